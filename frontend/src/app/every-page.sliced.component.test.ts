import { expect, test } from 'vitest';
import { type Clock, createClock } from '../testing/clock.fixture.ts';
import {
  centeredBlocksOf,
  coveredPartsOf,
  leftEdgesOf,
  spotsOf,
} from '../testing/layout.fixture.ts';
import { openPage, type SitePage } from '../testing/page.fixture.ts';
import { sliceOf } from '../testing/slice.fixture.ts';
import { nameOf, show, VIEWS } from '../testing/views.fixture.ts';

/** Where content begins, in pixels by the window's width. */
const LEFT_EDGES: Readonly<Record<number, number>> = { 1280: 80, 768: 16, 320: 16 };

/** Parts that take the place of a whole page, or that no address alone leads to. */
const WHOLE_PAGES = [
  'table',
  'timeline',
  'Active families',
  'no such provider',
  'mailed link',
  'own plan',
  'welcome',
  'cancellation',
  'payment issue',
];

const pages = VIEWS.filter(
  ({ part, reveal }) => reveal === undefined || WHOLE_PAGES.includes(part ?? ''),
).map((view) => ({ view, name: nameOf(view) }));

/** After a movement of the page, before a button at the lower edge looks for a place. */
const REST_MS = 100;

/** Shares of the way down the page. */
const POSITIONS = [0, 0.5, 1];

/** Scrolls as far, and waits until the page has heard of it. */
const scrollTo = async ({ window, document }: SitePage, share: number): Promise<void> => {
  const { scrollHeight, clientHeight } = document().documentElement;
  const top = Math.floor(share * (scrollHeight - clientHeight));
  if (Math.abs(top - window().scrollY) < 1) return;
  const isScrolled = new Promise((resolve) =>
    document().addEventListener('scroll', resolve, { once: true }),
  );
  window().scrollTo({ top, behavior: 'instant' });
  await isScrolled;
};

/** Leaves the buttons at the lower edge where they cover nothing, all the way down the page. */
const expectUncovered = async (page: SitePage, clock: Clock): Promise<void> => {
  const rest = async () => {
    await clock.run(REST_MS);
    return spotsOf(page);
  };
  for (const position of POSITIONS) {
    await scrollTo(page, position);
    await expect.poll(rest).not.toContain('moving');
    await expect.poll(() => coveredPartsOf(page)).toEqual([]);
  }
  // The room below the footer is theirs. A page may have grown since it was scrolled.
  const restAtEnd = async () => {
    await scrollTo(page, 1);
    return rest();
  };
  await expect.poll(restAtEnd).toEqual(['free', 'free']);
};

test.for(sliceOf(pages))(
  '$name is on a template, with nothing below its floating buttons',
  async ({ view }) => {
    const clock = createClock();
    const page = await show(view, { width: 1280, prepare: clock.prepare });
    const found: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    for (const [width, edge] of Object.entries(LEFT_EDGES)) {
      await page.resize(Number(width));
      found[width] = { ...leftEdgesOf(page), centered: centeredBlocksOf(page) };
      expected[width] = { heading: edge, text: edge, template: edge, centered: [] };
      await expectUncovered(page, clock);
    }
    expect(found).toEqual(expected);
    const button = page.site.getByRole('button', { name: 'Accessibility', exact: true });
    await expect.element(button).toBeVisible();
  },
);

/** Font size of an element, in pixels. */
const sizeOf = (page: SitePage, element: Element): number =>
  Number.parseFloat(page.window().getComputedStyle(element).fontSize);

test.for([320, 1280])('sizes of type differ by more than a pixel at %i px', async (width) => {
  const page = await openPage('/dev/components', { width });
  const specimens = [...page.document().querySelectorAll('[data-type-scale] li')];
  const sizes = specimens.map((element) => sizeOf(page, element));
  expect(sizes.length).toBeGreaterThan(5);
  const steps = sizes.slice(1).map((size, place) => size - (sizes[place] ?? 0));
  expect(Math.min(...steps)).toBeGreaterThan(1);
});

test('the title of the start page is of 44 to 52 px on a wide screen', async () => {
  const page = await openPage('/', { width: 1280 });
  const title = page.site.getByRole('heading', { level: 1 });
  const size = sizeOf(page, await title.findElement());
  expect(size).toBeGreaterThanOrEqual(44);
  expect(size).toBeLessThanOrEqual(52);
});

/** Characters in a line of a paragraph, on average. */
const lineOf = (page: SitePage, paragraph: Element): number => {
  const text = paragraph.textContent?.length ?? 0;
  const style = page.window().getComputedStyle(paragraph);
  const lines = paragraph.getBoundingClientRect().height / Number.parseFloat(style.lineHeight);
  return text / lines;
};

test('a paragraph has 60 to 70 characters in a line', async () => {
  const page = await openPage('/about', { width: 1280 });
  await page.document().fonts.ready;
  const paragraphs = [...page.document().querySelectorAll('main .measure > p')];
  const lines = paragraphs
    .filter(({ textContent }) => (textContent?.length ?? 0) > 200)
    .map((paragraph) => lineOf(page, paragraph));
  expect(lines.length).toBeGreaterThan(2);
  expect(Math.max(...lines)).toBeLessThanOrEqual(70);
  expect(Math.max(...lines)).toBeGreaterThanOrEqual(55);
});
