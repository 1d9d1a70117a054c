// A picture of the board as it is on the screen: an SVG file with its styles written into it.

const STYLES = ["fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linejoin", "stroke-linecap", "opacity", "fill-opacity", "stroke-opacity", "font-family", "font-size", "font-weight", "text-anchor", "paint-order", "color", "display", "visibility"];

export function picture(name: string): void {
  const board = document.querySelector<SVGSVGElement>(".board > svg");
  if (!board) return;
  const copy = board.cloneNode(true) as SVGSVGElement;
  const from = [board, ...board.querySelectorAll<SVGElement>("*")];
  const to = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  from.forEach((element, n) => {
    const style = getComputedStyle(element);
    const target = to[n];
    if (!target) return;
    for (const attribute of [...target.attributes]) if (/^(on|aria-|role|tabindex|data-|class)/.test(attribute.name)) target.removeAttribute(attribute.name);
    for (const property of STYLES) target.style.setProperty(property, style.getPropertyValue(property));
  });
  const box = board.getBoundingClientRect();
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("viewBox", `0 0 ${box.width} ${box.height}`);
  copy.setAttribute("width", String(box.width));
  copy.setAttribute("height", String(box.height));
  const ground = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  ground.setAttribute("width", "100%");
  ground.setAttribute("height", "100%");
  ground.setAttribute("fill", getComputedStyle(document.documentElement).getPropertyValue("--ground-deep") || "#0d0b09");
  copy.prepend(ground);
  const file = new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${name}.svg`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
