import type { PageWindow } from './wire.fixture.ts';

const PATIENCE_MS = 1_000;
const LEAST_FRAME_PX = 2;
/** Inside of what a rounded corner leaves. */
const INSET_PX = 5;

/**
 * Problems with the visibility of the focus. WCAG 2.2, 2.4.7 (Focus Visible) and 2.4.11 (Focus Not
 * Obscured), and stricter than both: the whole focused element is in the window, its center and
 * corners are uncovered, and its focus ring is not cut off. Waits up to a second for an element that
 * is still moving. Null when no element has the focus.
 */
export const focusProblems = async (page: PageWindow): Promise<readonly string[] | null> => {
  // Beyond the last stop of the page is the browser itself.
  if (page.document.activeElement === page.document.body || !page.document.hasFocus()) return null;
  const end = performance.now() + PATIENCE_MS;
  let problems = look(page);
  while (problems.length > 0 && performance.now() < end) {
    await new Promise(requestAnimationFrame);
    problems = look(page);
  }
  return problems;
};

const look = (page: PageWindow): readonly string[] => {
  const focused = page.document.activeElement;
  if (!(focused instanceof page.HTMLElement || focused instanceof page.SVGElement)) return [];
  const problems: string[] = [];
  const say = (problem: string) => problems.push(`${wordsOf(focused)} ${problem}`);
  if (!focused.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    say('is not visible');

  const style = page.getComputedStyle(focused);
  if (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) < LEAST_FRAME_PX)
    say('has no frame');
  const reach = Number.parseFloat(style.outlineOffset) + LEAST_FRAME_PX;

  const rects = [...focused.getClientRects()];
  if (rects.length === 0) say('takes no room');
  for (const rect of rects) {
    for (const clip of clipsOf(page, focused)) {
      const sides = [
        ...(['left', 'top'] as const).filter((side) => rect[side] - reach < clip[side]),
        ...(['right', 'bottom'] as const).filter((side) => rect[side] + reach > clip[side]),
      ];
      if (sides.length > 0) say(`is cut off by ${clip.name}: ${sides}`);
    }
    for (const [x, y] of pointsOf(rect)) {
      const hit = page.document.elementFromPoint(x, y);
      if (hit !== null && isOver(page, hit, focused))
        say(`is covered by ${wordsOf(hit)} at ${Math.round(x)}, ${Math.round(y)}`);
    }
  }
  return problems;
};

const wordsOf = (element: Element): string => {
  const label = 'labels' in element && element.labels;
  const [first] = isListOfNodes(label) ? [...label] : [];
  const words =
    element.getAttribute('aria-label') || first?.textContent || element.textContent || '';
  return `${element.tagName.toLowerCase()} “${words.trim().slice(0, 40)}”`;
};

const isListOfNodes = (value: unknown): value is NodeList =>
  typeof value === 'object' && value !== null && 'length' in value;

/** A field has its own parts over it, and in a tall face the lines of a text reach into another. */
const isNeighbor = (page: PageWindow, hit: Element, focused: Element): boolean =>
  (focused.matches('input, select') || page.getComputedStyle(focused).display === 'inline') &&
  focused.parentElement?.contains(hit) === true;

const isOver = (page: PageWindow, hit: Element, focused: Element): boolean =>
  !focused.contains(hit) && !hit.contains(focused) && !isNeighbor(page, hit, focused);

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const clipsOf = (
  page: PageWindow,
  element: Element,
): readonly (Edges & { readonly name: string })[] => {
  const clips = [
    { name: 'the window', left: 0, top: 0, right: page.innerWidth, bottom: page.innerHeight },
  ];
  let box: Element | null = element;
  while (box !== null && box !== page.document.body) {
    const { overflow, position } = page.getComputedStyle(box);
    if (box !== element && overflow !== 'visible') {
      const { left, top, right, bottom } = box.getBoundingClientRect();
      clips.push({ name: wordsOf(box), left, top, right, bottom });
    }
    if (position === 'fixed') break;
    box = box.parentElement;
  }
  return clips;
};

const pointsOf = ({ left, top, right, bottom }: Edges): readonly (readonly [number, number])[] => {
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  const dx = Math.max(0, x - left - INSET_PX);
  const dy = Math.max(0, y - top - INSET_PX);
  return [
    [x, y],
    ...[-dx, dx].flatMap((byX) => [-dy, dy].map((byY) => [x + byX, y + byY] as const)),
  ];
};
