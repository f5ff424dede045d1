import { COLOR_MODES } from '@hearthway/domain/journey/accessibility.constants.ts';
import { test } from 'vitest';
import { expect } from './expect.ts';
import { findBarriers, findOverflow, WIDTHS } from './inspect.ts';
import { setStage } from './stage.fixture.ts';
import { arriveAs, isIn, nameOf, VIEWS, type Viewer } from './views.ts';

/** Each view at one width in one mode; barriers.soak.test.ts looks at all of them. */
const SIGHTS = VIEWS.map((view, index) => {
  const widths = WIDTHS.filter((width) => isIn(view, width));
  const width = widths[index % widths.length] ?? 0;
  return { view, width, mode: COLOR_MODES[index % COLOR_MODES.length] ?? '' };
});

/** A family has the most to see. */
const PATIENCE = { timeout: 120_000 };

/** Tests what such viewers see. Those of one file wait for each other. */
export const testBarriers = (...viewers: readonly Viewer[]): void => {
  const stage = setStage();
  test.for(viewers)('a %s meets no barrier', PATIENCE, async (viewer) => {
    const { page } = await arriveAs(viewer, stage);
    const found: Record<string, readonly string[]> = {};
    for (const { view, width, mode } of SIGHTS.filter((sight) => sight.view.viewer === viewer)) {
      const barriers = await findBarriers(page, view, { width, modes: [mode] });
      found[nameOf(view)] = [...barriers, ...(await findOverflow(page))];
    }
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
  });
};
