import { COLOR_MODES } from '@hearthway/domain/journey/accessibility.constants.ts';
import { expect, test } from 'vitest';
import { findBarriers, WIDTHS } from './inspect.ts';
import { setStage } from './stage.fixture.ts';
import { arriveAs, isIn, nameOf, VIEWERS, VIEWS } from './views.ts';

const stage = setStage({ hasOwnStack: true });

test.for(VIEWERS)('a %s meets no barrier at any width in any mode', async (viewer) => {
  const { page } = await arriveAs(viewer, stage);
  const found: Record<string, readonly string[]> = {};
  for (const view of VIEWS.filter((each) => each.viewer === viewer))
    for (const width of WIDTHS.filter((each) => isIn(view, each))) {
      const barriers = await findBarriers(page, view, { width, modes: COLOR_MODES });
      if (barriers.length > 0) found[`${nameOf(view)} at ${width} px`] = barriers;
    }
  expect(found).toEqual({});
});
