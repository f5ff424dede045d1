import { expect, test } from 'vitest';
import { barriersOf, overflowOf } from '../../testing/barriers.fixture.ts';
import type { Viewer } from '../../testing/hearthway.fixture.ts';
import { openBrowser, type SitePage } from '../../testing/page.fixture.ts';
import { settle } from '../../testing/steps.fixture.ts';
import { type Handler, unreachable } from '../../testing/wire.fixture.ts';

const FILE = 'GET /guides/getting-started.en.pdf';

const DOWNLOADS = 'POST /api/help/guide-downloads';

const file: Handler = () => ({ body: new Blob(['%PDF-1.7'], { type: 'application/pdf' }) });

const openAs = async (viewer: Viewer, path: string): Promise<SitePage> => {
  const page = await openBrowser({ viewer });
  page.wire.answer(FILE, file);
  await page.open(path);
  await settle(page);
  return page;
};

const main = ({ site }: SitePage) => site.getByRole('main');

/** Finds the download of the first guide, in the language of the page. */
const download = (page: SitePage) =>
  main(page)
    .getByRole('link', { name: /^Download Getting started$/ })
    .first();

test('the Resources tab has a card for each guide: its file, its page and the other language', async () => {
  const page = await openAs('family', '/support/resources');
  const cards = main(page).getByRole('article');
  await expect.element(cards).toHaveLength(3);
  const first = cards.first();
  await expect.element(first.getByText(/^PDF, \d+ pages, \d+ kB, English$/)).toBeVisible();
  await expect
    .element(first.getByRole('link', { name: /^Download Getting started$/ }))
    .toHaveAttribute('href', '/guides/getting-started.en.pdf');
  const spanish = first.getByRole('link', { name: 'Download in Spanish Primeros pasos' });
  await expect.element(spanish).toHaveAttribute('href', '/guides/getting-started.es.pdf');
  expect(await barriersOf(page)).toEqual([]);
  await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);
  await first.getByRole('link', { name: /^Read online/ }).click();
  await expect.poll(page.path).toBe('/guides/getting-started');
});

test('a family’s download is counted once it has its file', async () => {
  const page = await openAs('family', '/support/resources');
  await download(page).click();
  await expect
    .poll(() => page.wire.calls(DOWNLOADS).map(({ body }) => body))
    .toEqual([{ guideId: 'getting-started', language: 'en' }]);
  expect(page.wire.calls(FILE)).toHaveLength(1);
});

test('a visitor downloads a guide as well, and nothing is counted', async () => {
  const page = await openAs('visitor', '/guides/getting-started');
  await download(page).click();
  await expect.poll(() => page.wire.calls(FILE)).toHaveLength(1);
  await settle(page);
  expect(page.wire.calls(DOWNLOADS)).toEqual([]);
});

test('a download without a network says so, and can be tried again', async () => {
  const page = await openAs('family', '/guides/getting-started');
  const restore = page.wire.answer(FILE, unreachable);
  await download(page).click();
  await expect.element(page.site.getByText('The guide did not arrive').first()).toBeVisible();
  expect(page.wire.calls(DOWNLOADS)).toEqual([]);
  restore();
  await download(page).click();
  await expect.poll(() => page.wire.calls(DOWNLOADS)).toHaveLength(1);
});

test('a guide has its sections, its boxes to tick and its sources', async () => {
  const page = await openAs('visitor', '/guides/getting-started');
  const headings = main(page).getByRole('heading', { level: 2, name: /^The .* step$/ });
  await expect.element(headings).toHaveLength(5);
  await expect.element(main(page).getByRole('heading', { name: 'Sources' })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await main(page).getByRole('link', { name: 'Source 1' }).first().click();
  await expect.element(main(page).getByText('A book about families').first()).toBeInViewport();
});

test('an address without a guide says so', async () => {
  const page = await openAs('visitor', '/guides/no-such-guide');
  await main(page).getByRole('link', { name: 'Read the first guide' }).click();
  await expect.poll(page.path).toBe('/guides/getting-started');
});
