// How much of the window is board: what a person sees there is a piece of it or its ground, and nothing lies over it.
// Looked at on a grid of points. What paints nothing covers nothing; words without a ground of their own do.
async () => {
  const STEP = 16;
  const FRAMES = 3; // until what follows from the size of a window has been drawn
  for (let frame = 0; frame < FRAMES; frame += 1) await new Promise(requestAnimationFrame);
  const felt = new CSSStyleSheet();
  felt.replaceSync("* { pointer-events: auto !important }");
  const worn = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...worn, felt];

  const known = new Map();
  const looks = (element) => {
    const { backgroundColor, backgroundImage, borderTopWidth, borderLeftWidth } = getComputedStyle(element);
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (!/^rgba\(.*, 0\)$|transparent/.test(backgroundColor) || backgroundImage !== "none") return true;
    if (parseFloat(borderTopWidth) || parseFloat(borderLeftWidth)) return true;
    if (element.closest("svg, canvas, img, input, select")) return true;
    return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  };
  const paints = (element) => {
    if (!known.has(element)) known.set(element, looks(element));
    return known.get(element);
  };

  let all = 0;
  let board = 0;
  for (let y = STEP / 2; y < innerHeight; y += STEP) {
    for (let x = STEP / 2; x < innerWidth; x += STEP) {
      all += 1;
      const first = document.elementFromPoint(x, y); // all of them are asked for only where it paints nothing
      const top = first && paints(first) ? first : document.elementsFromPoint(x, y).find(paints);
      if (top?.closest(".table .board") && !top.closest("[data-over]")) board += 1;
    }
  }
  document.adoptedStyleSheets = worn;
  return board / all;
}
