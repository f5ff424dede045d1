import { test } from 'vitest';
import { expect } from './expect.ts';
import { setStage } from './stage.fixture.ts';
import { arriveAs, PROVIDER_PATH, settle } from './views.ts';
import { open } from './visit.ts';

const stage = setStage();

test('staff get none of the families’ prompts, and learn which pages are for families', async () => {
  const { page } = await arriveAs('analyst', stage);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  for (const [path, heading] of [
    ['/', /./],
    ['/account', 'Account Settings'],
    ['/subscribe', 'Plans and Prices'],
    ['/resources', 'This page is for families'],
    [PROVIDER_PATH, 'This page is for families'],
    ['/favorites', 'This page is for families'],
    ['/favorites/compare', 'This page is for families'],
  ] as const) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await settle(page);
  }
  expect(refused).toEqual([]);
});
