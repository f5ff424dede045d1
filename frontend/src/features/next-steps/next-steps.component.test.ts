import { expect, test } from 'vitest';
import { page as tester } from 'vitest/browser';
import { barriersOf, overflowOf } from '../../testing/barriers.fixture.ts';
import { openPage } from '../../testing/page.fixture.ts';
import { press } from '../../testing/steps.fixture.ts';

const PATH = '/while-you-wait';

test('SHOT', async () => {
  for (const width of [360, 1280]) {
    localStorage.clear();
    const page = await openPage(PATH, { width, height: width === 360 ? 740 : 900 });
    const { site } = page;
    await site.getByLabelText('When was your child born?').fill('2024-05');
    await site.getByLabelText('Where do you live?').selectOptions('North Carolina');
    await tester.screenshot({ path: `/tmp/shots/q-${width}.png` });
    await press(page, 'Show my steps');
    await expect
      .element(site.getByRole('heading', { name: 'Ask Early Intervention' }))
      .toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 800));
    const height = page.document().documentElement.scrollHeight;
    console.log('HEIGHT', width, height, overflowOf(page), await barriersOf(page));
    await page.resize(width, Math.min(height, 3500));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await tester.screenshot({ path: `/tmp/shots/p-${width}.png` });
  }
});
