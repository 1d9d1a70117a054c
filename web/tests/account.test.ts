import { afterEach, describe, expect, it, vi } from "vitest";

import { api, Problem } from "../src/lib/api";

const ME = { known: true, name: "Ada", login: "ada", language: "en" };

/** What the page asks a server that answers like this. */
function serve(status: number, answer: unknown) {
  const asked = vi.fn((_path: string, _request: RequestInit) => Promise.resolve(new Response(JSON.stringify(answer), { status })));
  vi.stubGlobal("fetch", asked);
  return asked;
}

const request = (asked: ReturnType<typeof serve>) => {
  const [path, { method, body }] = asked.mock.calls[0] ?? ["", {}];
  return [method, path, typeof body === "string" ? (JSON.parse(body) as unknown) : body];
};

afterEach(() => vi.unstubAllGlobals());

describe("an account", () => {
  it("gets a new password for the old one", async () => {
    const asked = serve(200, ME);
    expect(await api.changePassword("old word", "new word")).toEqual(ME);
    expect(request(asked)).toEqual(["PUT", "/api/me/password", { old: "old word", new: "new word" }]);
  });

  it("ends its other sessions", async () => {
    const asked = serve(200, ME);
    expect(await api.endOtherSessions()).toEqual(ME);
    expect(request(asked)).toEqual(["DELETE", "/api/me/sessions", undefined]);
  });

  it.each(["wrong_old_password", "password_is_name", "password_common", "password_short", "no_account"])("is told %s", async (code) => {
    serve(422, { error: { code, message: "no", id: "abc" } });
    const refused = await api.changePassword("old word", "new word").catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Problem);
    expect(refused).toMatchObject({ status: 422, code, id: "abc" });
  });
});
