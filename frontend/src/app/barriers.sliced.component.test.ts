import { COLOR_MODES } from '@hearthway/domain/journey/accessibility.constants.ts';
import { expect, test } from 'vitest';
import { barriersOf, colorBarriersOf, overflowOf } from '../testing/barriers.fixture.ts';
import type { SitePage } from '../testing/page.fixture.ts';
import { sliceOf } from '../testing/slice.fixture.ts';
import { settle } from '../testing/steps.fixture.ts';
import { isIn, nameOf, show, VIEWS, type View } from '../testing/views.fixture.ts';

/** Pixels of width: a tablet between a phone and a wide screen. */
const WIDTHS = [320, 768, 1280];

/** The smallest phone, and 200 % zoom on a wide screen. */
const NARROW = [320, 640];

/** As the settings do it, without a reload. */
const turnTo = ({ document }: SitePage, mode: string): void =>
  document().documentElement.setAttribute('data-color-mode', mode);

/** Where a page that is shown has to be scrolled sideways, with the widest text as well. */
const overflows = async (page: SitePage): Promise<readonly string[]> => {
  const found: string[] = [];
  const look = async (text: string): Promise<void> => {
    for (const width of NARROW) {
      await page.resize(width);
      const pixels = overflowOf(page);
      if (pixels > 0) found.push(`${pixels} px too wide for ${width} px, text ${text}`);
    }
  };
  await look('as it is');
  const { documentElement: root } = page.document();
  root.dataset['fontFamily'] = 'dyslexia-friendly';
  root.style.fontSize = '150%';
  await settle(page);
  await look('of 24 px');
  return found;
};

/** Each route once, at one width in one mode; the slices look at all of them. */
const routes = VIEWS.filter(
  ({ path, reveal }, place) =>
    reveal === undefined &&
    VIEWS.findLastIndex((view) => view.path === path && view.reveal === undefined) === place,
).map((view, place) => ({
  view,
  name: nameOf(view),
  width: WIDTHS[place % WIDTHS.length] ?? 320,
  mode: COLOR_MODES[place % COLOR_MODES.length] ?? 'default',
}));

test.for(routes)('$name has no barriers at $width px in $mode', async ({ view, width, mode }) => {
  const page = await show(view, { width });
  turnTo(page, mode);
  expect(await barriersOf(page)).toEqual([]);
});

interface Sight {
  readonly view: View;
  readonly name: string;
  readonly width: number;
  readonly language: string;
}

const sights: readonly Sight[] = VIEWS.flatMap((view) =>
  WIDTHS.filter((width) => isIn(view, width)).flatMap((width) =>
    // `reveal` finds its button by the English label.
    (view.reveal === undefined ? ['en', 'es'] : ['en']).map((language) => ({
      view,
      name: nameOf(view),
      width,
      language,
    })),
  ),
);

test.for(sliceOf(sights))(
  '$name has no barriers in any mode at $width px in $language',
  async ({ view, width, language }) => {
    const page = await show(view, { width, language });
    const found: Record<string, readonly string[]> = {};
    for (const [place, mode] of COLOR_MODES.entries()) {
      turnTo(page, mode);
      found[mode] = await (place === 0 ? barriersOf(page) : colorBarriersOf(page));
    }
    expect(found).toEqual(Object.fromEntries(COLOR_MODES.map((mode) => [mode, []])));
    expect(await overflows(page)).toEqual([]);
  },
);
