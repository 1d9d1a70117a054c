// A picture of the whole board, however it is panned on the screen: an SVG with its styles and letters written into it, or a
// PNG of that.

const STYLES = ["fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linejoin", "stroke-linecap", "opacity", "fill-opacity", "stroke-opacity", "font-family", "font-size", "font-style", "font-weight", "text-anchor", "paint-order", "color", "display", "visibility"];
const HANDLES = ".turner, .side"; // what one takes hold of is no part of the picture
const MARGIN = 20;
const EXTENDED = "latin-ext"; // letters that neither a name nor a number on a board has
const SPACE = "http://www.w3.org/2000/svg";

function add(to: SVGElement, name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(SPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  to.append(element);
  return element;
}

/** The board by itself, with a line of words below it. */
export function drawn(board: SVGSVGElement, caption: string): { text: string; width: number; height: number } {
  const copy = board.cloneNode(true) as SVGSVGElement;
  const from = [board, ...board.querySelectorAll<SVGElement>("*")];
  const to = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  from.forEach((element, n) => {
    const target = to[n];
    if (!target) return;
    const style = getComputedStyle(element);
    for (const attribute of [...target.attributes]) if (/^(on|aria-|role|tabindex|data-|class)/.test(attribute.name)) target.removeAttribute(attribute.name);
    for (const property of STYLES) target.style.setProperty(property, style.getPropertyValue(property));
  });
  for (const handle of to.filter((_, n) => from[n]?.matches(HANDLES))) handle.remove();
  const all = board.querySelector<SVGGElement>(":scope > g");
  copy.querySelector(":scope > g")?.removeAttribute("transform");
  const box = all?.getBBox() ?? new DOMRect(0, 0, 100, 100);
  const left = box.x - MARGIN;
  const top = box.y - MARGIN;
  const width = box.width + 2 * MARGIN;
  const height = box.height + 2 * MARGIN + 24;
  const page = getComputedStyle(document.documentElement);
  const ground = add(copy, "rect", { x: left, y: top, width, height, fill: page.getPropertyValue("--ground-deep") });
  copy.prepend(ground);
  const words = add(copy, "text", { x: left + MARGIN, y: top + height - MARGIN / 2, fill: page.getPropertyValue("--ink-soft"), "font-size": 14, "font-family": page.getPropertyValue("--body") });
  words.textContent = caption;
  copy.removeAttribute("style");
  for (const [key, value] of Object.entries({ xmlns: SPACE, viewBox: `${left} ${top} ${width} ${height}`, width: width * 2, height: height * 2 })) copy.setAttribute(key, String(value));
  return { text: new XMLSerializer().serializeToString(copy), width: width * 2, height: height * 2 };
}

/** The fonts in which something is written there, as a sheet of styles: a drawing by itself finds none of the page's. */
async function letters(drawing: string): Promise<string> {
  const sheets = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? location.href })));
  const faces = sheets.map(async ({ rule, base }) => {
    if (!(rule instanceof CSSFontFaceRule)) return "";
    const named = (property: string) => rule.style.getPropertyValue(property);
    const file = /url\("?([^")]+)/.exec(named("src"))?.[1] ?? "";
    const family = named("font-family").replaceAll(/["']/g, "");
    if (!new RegExp(`${family}(?! \\w)`).test(drawing) || file.includes(EXTENDED)) return "";
    const bytes = new Uint8Array(await (await fetch(new URL(file, base))).arrayBuffer());
    const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    return `@font-face{font-family:${named("font-family")};font-style:${named("font-style")};font-weight:${named("font-weight")};src:url(data:font/woff2;base64,${data})}`;
  });
  return (await Promise.all(faces)).join("");
}

/** The same in points: browsers draw an image of an SVG, and then read it off. */
async function painted({ text, width, height }: ReturnType<typeof drawn>): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

/** Hand the picture to the system where it can be shared, and save it elsewhere. */
export async function picture(name: string, caption: string, kind: "svg" | "png"): Promise<void> {
  const board = document.querySelector<SVGSVGElement>(".board svg");
  if (!board) return;
  const plain = drawn(board, caption);
  const made = { ...plain, text: plain.text.replace(">", `><style>${await letters(plain.text)}</style>`) };
  const blob = kind === "png" ? await painted(made) : new Blob([made.text], { type: "image/svg+xml" });
  const file = new File([blob], `${name}.${kind}`, { type: blob.type });
  if (kind === "png" && matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
