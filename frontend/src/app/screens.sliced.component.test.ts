import { expect, test } from 'vitest';
import { SCREENS, USUAL_SCREENS } from '../testing/screen-budgets.fixture.ts';
import { sliceOf } from '../testing/slice.fixture.ts';
import { connected, settle } from '../testing/steps.fixture.ts';
import { nameOf, show, VIEWS } from '../testing/views.fixture.ts';

const PHONE = { width: 360, height: 740 };

/** Pages as they open: a part that is opened by hand may make them longer. */
const pages = VIEWS.filter(
  ({ viewer, reveal }) => reveal === undefined && ['visitor', 'family'].includes(viewer),
).map((view) => ({ view, name: nameOf(view) }));

test.for(sliceOf(pages))(
  '$name fills no more screens of a phone than it may',
  async ({ view, name }) => {
    // Spanish has the longer words.
    const page = await show(view, { ...PHONE, language: 'es' });
    if (view.viewer === 'family') await connected(page);
    await settle(page);
    const screens = page.document().documentElement.scrollHeight / PHONE.height;
    expect(screens).toBeLessThanOrEqual(SCREENS[name] ?? USUAL_SCREENS);
  },
);

test('every page with a budget of its own exists', () => {
  const names = pages.map(({ name }) => name);
  expect(Object.keys(SCREENS).filter((name) => !names.includes(name))).toEqual([]);
});
