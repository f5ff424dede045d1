import { MINUTE_MS, SECOND_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { barriersOf, overflowOf } from '../testing/barriers.fixture.ts';
import { type Clock, createClock } from '../testing/clock.fixture.ts';
import { type OpenOptions, openBrowser, type SitePage } from '../testing/page.fixture.ts';
import { focus, press } from '../testing/steps.fixture.ts';
import { unreachable } from '../testing/wire.fixture.ts';

const SESSION_SECONDS = 30 * 60;

/** A family on the directory, on a clock that can be moved. */
interface Visit {
  readonly page: SitePage;
  readonly clock: Clock;
  /** No one is there for so long. */
  readonly away: (minutes: number) => Promise<void>;
  /** How long ago the server last heard of activity. */
  readonly idleSeconds: () => number;
  /** Makes the server think that it last heard of activity so long ago. */
  readonly idleFor: (minutes: number) => void;
}

const arrive = async (options: OpenOptions = {}): Promise<Visit> => {
  const clock = createClock();
  const page = await openBrowser({ viewer: 'family', prepare: clock.prepare, ...options });
  let lastActiveAt = clock.now();
  const idleSeconds = (): number => (clock.now() - lastActiveAt) / 1_000;
  const left = () => ({
    body: { remainingSeconds: Math.max(0, Math.floor(SESSION_SECONDS - idleSeconds())) },
  });
  page.wire.answer('GET /api/session', left);
  page.wire.answer('POST /api/session/activity', () => {
    lastActiveAt = clock.now();
    return left();
  });
  await page.open('/resources');
  await expect.element(placeOf(page)).toBeVisible();
  return {
    page,
    clock,
    away: async (minutes) => {
      // By then the page has taken note of what was done before.
      await clock.run(SECOND_MS);
      await clock.leap(minutes * MINUTE_MS);
    },
    idleSeconds,
    idleFor: (minutes) => {
      lastActiveAt = clock.now() - minutes * MINUTE_MS;
    },
  };
};

const warningOf = ({ site }: SitePage) => site.getByRole('alertdialog');
const wordsOf = ({ site }: SitePage) => site.getByLabelText('What are you looking for?');
const placeOf = ({ site }: SitePage) => site.getByLabelText('Where?');

/** On the form that is shown. */
const fillLogin = async ({ site }: SitePage): Promise<void> => {
  await site.getByLabelText('Email').fill('robin@example.org');
  await site.getByLabelText('Password', { exact: true }).fill('a-long-enough-Password-7');
  await site.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
};

/** Session and local storage. */
const stored = (): string => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);

const TIMED_OUT = 'Your session timed out for security reasons. Please log in again to continue.';

const expectTimedOut = async (page: SitePage): Promise<void> => {
  await expect.element(page.site.getByRole('main').getByText(TIMED_OUT)).toBeInTheDocument();
  await expect.poll(page.path).toBe('/login');
};

/** Types a place and stays in the field: it is not searched for yet. */
const typeHalfAPlace = async (page: SitePage): Promise<void> => {
  await wordsOf(page).fill('talking');
  await expect.poll(page.path).toContain('search=talking');
  await focus(placeOf(page));
  await commands.typeText('Durh');
};

test('a family that is away for 25 minutes is warned, and stays with one press', async () => {
  const { page, clock, away, idleSeconds } = await arrive({ width: 320 });
  await focus(placeOf(page));
  await away(25);

  await expect.element(warningOf(page)).toBeVisible();
  await expect.element(warningOf(page).getByRole('timer')).toMatchTextContent(/(?:5:00|4:5\d)$/);
  const stay = page.site.getByRole('button', { name: 'Stay Logged In' });
  await expect.element(stay).toHaveFocus();
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);

  await clock.leap(4 * MINUTE_MS);
  await expect.element(warningOf(page).getByText('less than a minute')).toBeInTheDocument();
  expect(idleSeconds()).toBeGreaterThan(25 * 60);
  await stay.click();
  await expect.element(warningOf(page)).toHaveLength(0);
  await expect.element(placeOf(page)).toHaveFocus();
  expect(idleSeconds()).toBeLessThan(60);

  await clock.leap(24 * MINUTE_MS);
  await expect.element(warningOf(page)).toHaveLength(0);
});

test('Escape means to stay', async () => {
  const { page, away, idleSeconds } = await arrive();
  await away(26);
  await expect.element(warningOf(page)).toBeVisible();
  await commands.pressKey('Escape');
  await expect.element(warningOf(page)).toHaveLength(0);
  expect(idleSeconds()).toBeLessThan(60);
});

test('the countdown is the server’s when that is shorter', async () => {
  const { page, clock, idleFor } = await arrive();
  idleFor(3);
  await clock.leap(25 * MINUTE_MS);
  await expect.element(warningOf(page).getByRole('timer')).toMatchTextContent(/(?:2:00|1:5\d)$/);
});

test('after signing in again the same person is back on the page and the form they left', async () => {
  const { page, away } = await arrive();
  await typeHalfAPlace(page);

  // A laptop that slept: it is too late to warn.
  await away(61);
  await expectTimedOut(page);
  await expect.element(warningOf(page)).toHaveLength(0);

  await fillLogin(page);
  await expect.poll(page.path).toBe('/resources?search=talking');
  await expect.element(wordsOf(page)).toHaveValue('talking');
  await expect.element(placeOf(page)).toHaveValue('Durh');
});

test('another person on the same computer does not see it', async () => {
  const { page, away, clock } = await arrive();
  await typeHalfAPlace(page);
  await away(25);
  await expect.element(warningOf(page)).toBeVisible();
  await clock.leap(5 * MINUTE_MS);
  await expectTimedOut(page);

  page.hearthway.account.user = { ...page.hearthway.account.user, id: 'c'.repeat(32) };
  await fillLogin(page);
  await expect.poll(page.path).toBe('/');
  await expect
    .element(page.site.getByRole('banner').getByRole('button', { name: 'Robin' }))
    .toBeVisible();
  expect(stored()).not.toMatch(/talking|Durh/);
  await page.open('/resources');
  await expect.element(wordsOf(page)).toHaveValue('');
  await expect.element(placeOf(page)).toHaveValue('');
});

test('Log Out Now signs out though the server fails, and leaves nothing behind', async () => {
  const { page, away } = await arrive();
  await typeHalfAPlace(page);
  page.wire.answer('POST /api/logout', unreachable);
  await away(25);
  await press(page, 'Log Out Now');
  await expectTimedOut(page);
  expect(stored()).not.toMatch(/auth_token|talking|Durh/);
});

test('two tabs are one person: activity, staying and logging out hold for both', async () => {
  const { page: first, away, idleSeconds } = await arrive();
  const second = await first.openTab('/resources');
  await expect.element(placeOf(second)).toBeVisible();

  await away(20);
  for (const name of ['Find Resources', 'Filters'])
    await second.site
      .getByRole(name === 'Filters' ? 'button' : 'heading', { name })
      .first()
      .hover();
  await expect.poll(idleSeconds).toBeLessThan(60);
  await away(10);
  await expect.element(warningOf(first)).toHaveLength(0);
  await expect.element(warningOf(second)).toHaveLength(0);

  await away(15);
  await expect.element(warningOf(second)).toBeVisible();
  await expect.element(warningOf(first)).toBeInTheDocument();
  await press(second, 'Stay Logged In');
  await expect.element(warningOf(second)).toHaveLength(0);
  await expect.element(warningOf(first)).toHaveLength(0);

  await away(25);
  await expect.element(warningOf(first)).toBeInTheDocument();
  // The second tab lies over the first.
  await focus(first.site.getByRole('button', { name: 'Log Out Now' }));
  await commands.pressKey('Enter');
  await expectTimedOut(first);
  await expectTimedOut(second);
});
