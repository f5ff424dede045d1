import { COLOR_MODES } from '@hearthway/domain/journey/accessibility.constants.ts';
import { test } from 'vitest';
import { expect } from './expect.ts';
import { findBarriers, findOverflow, WIDTHS } from './inspect.ts';
import { setStage } from './stage.ts';
import { arriveAs, isIn, nameOf, VIEWERS, VIEWS } from './views.ts';

const stage = setStage();

/** Each view at one width in one mode; barriers.soak.test.ts looks at all of them. */
const SIGHTS = VIEWS.map((view, index) => {
  const widths = WIDTHS.filter((width) => isIn(view, width));
  const width = widths[index % widths.length] ?? 0;
  return { view, width, mode: COLOR_MODES[index % COLOR_MODES.length] ?? '' };
});

const TOURS = VIEWERS.flatMap((viewer) =>
  WIDTHS.map((width) => ({
    viewer,
    width,
    sights: SIGHTS.filter((sight) => sight.view.viewer === viewer && sight.width === width),
  })),
).filter(({ sights }) => sights.length > 0);

/** A family has the most to see. */
const PATIENCE = { timeout: 120_000 };

const title = 'a $viewer meets no barrier at $width px';

test.for(TOURS)(title, PATIENCE, async ({ viewer, width, sights }) => {
  const { page } = await arriveAs(viewer, stage);
  const found: Record<string, readonly string[]> = {};
  for (const { view, mode } of sights) {
    const barriers = await findBarriers(page, view, { width, modes: [mode] });
    found[nameOf(view)] = [...barriers, ...(await findOverflow(page))];
  }
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
});
