import type { Run } from '@hearthway/domain/reports/reports.contract.ts';
import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { createClock } from '../testing/clock.fixture.ts';
import { openPage, type SitePage } from '../testing/page.fixture.ts';
import { runOf, tableOf } from '../testing/reports.fixture.ts';
import { descriptionOf, focus, press } from '../testing/steps.fixture.ts';

const RUN = 'GET /api/staff/reports/runs/:runId';

const table = ({ site }: SitePage, name: string) => site.getByRole('table', { name });
const statusReading = ({ site }: SitePage, words: string | RegExp) =>
  site.getByRole('status').filter({ hasText: words });

/** Between two questions of the page for how far a report is. */
const POLL_INTERVAL_MS = 3_000;

/** A run that still goes on. */
const runningRun = (runId: string, known: Partial<Run> = {}): Run => ({
  ...runOf(runId, { report: 'active-families', from: '2026-10-25', to: '2026-11-21' }),
  status: 'running',
  table: null,
  ...known,
});

test('an analyst sees the progress of a report, then its chart and its numbers', async () => {
  const clock = createClock();
  const page = await openPage('/staff/reports', { viewer: 'analyst', prepare: clock.prepare });
  const { site, wire } = page;
  await site.getByRole('radio', { name: 'Active families' }).click();
  await press(page, 'Last 12 months');
  await expect.poll(page.path).toMatch(/report=active-families&from=\d{4}-\d\d-\d\d&to=/);

  const restore = wire.answer(RUN, ({ params }) => ({
    body: runningRun(params['runId'] ?? '', {
      share: 0.25,
      events: 5_000,
      eventsPerSecond: 2_500.4,
    }),
  }));
  await press(page, 'Start the report');
  await expect.poll(page.path).toMatch(/\/staff\/reports\/[0-9a-f]{32}$/);
  await expect.element(site.getByRole('progressbar')).toHaveAttribute('value', '0.25');
  await expect.element(site.getByRole('main')).toMatchTextContent('2,500');
  await expect.element(site.getByRole('button', { name: 'Cancel the report' })).toBeVisible();
  restore();

  await expect
    .poll(async () => {
      await clock.run(POLL_INTERVAL_MS);
      return table(page, 'Active families').getByRole('row').elements().length;
    })
    .toBe(7);
  await expect.element(statusReading(page, 'Done')).toHaveLength(1);
  await expect
    .element(
      site.getByText('Active families in October 2026: 200 ± 4, more than in September 2026.'),
    )
    .toBeVisible();
  const picture = site.getByRole('application', { name: 'Lines: Active families' });
  await expect.element(picture).toBeVisible();
  await focus(picture);
  await commands.pressKey('ArrowRight');
  await expect.element(statusReading(page, /^\d{4}-.*Active families/)).toBeVisible();

  const header = site.getByRole('columnheader', { name: 'Active families' });
  await header.getByRole('button').click();
  await expect.element(header).toHaveAttribute('aria-sort', 'descending');
});

test('a question is part of the URL, and wrong input is reported at its field', async () => {
  const page = await openPage(
    '/staff/reports?report=sign-up-funnel&from=2026-03-01&to=2026-02-01&state=NC',
    { viewer: 'analyst' },
  );
  const { site } = page;
  await expect.element(site.getByRole('radio', { name: 'Sign-up funnel' })).toBeChecked();
  await expect.element(site.getByLabelText('Families in')).toHaveValue('NC');
  await press(page, 'Start the report');
  const first = site.getByLabelText('First day');
  await expect.element(first).toHaveFocus();
  await expect.poll(() => descriptionOf(first)).toMatch(/^The first day is after the last/);

  await site.getByLabelText('As of (optional)').fill('2026-02-10');
  await first.fill('2026-01-05');
  await expect.poll(() => descriptionOf(first)).not.toMatch(/after the last/);
  await expect.poll(page.path).toMatch(/from=2026-01-05&to=2026-02-01&state=NC&asOf=2026-02-10$/);
  await page.reload();
  await press(page, 'Start the report');
  await expect
    .element(site.getByRole('main'))
    .toMatchTextContent('Feb 1, 2026 · North Carolina · As of Feb 10, 2026');
  await expect.element(table(page, 'Sign-up funnel')).toBeVisible();

  await site.getByRole('link', { name: 'Change its settings' }).click();
  await expect.element(first).toHaveValue('2026-01-05');
  const runs = site.getByRole('region', { name: 'Your reports so far' }).getByRole('listitem');
  await expect.element(runs).toHaveLength(1);
  await expect.element(runs).toMatchTextContent('Done');
});

test('a period is widened before the report starts, and the form says to which', async () => {
  const page = await openPage('/staff/reports?report=favorites&from=2026-03-05&to=2026-03-19', {
    viewer: 'analyst',
  });
  await expect
    .element(statusReading(page, 'Covers whole weeks: Mar 2, 2026 to Mar 22, 2026'))
    .toBeVisible();
  await page.site.getByLabelText('First day').fill('2026-03-02');
  await page.site.getByLabelText('Last day').fill('2026-03-15');
  await expect.element(statusReading(page, /^Covers/)).not.toBeInTheDocument();
});

test('a report of a period that is not over says until when it tells, and draws no picture', async () => {
  const page = await openPage('/staff/reports?report=active-families', {
    viewer: 'analyst',
    api: {
      [RUN]: ({ params }) => {
        const request = { report: 'active-families', from: '2026-11-01', to: '2026-11-30' };
        const run = runOf(params['runId'] ?? '', request);
        return { body: { ...run, table: tableOf(request.report, []) } };
      },
    },
  });
  await press(page, 'Start the report');
  const main = page.site.getByRole('main');
  await expect.element(main).toMatchTextContent('Nothing is told yet: the period is not over.');
  await expect.element(main).toMatchTextContent('A day, week or month is told once it is over');
  expect(page.document().querySelector('figure')).toBeNull();
});

test('a state that a grouping has no numbers of is named before the report starts', async () => {
  const page = await openPage('/staff/reports?report=favorites&state=NC', { viewer: 'analyst' });
  const state = page.site.getByLabelText('Families in');
  await expect
    .poll(() => descriptionOf(state))
    .toBe(
      'In this grouping there are no numbers of single states. Please choose all states, or group by: State.',
    );
  await page.site.getByLabelText('Group by').selectOptions('Week');
  await expect.poll(() => descriptionOf(state)).not.toMatch(/In this grouping/);
});

test('a report is canceled, and can be run again', async () => {
  const page = await openPage(
    '/staff/reports?report=sign-up-funnel&from=2026-01-01&to=2026-02-01',
    { viewer: 'analyst' },
  );
  const { document, site, wire } = page;
  let status: Run['status'] = 'running';
  const restore = wire.answer(RUN, ({ params }) => ({
    body: runningRun(params['runId'] ?? '', { report: 'sign-up-funnel', status }),
  }));
  wire.answer('POST /api/staff/reports/runs/:runId/cancel', () => {
    status = 'canceled';
    return {};
  });
  await press(page, 'Start the report');
  await press(page, 'Cancel the report');
  await expect.element(site.getByText('This report was canceled.')).toBeVisible();
  expect(wire.calls('POST /api/staff/reports/runs/:runId/cancel')).toHaveLength(1);
  restore();
  const address = page.path();
  await press(page, 'Run again');
  await expect.poll(page.path).not.toBe(address);
  await expect.element(table(page, 'Sign-up funnel')).toBeVisible();
  // The button that was pressed is gone, and the keyboard is still in the page.
  expect(document().activeElement).not.toBe(document().body);
});

test('while there is no socket, the page asks how far a report is', async () => {
  const clock = createClock();
  const page = await openPage('/staff/reports?report=favorites&from=2026-01-01&to=2026-02-01', {
    viewer: 'analyst',
    prepare: clock.prepare,
  });
  const { wire } = page;
  wire.cut();
  const restore = wire.answer(RUN, ({ params }) => ({
    body: runningRun(params['runId'] ?? '', { report: 'favorites' }),
  }));
  await press(page, 'Start the report');
  await expect.poll(() => wire.calls(RUN).length).toBeGreaterThan(0);
  restore();
  await clock.run(10_000);
  await expect.element(table(page, 'Favorites')).toBeVisible();
});

test('a family learns whom the page is for, and gets none of its data', async () => {
  const page = await openPage('/staff/reports', { viewer: 'family' });
  await expect
    .element(page.site.getByRole('heading', { level: 1 }))
    .toMatchTextContent('This page is for our staff');
  expect(page.wire.calls('* /api/staff*')).toEqual([]);
});
