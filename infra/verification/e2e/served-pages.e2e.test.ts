import type { Page } from '@playwright/test';
import { onTestFinished, test } from 'vitest';
import { expect } from './expect.ts';
import { setStage } from './stage.fixture.ts';
import { newPerson, signUp } from './visit.ts';

const { arrive, browser, stack } = setStage();

const LESSON = '/learning/module/what-autism-is';
const STATE = '/insurance-help/TEXAS';
const GUIDE = '/guides/insurance-guide';

/** Until the page comes with its content: a busy machine answers with the outline meanwhile. */
const whenServed = (path: string) =>
  expect
    .poll(
      async () => {
        const answer = await fetch(`${stack().url}${path}`, { headers: { accept: 'text/html' } });
        return answer.text();
      },
      { timeout: 20_000 },
    )
    .toContain('page-content');

/**
 * Goes there until the answer has the content. Returns the reads of content that the page made by
 * itself after that.
 */
const goUntilServed = async (page: Page, path: string): Promise<readonly string[]> => {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (
      request.method() === 'GET' &&
      /^\/api\/(?:content|learning\/(?:modules|questions))/.test(pathname)
    )
      reads.push(pathname);
  });
  await expect
    .poll(
      async () => {
        reads.length = 0;
        const answer = await page.goto(path);
        return answer?.text();
      },
      { timeout: 30_000 },
    )
    .toContain('page-content');
  return reads;
};

/** Remembers the heading that came with the page. */
const keepHeading = async (page: Page): Promise<void> => {
  const script = await page.addInitScript(
    `document.addEventListener('DOMContentLoaded', () => { window.cameWith = document.querySelector('h1'); });`,
  );
  onTestFinished(() => script.dispose());
};

const isSameHeading = (page: Page) =>
  page.evaluate(`document.querySelector('h1') === window.cameWith`);

test.each([
  [LESSON, 'What autism is'],
  [STATE, 'Insurance for autism care in Texas'],
  [GUIDE, 'Insurance guide'],
])('%s is taken over as it came, and asks for nothing again', async (path, title) => {
  await whenServed(path);
  const { page } = await arrive();
  await keepHeading(page);
  const reads = await goUntilServed(page, path);
  await page.locator('html[data-ready]').waitFor();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect([await isSameHeading(page), reads]).toEqual([true, []]);
});

test('a lesson that came with the page can be gone on with', async () => {
  await whenServed(LESSON);
  const { page } = await arrive();
  await page.goto(LESSON);
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('2 of 8', { exact: true })).toBeVisible();
});

test('a section that the address names is shown, and not the first', async () => {
  await whenServed(LESSON);
  const { page } = await arrive();
  await page.goto(`${LESSON}#questions`);
  await expect(page.getByText('8 of 8', { exact: true })).toBeVisible();
  await expect.poll(() => new URL(page.url()).hash).toBe('#questions');
});

test('a family finds its place, and the lesson comes with the page', async () => {
  await whenServed(LESSON);
  const { page } = await arrive();
  await signUp(page, newPerson(), LESSON);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('2 of 8', { exact: true })).toBeVisible();
  const reads = await goUntilServed(page, LESSON);
  await expect(page.getByText('2 of 8', { exact: true })).toBeVisible();
  expect(reads).toEqual([]);
});

test('without JavaScript a lesson, a state and a guide can be read, and a guide downloaded', async () => {
  await Promise.all([LESSON, STATE, GUIDE].map(whenServed));
  const context = await browser().newContext({
    baseURL: stack().url,
    javaScriptEnabled: false,
    locale: 'en-US',
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(LESSON);
  for (const title of ['One word, many children', 'You did not cause this', 'Knowledge Check'])
    await expect(
      page.getByRole('heading', { level: 2, name: title }).filter({ visible: true }).first(),
    ).toBeVisible();
  await page.goto(STATE);
  await expect(page.getByRole('heading', { name: 'Texas Department of Insurance' })).toBeVisible();
  await page.goto(GUIDE);
  await expect(page.getByRole('heading', { name: 'The clock of an appeal' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Insurance guide' }).click();
  expect((await download).suggestedFilename()).toBe('Insurance guide.pdf');
});

test('a state in lower case leads to its page, and one that does not exist to all', async () => {
  await whenServed(STATE);
  const { page } = await arrive();
  await page.goto('/insurance-help/texas');
  await expect.poll(() => new URL(page.url()).pathname).toBe(STATE);
  const answer = await page.goto('/insurance-help/ATLANTIS');
  expect(answer?.status()).toBe(404);
  await page.getByRole('main').getByRole('link', { name: 'Vermont' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Insurance for autism care in Vermont',
  );
});

test('without JavaScript a lookup is answered in the page', async () => {
  const context = await browser().newContext({
    baseURL: stack().url,
    javaScriptEnabled: false,
    locale: 'en-US',
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto('/insurance-help');
  await page.getByLabel('Insurance provider').selectOption('aetna');
  await page.getByLabel('State (optional)').selectOption('TX');
  await page.getByLabel(/^Member ID/).fill('PLANTED-1');
  await page.getByRole('button', { name: 'Check My Coverage' }).click();
  await expect(page.getByRole('heading', { name: 'Coverage Summary' })).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/insurance-help');
  expect(await page.content()).not.toContain('PLANTED');
});
