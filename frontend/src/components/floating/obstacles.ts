const CONTROLS =
  'a[href], button, input, select, textarea, summary, label, [role="button"], [role="slider"], [tabindex="0"]';

const PICTURES = 'svg, img, canvas';

/** Area of the window, in pixels. */
interface Corner {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Obstacle {
  readonly box: DOMRect;
  readonly isControl: boolean;
}

/**
 * Yields text lines, controls and pictures in an area of the window. Skips elements outside it, with their
 * contents.
 */
export function* obstaclesIn(corner: Corner, own: HTMLElement): Generator<Obstacle> {
  const { SHOW_ELEMENT, SHOW_TEXT } = NodeFilter;
  const walker = document.createTreeWalker(document.body, SHOW_ELEMENT | SHOW_TEXT, (node) =>
    node instanceof Element ? filterElement(node, corner, own) : filterText(node),
  );
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element)
      yield { box: node.getBoundingClientRect(), isControl: node.matches(CONTROLS) };
    else {
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) yield { box, isControl: false };
    }
  }
}

const filterElement = (element: Element, corner: Corner, own: HTMLElement): number => {
  const { FILTER_ACCEPT, FILTER_REJECT, FILTER_SKIP } = NodeFilter;
  if (element === own) return FILTER_REJECT;
  if (!element.checkVisibility()) return isBoxless(element) ? FILTER_SKIP : FILTER_REJECT;
  const box = element.getBoundingClientRect();
  // Empty boxes may have visible children.
  if (box.width === 0 && box.height === 0) return FILTER_SKIP;
  // Visible to screen readers only.
  if (box.width <= 1 && box.height <= 1) return FILTER_REJECT;
  if (box.left > corner.right || box.right < corner.left) return FILTER_REJECT;
  if (box.bottom < corner.top || box.top > corner.bottom) return FILTER_REJECT;
  const isSeen = element.checkVisibility({ visibilityProperty: true });
  return isSeen && element.matches(`${CONTROLS}, ${PICTURES}`) ? FILTER_ACCEPT : FILTER_SKIP;
};

/** An element of `display: contents` counts as invisible, and its children are shown. */
const isBoxless = (element: Element): boolean => getComputedStyle(element).display === 'contents';

const filterText = ({ textContent, parentElement }: Node): number =>
  textContent?.trim() !== '' && parentElement?.checkVisibility({ visibilityProperty: true })
    ? NodeFilter.FILTER_ACCEPT
    : NodeFilter.FILTER_REJECT;
