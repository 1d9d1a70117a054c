// Addresses of the page. Secrets stand behind a # and never reach the server.

export type Route =
  | { name: "home" }
  | { name: "new"; game: string | null }
  | { name: "table"; id: string }
  | { name: "join"; token: string }
  | { name: "replay"; id: string; step: number | null }
  | { name: "new-campaign"; game: string }
  | { name: "campaign"; id: string }
  | { name: "join-campaign"; token: string }
  | { name: "rules"; game: string | null; anchor: string; edition: number | null } // that of a table, else all
  | { name: "aid"; game: string; mode: string; edition: number | null }
  | { name: "learn"; game: string; mode: string }
  | { name: "daily"; game: string }
  | { name: "puzzle"; game: string; number: number | null }
  | { name: "cards"; game: string }
  | { name: "decks"; game: string; list: string }
  | { name: "about" }
  | { name: "settings" }
  | { name: "lost"; path: string };

export function read(path: string, hash: string, query = ""): Route {
  const parts = path.split("/").filter(Boolean);
  const after = decodeURIComponent(hash.replace(/^#/, ""));
  switch (parts[0]) {
    case undefined:
      return { name: "home" };
    case "new":
      return { name: "new", game: parts[1] ?? null };
    case "table":
      if (parts[1]) return { name: "table", id: parts[1] };
      break;
    case "join":
      return { name: "join", token: after };
    case "new-campaign":
      if (parts[1]) return { name: "new-campaign", game: parts[1] };
      break;
    case "campaign":
      if (parts[1]) return { name: "campaign", id: parts[1] };
      break;
    case "join-campaign":
      return { name: "join-campaign", token: after };
    case "replay":
      if (parts[1]) return { name: "replay", id: parts[1], step: parts[2] ? Number(parts[2]) || 0 : null };
      break;
    case "rules":
      return { name: "rules", game: parts[1] ?? null, anchor: after, edition: numberIn(query, "edition") };
    case "aid":
      if (parts[1]) return { name: "aid", game: parts[1], mode: parts[2] ?? "", edition: numberIn(query, "edition") };
      break;
    case "learn":
      if (parts[1]) return { name: "learn", game: parts[1], mode: parts[2] ?? "" };
      break;
    case "daily":
      if (parts[1]) return { name: "daily", game: parts[1] };
      break;
    case "puzzle":
      if (parts[1]) return { name: "puzzle", game: parts[1], number: parts[2] ? Number(parts[2]) || null : null };
      break;
    case "cards":
      if (parts[1]) return { name: "cards", game: parts[1] };
      break;
    case "decks":
      if (parts[1]) return { name: "decks", game: parts[1], list: after };
      break;
    case "about":
      return { name: "about" };
    case "settings":
      return { name: "settings" };
  }
  return { name: "lost", path };
}

function numberIn(query: string, name: string): number | null {
  const said = new URLSearchParams(query).get(name);
  return said !== null && /^\d{1,3}$/.test(said) ? Number(said) : null;
}

export const router = $state({ route: read("/", "") as Route });

function follow(): void {
  router.route = read(location.pathname, location.hash, location.search);
}

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  follow();
  if (!path.includes("#")) scrollTo(0, 0);
}

/** Follow links inside the page without loading it again. */
export function startRouter(): () => void {
  const clicked = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.target || link.origin !== location.origin || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.hash);
  };
  follow();
  addEventListener("popstate", follow);
  addEventListener("hashchange", follow);
  document.addEventListener("click", clicked);
  return () => {
    removeEventListener("popstate", follow);
    removeEventListener("hashchange", follow);
    document.removeEventListener("click", clicked);
  };
}
