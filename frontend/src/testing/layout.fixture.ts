import type { PageWindow } from './wire.fixture.ts';

interface Inspected {
  readonly window: () => PageWindow;
}

/** Margins of a centered block are wider than any spacing, in pixels. */
const SPACING = 24;

const mainOf = ({ window }: Inspected): Element => {
  const main = window().document.querySelector('main');
  if (main === null) throw new Error('The page has no main part.');
  return main;
};

/** Whether sighted people can see it. */
const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  element.closest('.sr-only') === null;

interface Text {
  readonly node: Node;
  /** Boxes of its lines. */
  readonly boxes: readonly DOMRect[];
}

/** The visible text in a part of the page. */
const textsIn = ({ window }: Inspected, part: Element): readonly Text[] => {
  const { document, NodeFilter } = window();
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.textContent?.trim() === '' || !isSeen(node.parentElement ?? part)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    texts.push({ node, boxes: [...range.getClientRects()].filter(({ width }) => width > 1) });
  }
  return texts;
};

/** Where each visible line of text in the page's main part begins, in pixels from the left. */
const textStarts = (page: Inspected): readonly number[] =>
  textsIn(page, mainOf(page)).flatMap(({ boxes }) => boxes.map(({ left }) => left));

/** Left edges of the page, in whole pixels: of its heading, of its leftmost text, of its template. */
export const leftEdgesOf = (page: Inspected) => {
  const main = mainOf(page);
  const startOf = (selector: string): number | undefined => {
    const element = main.querySelector(selector);
    return element === null ? undefined : Math.round(element.getBoundingClientRect().left);
  };
  return {
    heading: startOf('h1'),
    text: Math.round(Math.min(...textStarts(page))),
    template: startOf('[data-template]'),
  };
};

/** Blocks of text that stand in the middle by their margins, and so leave the left edge. */
export const centeredBlocksOf = (page: Inspected): readonly string[] =>
  [...mainOf(page).querySelectorAll('*')]
    .filter((element) => isSeen(element) && element.textContent?.trim() !== '')
    .filter((element) => {
      const { marginLeft, marginRight, position } = page.window().getComputedStyle(element);
      const [start, end] = [Number.parseFloat(marginLeft), Number.parseFloat(marginRight)];
      return position !== 'fixed' && start > SPACING && Math.abs(start - end) < 1;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));

/** All that a press works on. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role], [tabindex]';
const ROLES = /^(?:button|checkbox|link|menuitem|option|radio|slider|switch|tab)$/;

/** The frames of the buttons for the accessibility panel and for the chat. */
const floatingOf = ({ window }: Inspected): readonly HTMLElement[] => {
  const floating = [...window().document.querySelectorAll<HTMLElement>('[data-floating]')];
  if (floating.length !== 2) throw new Error('The page lacks a button at its lower edge.');
  return floating;
};

/**
 * State of each button. `free`: it is there. `away`: it is out of the way. `moving`: it is looking for a
 * place.
 */
export const spotsOf = (page: Inspected): readonly (string | undefined)[] =>
  floatingOf(page).map(({ dataset }) => dataset['spot']);

/** The controls and the text that a button at the lower edge lies above, where it is shown. */
export const coveredPartsOf = (page: Inspected): readonly string[] =>
  floatingOf(page).flatMap((floating) => coveredBy(page, floating));

const coveredBy = (page: Inspected, floating: HTMLElement): readonly string[] => {
  if (page.window().getComputedStyle(floating).pointerEvents === 'none') return [];
  const own = floating.getBoundingClientRect();
  const isCovered = ({ left, right, top, bottom }: DOMRect): boolean =>
    left < own.right && right > own.left && top < own.bottom && bottom > own.top;
  const { body } = page.window().document;
  const controls = [...body.querySelectorAll(CONTROLS)]
    .filter((element) => !floating.contains(element) && element.checkVisibility())
    .filter((element) => !element.hasAttribute('role') || ROLES.test(element.role ?? ''))
    .filter((element) => element.getAttribute('tabindex') !== '-1')
    .filter((element) => isCovered(element.getBoundingClientRect()))
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
  const texts = textsIn(page, body)
    .filter(({ node, boxes }) => !floating.contains(node) && boxes.some(isCovered))
    .map(({ node }) => `“${node.textContent?.trim().slice(0, 120)}”`);
  return [...controls, ...texts];
};
