import { COLOR_MODES } from '@hearthway/domain/journey/accessibility.constants.ts';
import { expect, test } from 'vitest';
import { barriersOf, colorBarriersOf, overflowOf } from '../testing/barriers.fixture.ts';
import type { SitePage } from '../testing/page.fixture.ts';
import { sliceOf } from '../testing/slice.fixture.ts';
import { settle, turnTo } from '../testing/steps.fixture.ts';
import { isIn, nameOf, show, VIEWS, type View } from '../testing/views.fixture.ts';

/** Pixels of width: a tablet between a phone and a wide screen. */
const WIDTHS = [320, 768, 1280];

/** The smallest phone, and 200 % zoom on a wide screen. */
const NARROW = [320, 640];

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

interface Sight {
  readonly view: View;
  readonly name: string;
  readonly width: number;
  readonly language: string;
  /** Narrowed to the smallest phone, a page is the same from any width it was opened at. */
  readonly isNarrowed: boolean;
}

const sights: readonly Sight[] = VIEWS.flatMap((view) =>
  WIDTHS.filter((width) => isIn(view, width)).flatMap((width, place) =>
    // `reveal` finds its button by the English label.
    (view.reveal === undefined ? ['en', 'es'] : ['en']).map((language) => ({
      view,
      name: nameOf(view),
      width,
      language,
      isNarrowed: view.reveal !== undefined || place === 0,
    })),
  ),
);

test.for(sliceOf(sights, 30))(
  '$name has no barriers in any mode at $width px in $language',
  async ({ view, width, language, isNarrowed }) => {
    const page = await show(view, { width, language });
    const found: Record<string, readonly string[]> = {};
    for (const [place, mode] of COLOR_MODES.entries()) {
      turnTo(page, mode);
      found[mode] = await (place === 0 ? barriersOf(page) : colorBarriersOf(page));
    }
    expect(found).toEqual(Object.fromEntries(COLOR_MODES.map((mode) => [mode, []])));
    if (isNarrowed) expect(await overflows(page)).toEqual([]);
  },
);
