import { CONTACT_STATUSES } from '@hearthway/domain/favorites/favorites.constants.ts';
import { expect, test } from 'vitest';
import { favoriteOf, PROVIDER_NAME, PROVIDER_PATH } from '../testing/directory.fixture.ts';
import { type OpenOptions, openBrowser, openPage, type SitePage } from '../testing/page.fixture.ts';
import { printed } from '../testing/paper.fixture.ts';
import { runOf, tableOf } from '../testing/reports.fixture.ts';
import { settle } from '../testing/steps.fixture.ts';

const STATUSES = [...CONTACT_STATUSES, null] as const;
const NOTE = 'Ask for Ana on Tuesdays, she knows the wait list best.\nBring the letter.';

const arriveWith = async (
  count: number,
  path: (ids: readonly string[]) => string,
  options: OpenOptions = {},
): Promise<SitePage> => {
  const page = await openBrowser({ viewer: 'plus', ...options });
  const favorites = Array.from({ length: count }, (_, place) =>
    favoriteOf(place, {
      status: STATUSES[place % STATUSES.length] ?? null,
      note: place % 2 === 0 ? NOTE : null,
    }),
  );
  page.hearthway.account.favorites = favorites;
  await page.open(path(favorites.map(({ id }) => id)));
  await settle(page);
  return page;
};

/** A window that the page was read in before it was printed. */
const WINDOWS = [
  [320, 'en'],
  [1280, 'es'],
] as const;

test.for(WINDOWS)(
  'read at %i px in %s, ten favorites fit two sheets',
  async ([width, language]) => {
    const page = await arriveWith(10, () => '/favorites', { width, language });
    const opener = page.site.getByRole('article').first().getByRole('heading').getByRole('button');
    await opener.click();
    await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
    const { sheets } = await printed(page);
    expect(sheets.length).toBeLessThanOrEqual(2);
    const text = sheets.join(' ');
    for (const said of ['Bring the letter.', 'https://example.org/', 'office9@example.org'])
      expect(text).toContain(said);
    expect(text).toContain(language === 'es' ? 'En lista de espera' : 'On the waiting list');
  },
);

test.for(WINDOWS)(
  'read at %i px in %s, four compared fit two sheets',
  async ([width, language]) => {
    const path = (ids: readonly string[]) => `/favorites/compare?ids=${ids.join(',')}`;
    const page = await arriveWith(4, path, { width, language });
    await expect.element(page.site.getByRole('columnheader')).toHaveLength(4);
    const { sheets } = await printed(page);
    expect(sheets.length).toBeLessThanOrEqual(2);
    expect(sheets[0]).toContain('+19195551003');
    expect(sheets.join(' ').includes('Mon–Fri')).toBe(language === 'en');
  },
);

test('a provider fits two sheets, with how to reach it and what to ask', async () => {
  const page = await openBrowser({ viewer: 'family' });
  const { wire } = page;
  wire.answer('GET /api/resources/:id', async (call) => {
    const { body } = await wire.pass(call);
    return { body: { ...Object(body), insurance: [], medicaid: null, waitlist: null } };
  });
  await page.open(PROVIDER_PATH);
  await settle(page);
  const { sheets } = await printed(page);
  expect(sheets.length).toBeLessThanOrEqual(2);
  const text = sheets.join(' ');
  for (const said of [PROVIDER_NAME, '+19195551000', 'https://example.org/', 'Ask them about'])
    expect(text).toContain(said);
});

const RUN = 'GET /api/staff/reports/runs/:runId';
const FIRST = '1'.repeat(32);
const OTHER = '2'.repeat(32);

const days = (first: string): readonly (readonly [string, number])[] =>
  Array.from({ length: 90 }, (_, day) => {
    const at = new Date(`${first}T00:00:00Z`);
    at.setUTCDate(at.getUTCDate() + day);
    return [at.toISOString().slice(0, 10), 100 + day] as const;
  });

const openReport = async (search = ''): Promise<SitePage> => {
  const answerOf = (runId: string, from: string) => {
    const run = runOf(runId, { report: 'active-families', from, to: '2026-09-30', groupBy: 'day' });
    const table = { ...tableOf('active-families', days(from)), told: { from, to: '2026-09-30' } };
    return { ...run, table };
  };
  const page = await openPage(`/staff/reports/${FIRST}${search}`, {
    viewer: 'analyst',
    api: {
      [RUN]: ({ params }) => ({
        body:
          params['runId'] === FIRST ? answerOf(FIRST, '2026-07-01') : answerOf(OTHER, '2026-04-01'),
      }),
    },
  });
  await expect.element(page.site.getByRole('table').last()).toBeVisible();
  await settle(page);
  await expect.element(page.site.getByRole('application')).toBeVisible();
  return page;
};

test('a long report fits two sheets and says where the rest is', async () => {
  const page = await openReport();
  await page.site.getByRole('button', { name: 'Show all 90 rows' }).click();
  await expect.element(page.site.getByText('2026-09-28')).toBeVisible();
  const { sheets } = await printed(page);
  expect(sheets.length).toBeLessThanOrEqual(2);
  expect(sheets.join(' ')).toContain('Downloads have the rest.');
});

test('two periods of a report side by side fit two sheets', async () => {
  const { sheets } = await printed(await openReport(`?with=${OTHER}`));
  expect(sheets.length).toBeLessThanOrEqual(2);
  expect(sheets.join(' ')).toContain('Downloads have the rest.');
});

test('offers are not printed', async () => {
  const page = await openPage('/resources?location=27701', { viewer: 'family' });
  const offers = page.site.getByRole('region', { name: 'Filters and map' });
  await expect.element(offers).toBeVisible();
  await settle(page);
  const { sheets } = await printed(page);
  expect(sheets.join(' ')).not.toContain('narrow results down');
});

test.for(['/', '/about', '/privacy-policy', '/resources?location=27701', '/account'])(
  '%s is printed whole',
  async (path) => {
    const page = await openPage(path, { viewer: 'plus' });
    await settle(page);
    await printed(page);
  },
);

test('the folded part of the privacy policy is on paper', async () => {
  const page = await openPage('/privacy');
  await settle(page);
  const { sheets } = await printed(page);
  expect(sheets.join(' ')).toContain('hearthway-last-search');
});
