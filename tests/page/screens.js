// What the tests of the screens ask of a page: window.screens.misfits() and the rest.

const said = (element, text) => `${element.tagName.toLowerCase()}.${element.className} "${text.trim().slice(0, 60)}"`;

/** Asked once for each element: a book has thousands of lines. */
function remembered(work) {
  const known = new Map();
  return (element) => {
    if (!known.has(element)) known.set(element, work(element));
    return known.get(element);
  };
}

let flowOf; // how an element treats what does not fit into it, across and down
let isUnseen; // whether only screen readers know of it

function forget() {
  flowOf = remembered((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return [overflowX, overflowY];
  });
  isUnseen = remembered((element) => {
    const { width, height } = element.getBoundingClientRect();
    if ((width <= 1 && height <= 1) || element.classList.contains("skip")) return true;
    return element.parentElement ? isUnseen(element.parentElement) : false;
  });
}

const unseen = (element) => isUnseen(element) || !element.checkVisibility({ visibilityProperty: true });

/** Whether a box around an element scrolls by itself, across (0) or down (1), and so may hold more than it shows. */
function scrolls(element, way) {
  for (let box = element; box; box = box.parentElement) if (/auto|scroll/.test(flowOf(box)[way])) return true;
  return false;
}

const aside = (line, edge) => line.right > edge.right + 1 || line.left < edge.left - 1;
const above = (line, edge) => line.bottom > edge.bottom + 3 || line.top < edge.top - 3;

/** Every line of text that a person reads, with the element that holds it. Cards of a hand hang over the lower edge on
 * purpose: whoever points at one reads all of it above. */
function lines() {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest("svg, option, script, style, .card-button") || unseen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) if (line.width > 1) found.push({ element, text: node.data, line });
  }
  return found;
}

/** Whether it shows the beginning of a text, and the rest when it is pressed. */
const unfolds = (box) => getComputedStyle(box).webkitLineClamp !== "none" && box.closest("[aria-expanded='false']");

function isCutOff({ element, line }) {
  for (let box = element; box && box !== document.body; box = box.parentElement) {
    const [across, down] = flowOf(box);
    if (across === "visible" && down === "visible") continue;
    if (unfolds(box)) return false;
    const edge = box.getBoundingClientRect();
    if (/hidden|clip/.test(across) && aside(line, edge)) return true;
    if (/hidden|clip/.test(down) && above(line, edge)) return true;
    if (/auto|scroll/.test(across + down)) return false;
  }
  return false;
}

function sticksOut({ element, line }) {
  const edge = element.closest("button, a.button, label, summary")?.getBoundingClientRect();
  return edge && (aside(line, edge) || above(line, edge));
}

/** A field shows no more of its text than there is room for, and tells nobody. */
function* tightFields() {
  const pen = document.createElement("canvas").getContext("2d");
  for (const field of document.querySelectorAll("select, input[placeholder]")) {
    if (unseen(field)) continue;
    const style = getComputedStyle(field);
    const text = field.tagName === "SELECT" ? field.selectedOptions[0]?.text : field.placeholder;
    pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (text && pen.measureText(text).width > room + 2) yield `does not fit into its field: ${said(field, text)}`;
  }
}

function* overlaps(all) {
  for (const bar of document.querySelectorAll("header, footer, .bar, .controls, .banner, .line")) {
    const inside = all.filter(({ element }) => bar.contains(element) && !scrolls(element, 1));
    for (const [n, one] of inside.entries()) {
      for (const other of inside.slice(n + 1)) {
        if (one.element === other.element) continue; // lines of one text stand close
        const across = Math.min(one.line.right, other.line.right) - Math.max(one.line.left, other.line.left);
        const down = Math.min(one.line.bottom, other.line.bottom) - Math.max(one.line.top, other.line.top);
        if (across > 2 && down > 4) yield `overlap: ${said(one.element, one.text)} and ${said(other.element, other.text)}`;
      }
    }
  }
}

/** What does not fit, in words. */
function misfits() {
  forget();
  const found = new Set();
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) found.add(`the page is ${page.scrollWidth} wide`);
  const all = lines();
  for (const one of all) {
    const outside = one.line.right > innerWidth + 1 || one.line.left < -1;
    if (outside && !scrolls(one.element, 0)) found.add(`outside: ${said(one.element, one.text)}`);
    if (isCutOff(one)) found.add(`cut off: ${said(one.element, one.text)}`);
    if (sticksOut(one)) found.add(`sticks out: ${said(one.element, one.text)}`);
  }
  for (const one of tightFields()) found.add(one);
  for (const one of overlaps(all)) found.add(one);
  return [...found];
}

/** The levels of the headings, in order. */
const headings = () =>
  [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter((heading) => heading.checkVisibility()).map((heading) => Number(heading.tagName[1]));

/** Everything the Tab key should reach; of a group through which arrow keys go, one. Each gets a mark. */
function wanted() {
  const all = document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex='0']");
  const found = [...all].filter((one) => !one.disabled && one.checkVisibility({ visibilityProperty: true }) && (one.type !== "radio" || one.checked) && one.getAttribute("tabindex") !== "-1");
  found.forEach((element, n) => element.setAttribute("data-wanted", n));
  return found.map((element) => element.outerHTML.slice(0, 140));
}

const lined = (box) => box && getComputedStyle(box).outlineStyle !== "none" && parseFloat(getComputedStyle(box).outlineWidth) >= 2;

const drawing = (element) =>
  [element, ...element.querySelectorAll("*")].map((part) => {
    const { stroke, strokeWidth, filter, opacity } = getComputedStyle(part);
    return [stroke, strokeWidth, filter, opacity];
  });

/** What has the focus, and whether one sees it: a line around it or its label, or a change in what is drawn. */
function focused() {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  let seen = lined(element) || lined(element.closest("label"));
  if (!seen && element instanceof SVGElement) {
    const before = String(drawing(element));
    element.blur();
    seen = String(drawing(element)) !== before;
    element.focus();
  }
  return [element.getAttribute("data-wanted"), Boolean(seen), element.outerHTML.slice(0, 140)];
}

const bare = new CSSStyleSheet();
bare.replaceSync("*, *::before, *::after { background-image: none !important } .vault { display: none }");

/** Take away what lies behind the words: the grain of the stone, the glow of torches, the vault. */
function undress() {
  document.adoptedStyleSheets = [bare];
}

/** And give it back. */
function dress() {
  document.adoptedStyleSheets = [];
}

const frame = () => new Promise(requestAnimationFrame);

/** What follows from another size of the window is done with the next frame. */
async function rest() {
  await frame();
  await frame();
}

/** As the settings do it: all letters in percent of the usual size. */
async function letters(percent) {
  document.documentElement.style.fontSize = `${percent}%`;
  await rest();
}

window.screens = { undress, dress, misfits, headings, wanted, focused, rest, letters };
