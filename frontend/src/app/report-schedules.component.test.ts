import type { Schedule } from '@hearthway/domain/reports/schedules.contract.ts';
import { expect, test } from 'vitest';
import { keyboardOf } from '../testing/keyboard.fixture.ts';
import { openPage, type SitePage } from '../testing/page.fixture.ts';
import { STOP_TOKEN, scheduleOf } from '../testing/staff.fixture.ts';
import { focus, press } from '../testing/steps.fixture.ts';
import { hold } from '../testing/wire.fixture.ts';

const SCHEDULES = 'GET /api/staff/reports/schedules';
const START = 'POST /api/staff/reports/schedules';
const STOP = 'POST /api/staff/reports/schedules/:scheduleId/stop';
const STOP_BY_MAIL = 'POST /api/report-mails/stop';

const byEmail = ({ site }: SitePage) => site.getByRole('region', { name: 'Reports by email' });
const lines = (page: SitePage) => byEmail(page).getByRole('listitem');
const button = ({ site }: SitePage, name: string) =>
  site.getByRole('button', { name, exact: true });

const openAnswer = async (query: string): Promise<SitePage> => {
  const page = await openPage(`/staff/reports?${query}`, { viewer: 'analyst' });
  await press(page, 'Start the report');
  await expect.element(page.site.getByRole('heading', { name: 'By email' })).toBeVisible();
  return page;
};

test('an analyst schedules a report by keyboard, and stops it in the list', async () => {
  const page = await openAnswer(
    'report=favorites&from=2026-01-01&to=2026-02-01&groupBy=week&state=NC',
  );
  const keys = keyboardOf(page);
  await focus(button(page, 'Mail this weekly'));
  await keys.press('Enter');
  const stop = button(page, 'Stop weekly emails');
  await expect.element(stop).toBeVisible();
  // The button that was pressed is still there.
  await keys.expectAt(stop);
  await expect
    .element(
      page.site.getByRole('status').filter({ hasText: 'Every Monday, next on Nov 30, 2026' }),
    )
    .toHaveLength(1);
  expect(page.wire.calls(START).map(({ body }) => body)).toEqual([
    { report: 'favorites', groupBy: 'week', state: 'NC', cadence: 'weekly' },
  ]);
  await expect.element(button(page, 'Mail this monthly')).toBeVisible();

  await page.site.getByRole('link', { name: 'All reports' }).click();
  await expect.element(lines(page)).toHaveLength(1);
  await expect
    .element(lines(page))
    .toMatchTextContent(/Favorites.*Grouped by: Week · North Carolina.*Every Monday/);
  await focus(lines(page).getByRole('button', { name: 'Stop' }));
  await keys.press('Enter');
  await expect.element(byEmail(page)).toMatchTextContent('None yet');
  expect(page.wire.calls(STOP)).toHaveLength(1);
  expect(page.document().activeElement).not.toBe(page.document().body);
});

test('pressed twice, a report is scheduled once', async () => {
  const page = await openAnswer('report=favorites&from=2026-01-01&to=2026-02-01');
  const answer = hold();
  page.wire.answer(START, async (call) => {
    await answer.promise;
    return page.wire.pass(call);
  });
  const start = button(page, 'Mail this monthly');
  await start.click();
  await expect.element(start).toHaveAttribute('aria-disabled', 'true');
  start.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  answer.resolve();
  await expect.element(button(page, 'Stop monthly emails')).toBeVisible();
  expect(page.wire.calls(START)).toHaveLength(1);
});

test('one that cannot be scheduled any more says why', async () => {
  const page = await openAnswer('report=favorites&from=2026-01-01&to=2026-02-01');
  page.wire.answer(START, () => ({
    status: 409,
    body: {
      code: 'ScheduleLimitReached',
      message: 'You have 20 scheduled reports. Stop one to schedule another.',
    },
  }));
  await press(page, 'Mail this weekly');
  await expect
    .element(page.site.getByText('You have 20 scheduled reports. Stop one to schedule another.'))
    .toBeVisible();
});

test('a paused schedule says why, and goes on when it is resumed', async () => {
  const page = await openPage('/staff/reports', { viewer: 'analyst' });
  const paused: Schedule = scheduleOf({
    report: 'retention',
    status: 'paused',
    reason: 'address-refused',
    lastRun: { runId: '7'.repeat(32), status: 'done' },
  });
  let schedules: readonly Schedule[] = [paused];
  page.wire.answer(SCHEDULES, () => ({ body: schedules }));
  page.wire.answer('POST /api/staff/reports/schedules/:scheduleId/resume', () => {
    schedules = [{ ...paused, status: 'active', reason: null }];
    return { status: 204 };
  });
  await page.reload();
  await expect
    .element(lines(page))
    .toMatchTextContent(/Retention by week.*Paused: your email address was refused/);
  await expect
    .element(lines(page).getByRole('link', { name: 'Latest report: Done' }))
    .toHaveAttribute('href', `/staff/reports/${paused.lastRun?.runId}`);
  const resume = lines(page).getByRole('button', { name: 'Resume' });
  await expect.element(resume).toHaveAccessibleDescription('Retention by week');
  await resume.click();
  await expect.element(lines(page)).toMatchTextContent('Every Monday, next on Nov 30, 2026');
  await expect.element(resume).not.toBeInTheDocument();
});

test('the link of a mail asks first, and stops without signing in', async () => {
  const page = await openPage(`/stop-report-mails#${STOP_TOKEN}`, { viewer: 'visitor' });
  await expect.element(button(page, 'Stop these emails')).toBeVisible();
  expect(page.wire.calls(STOP_BY_MAIL)).toEqual([]);
  const keys = keyboardOf(page);
  await keys.enter(button(page, 'Stop these emails'));
  const done = page.site.getByText('Stopped. You won’t get this report by email any more.');
  await expect.element(done).toHaveFocus();
  const [call, ...more] = page.wire.calls(STOP_BY_MAIL);
  expect(more).toEqual([]);
  expect(call?.query.get('token')).toBe(STOP_TOKEN);
});

test.for(['', '#', '#short', `#${STOP_TOKEN}x`])(
  'a link that is not complete says so: %s',
  async (hash) => {
    const page = await openPage(`/stop-report-mails${hash}`, { viewer: 'visitor' });
    await expect
      .element(page.site.getByRole('main'))
      .toMatchTextContent('This link is not complete');
  },
);

test('a link that is not valid says so, and leads on', async () => {
  const page = await openPage(`/stop-report-mails#${STOP_TOKEN}`, { viewer: 'visitor' });
  page.wire.answer(STOP_BY_MAIL, () => ({
    status: 404,
    body: { code: 'NotFound', message: 'There is nothing at this address.' },
  }));
  await press(page, 'Stop these emails');
  await expect
    .element(page.site.getByRole('main').getByRole('alert'))
    .toMatchTextContent('This link is no longer valid.');
});
