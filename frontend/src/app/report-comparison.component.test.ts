import type { ReportTable } from '@hearthway/domain/reports/reports.contract.ts';
import { expect, onTestFinished, test } from 'vitest';
import { commands } from 'vitest/browser';
import { barriersOf, overflowOf as pageOverflowOf } from '../testing/barriers.fixture.ts';
import { openPage, type SitePage } from '../testing/page.fixture.ts';
import { runOf, tableOf } from '../testing/reports.fixture.ts';
import { bodiesTo, focus, press } from '../testing/steps.fixture.ts';

const RUN = 'GET /api/staff/reports/runs/:runId';
const START = 'POST /api/staff/reports/runs';
const FIRST = '1'.repeat(32);
const OTHER = '2'.repeat(32);

const REQUEST = { report: 'active-families', from: '2026-09-01', to: '2026-10-31' };

const runWith = (runId: string, request: typeof REQUEST, rows: ReportTable['rows']) => {
  const run = runOf(runId, request);
  return { ...run, table: tableOf(request.report, rows) };
};

const ONE = runWith(FIRST, REQUEST, [
  ['2026-09', 100],
  ['2026-10', 150],
]);
const BEFORE = runWith(OTHER, { ...REQUEST, from: '2026-07-01', to: '2026-08-31' }, [
  ['2026-07', 50],
  ['2026-08', 3],
]);

const openRun = (path: string, width = 1280): Promise<SitePage> =>
  openPage(path, {
    viewer: 'analyst',
    width,
    api: {
      [RUN]: ({ params }) => ({ body: params['runId'] === FIRST ? ONE : BEFORE }),
      [START]: () => ({ body: { runId: OTHER } }),
    },
  });

const cellsOf = ({ site }: SitePage) =>
  site.getByRole('table', { name: 'Active families' }).getByRole('cell');

test('the period before stands beside the report, with the change in percent', async () => {
  const page = await openRun(`/staff/reports/${FIRST}`);
  await press(page, 'The period before');
  await expect.poll(page.path).toBe(`/staff/reports/${FIRST}?with=${OTHER}`);
  expect(bodiesTo(page, START)).toEqual([
    {
      report: 'active-families',
      from: '2026-07-01',
      to: '2026-08-31',
      groupBy: 'month',
    },
  ]);
  const cells = cellsOf(page);
  await expect.element(cells).toHaveLength(6);
  const words = () => cells.elements().map((cell) => cell.textContent);
  expect(words()).toEqual([
    '100 ± 4',
    '50 ± 4',
    'about +100% ± 18%',
    '150 ± 4',
    '3 ± 4',
    '–Nothing',
  ]);
  const { site } = page;
  const heads = site.getByRole('table', { name: 'Active families' }).getByRole('rowheader');
  await expect.element(heads.first()).toMatchTextContent('2026-09after 2026-07');
  await expect
    .element(site.getByRole('application', { name: 'Lines: Active families' }))
    .toBeVisible();
  expect(await barriersOf(page)).toEqual([]);

  await page.reload();
  await expect.element(cellsOf(page)).toHaveLength(6);
  await site.getByRole('link', { name: 'Show this period alone' }).click();
  await expect.poll(page.path).toBe(`/staff/reports/${FIRST}`);
  await expect.element(cellsOf(page)).toHaveLength(2);
});

test('another period is chosen with the keyboard', async () => {
  const page = await openRun(`/staff/reports/${FIRST}`);
  const { site } = page;
  await focus(site.getByText('Choose a period…'));
  await commands.pressKey('Enter');
  await site.getByLabelText('First day').fill('2025-09-05');
  await site.getByLabelText('Last day').fill('2025-10-31');
  await expect
    .element(site.getByText('Covers whole months: Sep 1, 2025 to Oct 31, 2025'))
    .toBeVisible();
  await commands.pressKey('Enter');
  await expect.poll(page.path).toBe(`/staff/reports/${FIRST}?with=${OTHER}`);
  expect(bodiesTo(page, START)).toMatchObject([{ from: '2025-09-05', to: '2025-10-31' }]);
});

test('a comparison is no wider than a phone', async () => {
  const page = await openRun(`/staff/reports/${FIRST}?with=${OTHER}`, 320);
  await expect.element(cellsOf(page)).toHaveLength(6);
  expect(pageOverflowOf(page)).toBeLessThanOrEqual(0);
});

test('a report of another question is not compared', async () => {
  const page = await openPage(`/staff/reports/${FIRST}?with=${OTHER}`, {
    viewer: 'analyst',
    api: {
      [RUN]: ({ params }) => ({
        body:
          params['runId'] === FIRST
            ? ONE
            : runOf(OTHER, { report: 'favorites', from: '2026-07-01', to: '2026-08-31' }),
      }),
    },
  });
  await expect
    .element(page.site.getByText(/^The other report asks another question/))
    .toBeVisible();
});

/** Pixels by which the widest scrolled part is too wide. */
const overflowOf = ({ document }: SitePage): number =>
  Math.max(
    document().documentElement.scrollWidth - document().documentElement.clientWidth,
    ...Array.from(
      document().querySelectorAll('main section'),
      (part) => part.scrollWidth - part.clientWidth,
    ),
  );

/** US Letter between its usual margins, in CSS pixels. */
const PAPER = 720;

const triangle = Array.from({ length: 104 }, (_, cohort) =>
  Array.from({ length: 104 - cohort }, (_none, week) => [
    `20${cohort < 52 ? 25 : 26}-W${String((cohort % 52) + 1).padStart(2, '0')}`,
    100,
    String(week),
    week === 0 ? 100 : 45,
    week === 0 ? 1 : 0.45,
  ]),
).flat();

test.for([
  ['screen', 1280, 'retention', triangle],
  ['screen', 1280, 'subscriptions', undefined],
  ['print', PAPER, 'retention', triangle],
  ['print', PAPER, 'subscriptions', undefined],
] as const)('on a %s of %i pixels, the report %s fits', async ([media, width, report, rows]) => {
  const run = runOf(FIRST, { report, from: '2025-01-01', to: '2026-10-31' });
  const table = rows === undefined ? run.table : tableOf(report, rows);
  const page = await openPage(`/staff/reports/${FIRST}`, {
    viewer: 'analyst',
    width,
    api: { [RUN]: () => ({ body: { ...run, table } }) },
  });
  if (media === 'print') {
    onTestFinished(() => commands.emulateMedia({}));
    await commands.emulateMedia({ media });
  }
  await expect.element(page.site.getByRole('table').last()).toBeVisible();
  await expect.poll(() => page.document().querySelectorAll('[aria-busy="true"]').length).toBe(0);
  await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);
  expect(page.document().querySelectorAll('tr').length).toBeLessThan(70);
});
