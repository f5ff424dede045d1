import type { Page, Request } from '@playwright/test';
import { test } from 'vitest';
import { PROGRAMS } from '../../launcher/programs.ts';
import { expect } from './expect.ts';
import { operate } from './operate.ts';
import { setStage } from './stage.fixture.ts';
import { PROVIDER_PATH } from './views.ts';
import { newPerson, signUp } from './visit.ts';

const { arrive, stack } = setStage();

/** Requests to a path from now on. */
const sentTo = (page: Page, path: string): Request[] => {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) sent.push(request);
  });
  return sent;
};

test('a provider’s page tells all of it, and a report of an error is answered there', async () => {
  const { page } = await arrive();
  const views = sentTo(page, '/api/journey/resource-views');
  await signUp(page, newPerson(), '/resources?location=27701&search=speech');
  await page
    .getByRole('link', { name: 'Thistle & Trellis Communication Studio', exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`${PROVIDER_PATH}$`));
  await expect(page.getByRole('main')).toContainText('All ages');
  await expect(page.getByRole('main')).toContainText('Source: Made up for demonstration');
  await expect.poll(() => views.length).toBe(1);
  expect((await views[0]?.response())?.status()).toBe(204);

  await page.getByRole('button', { name: 'Report an error' }).click();
  await page.getByLabel('What should it say?').fill('Nobody answers there any more.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Report an error' }).click();
  await expect(page.getByLabel('What should it say?')).toHaveValue(
    'Nobody answers there any more.',
  );
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('We’re looking into what you reported.')).toBeVisible();

  const reports = await operate(stack(), [PROGRAMS.directory, 'reports']);
  const report = reports.split('\n').find((line) => /[0-9a-f]{32}/.test(line));
  const id = /[0-9a-f]{32}/.exec(report ?? '')?.[0] ?? '';
  const correction = ['--set', 'waitlist=About a month', '--note', 'We called them.'];
  await operate(stack(), [PROGRAMS.directory, 'resolve', id, ...correction]);
  await expect(page.getByText('We’ve corrected the listing. Thank you!')).toBeVisible();
  await expect(page.getByText('Our answer: We called them.')).toBeVisible();
  await expect(page.getByText('About a month', { exact: true })).toBeVisible();
  await expect(page.getByText('Corrected', { exact: true })).toBeVisible();
});
