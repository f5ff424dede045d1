import { signedInSchema } from '@hearthway/domain/session/session.contract.ts';
import type { Page, WebSocketRoute } from '@playwright/test';
import { test } from 'vitest';
import { expect } from './expect.ts';
import { giveRole } from './give-role.ts';
import { setTier } from './set-tier.ts';
import { setStage } from './stage.fixture.ts';
import {
  hearts,
  newPerson,
  open,
  type Person,
  searchNearDurham,
  signIn,
  signUp,
  type Visit,
  type VisitOptions,
} from './visit.ts';

const stage = setStage();

const PATIENCE = { timeout: 90_000 };

const arriveAsSupport = async (options?: VisitOptions): Promise<Visit & Person> => {
  const visit = await stage.arrive(options);
  const person = newPerson();
  await signUp(visit.page, person);
  await giveRole(stage.stack(), { email: person.email, role: 'support' });
  await signIn(visit.page, person);
  return { ...visit, ...person };
};

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

const findByEmail = async (page: Page, { email }: Person): Promise<void> => {
  await page.getByLabel('Full email').fill(email);
  await press(page, 'Search');
};

const openTimeline = async (page: Page, person: Person): Promise<void> => {
  await open(page, '/staff/timeline');
  await findByEmail(page, person);
  await page.getByRole('table').getByRole('link', { name: 'Robin Hearth' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Robin Hearth' })).toBeVisible();
};

const entries = (page: Page) => page.getByRole('main').getByRole('listitem');

const saveFavorite = async (page: Page, place: number): Promise<void> => {
  await hearts(page).nth(place).click();
  await expect(hearts(page).nth(place)).toHaveAttribute('aria-pressed', 'true');
};

const writeNote = async (page: Page, note: string): Promise<void> => {
  await open(page, '/favorites');
  await page
    .getByRole('button', { name: /^Add a note/ })
    .first()
    .click();
  await page.getByLabel(/^Your note on/).fill(note);
  await page.getByRole('button', { name: /^Save note/ }).click();
  await expect(page.getByText(note)).toBeVisible();
};

test(
  'support sees what a family does, reveals with a reason, and the family sees that it did',
  PATIENCE,
  async () => {
    const family = await stage.arrive();
    const person = newPerson();
    await signUp(family.page, person);
    await searchNearDurham(family.page);
    await saveFavorite(family.page, 0);

    const { page } = await arriveAsSupport();
    // Tall enough that new entries appear without scrolling.
    await page.setViewportSize({ width: 1280, height: 2400 });
    await page.getByRole('banner').getByRole('link', { name: 'Support timeline' }).click();
    await expect(page.getByText('The family can see in its account')).toBeVisible();
    await openTimeline(page, person);
    expect(page.url()).not.toContain('@');
    await expect(page.getByText('The family can see that you looked.')).toBeVisible();
    await expect(page.getByText('You have 15 more minutes of access.')).toBeVisible();
    await expect(entries(page).filter({ hasText: /Added .* to favorites/ })).toHaveCount(1);
    await expect(entries(page).filter({ hasText: 'Created an account' })).toHaveCount(1);
    await expect(page.getByText('Online now, on /resources')).toBeVisible();

    // Live, and once.
    await saveFavorite(family.page, 1);
    const favorites = entries(page).filter({ hasText: /Added .* to favorites/ });
    await expect(favorites).toHaveCount(2);

    // Masked until support gives a reason.
    await writeNote(family.page, 'Ask about Tuesdays');
    await page.getByRole('button', { name: /^Raw event Wrote a note on/ }).click();
    const raw = page.locator('pre');
    await expect(raw).toContainText('"note": "•••"');
    await press(page, 'Reveal personal details');
    await press(page, 'Reveal');
    await expect(page.getByText('Say why you need to see this')).toBeVisible();
    await page.getByLabel('Why do you need to see this?').fill('The family asked by phone');
    await press(page, 'Reveal');
    await expect(page.getByText('Details revealed', { exact: true })).toBeVisible();
    await expect(raw).toContainText('Ask about Tuesdays');
    await expect(page.locator(':focus').filter({ has: raw })).toHaveCount(1);
    await expect(entries(page).filter({ hasText: 'Support opened personal details' })).toHaveCount(
      1,
    );

    // The family learns of it at once.
    await open(family.page, '/account');
    const looked = family.page.getByRole('region', {
      name: 'When support looked at your activity',
    });
    await expect(looked.getByText('Support looked at your activity', { exact: true })).toHaveCount(
      1,
    );
    await expect(looked.getByText('Support opened personal details')).toHaveCount(1);
    await expect(page.getByText('Online now, on /account')).toBeVisible();
    await press(page, 'Add a note');
    await page.getByLabel('Note', { exact: true }).fill('Called back');
    await press(page, 'Add note');
    await expect(entries(page).filter({ hasText: 'Support added a note' })).toHaveCount(1);

    await press(page, 'Send a mail again');
    await press(page, 'Send');
    await expect(page.getByText('Mail sent', { exact: true })).toBeVisible();
    await expect(entries(page).filter({ hasText: 'Support resent an email' })).toHaveCount(1);
    await expect(looked.getByText('Support sent you an email again')).toHaveCount(1);

    // Asked once, done, and said.
    const end = page.getByRole('dialog', { name: 'End all sessions?' });
    await press(page, 'End sessions');
    await end.getByRole('button', { name: 'End sessions' }).click();
    await expect(
      page.getByText('The family was signed out on 1 device.', { exact: true }),
    ).toBeVisible();
    await expect(
      family.page.getByRole('banner').getByRole('link', { name: 'Sign Up' }),
    ).toBeVisible();
    await expect(
      entries(page).filter({ hasText: 'Support signed them out everywhere' }),
    ).toHaveCount(1);
    await expect(entries(page).filter({ hasText: 'Support ended all sessions' })).toHaveCount(1);
    await expect(page.getByText('Not online now')).toBeVisible();

    await signIn(family.page, person);
    await open(family.page, '/account');
    await expect(looked.getByText('Support ended all your sessions')).toHaveCount(1);
  },
);

test(
  'entries that come while support reads further down, or while the connection is broken, are not lost',
  PATIENCE,
  async () => {
    const family = await stage.arrive();
    const person = newPerson();
    await signUp(family.page, person);
    await searchNearDurham(family.page);
    for (const place of [0, 1, 2]) await saveFavorite(family.page, place);

    const { page, socket } = await arriveAsSupport();
    await page.setViewportSize({ width: 1280, height: 300 });
    await openTimeline(page, person);
    const favorites = entries(page).filter({ hasText: /Added .* to favorites/ });
    await expect(favorites).toHaveCount(3);
    await expect(page.getByText('Online now')).toBeVisible();
    await page.mouse.wheel(0, 3_000);
    await expect.poll(() => page.evaluate('window.scrollY').then(Number)).toBeGreaterThan(500);
    await saveFavorite(family.page, 3);
    await expect(page.getByRole('button', { name: '1 new' })).toBeVisible();
    await expect(favorites).toHaveCount(3);

    await page.keyboard.press('n');
    await expect(favorites).toHaveCount(4);
    await expect(page.getByRole('button', { name: '1 new' })).toHaveCount(0);

    await socket.cut();
    await expect(page.getByText('Connecting…')).toBeVisible();
    await hearts(family.page).nth(3).click();
    await expect(hearts(family.page).nth(3)).toHaveAttribute('aria-pressed', 'false');
    socket.restore();
    await expect(entries(page).filter({ hasText: /Removed .* from favorites/ })).toHaveCount(1);
    await expect(favorites).toHaveCount(4);
  },
);

/** A family that has searched so often, none of it in a browser. */
const joinAndSearch = async (person: Person, times: number): Promise<void> => {
  const { url } = stage.stack();
  const post = async (path: string, body: unknown, token = ''): Promise<unknown> => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    expect(answer.ok).toBe(true);
    return answer.status === 204 ? undefined : answer.json();
  };
  const names = { firstName: 'Robin', lastName: 'Hearth' };
  const { token } = signedInSchema.parse(
    await post('/api/register', { ...person, ...names, confirmPassword: person.password }),
  );
  for (let resultCount = 0; resultCount < times; resultCount += 1)
    await post('/api/journey/searches', { resultCount, terms: [] }, token);
};

test('older entries come page by page, and what is asked for is found', PATIENCE, async () => {
  const person = newPerson();
  await joinAndSearch(person, 70);
  const { page } = await arriveAsSupport();
  await openTimeline(page, person);
  const searches = entries(page).filter({ hasText: 'Searched the directory' });
  await expect(entries(page)).toHaveCount(50);
  await press(page, 'Load older');
  await expect(searches).toHaveCount(70);
  await expect(entries(page).nth(50).locator(':focus')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Load older' })).toHaveCount(0);
  for (const count of ['0', '69'])
    await expect(
      searches.getByRole('paragraph').filter({ hasText: new RegExp(`found ${count}$`) }),
    ).toHaveCount(1);

  await page.keyboard.press('/');
  await page.keyboard.type('found 42');
  await page.keyboard.press('Enter');
  await expect(entries(page)).toHaveCount(1);
  await expect(page.getByRole('status').getByText('1 entry', { exact: true })).toHaveCount(1);
  await press(page, 'Show everything');
  await expect(entries(page)).toHaveCount(50);
  await expect(page.getByRole('search')).toBeFocused();

  await page.getByLabel('Show', { exact: true }).selectOption('Account');
  await expect(entries(page).filter({ hasText: 'Created an account' })).toHaveCount(1);
  await expect(searches).toHaveCount(0);
  await setTier(stage.stack(), { email: person.email, tier: 'plus' });
  await expect(page.getByRole('definition').getByText('Plus', { exact: true })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Plan' })).toHaveCount(1);

  await page.getByLabel('Jump to a day').fill('2020-02-29');
  await expect(page.getByText('No entries match.')).toBeVisible();
});

test('the end of a watch empties the page, and says why', PATIENCE, async () => {
  const person = newPerson();
  await joinAndSearch(person, 1);
  const { page } = await arriveAsSupport();
  await open(page, '/staff/timeline/nobody');
  await expect(page.getByText('This family no longer exists.')).toBeVisible();
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/socket\.io\//, (line) => {
    line.connectToServer();
    lines.push(line);
  });
  await openTimeline(page, person);
  const userId = /[0-9a-f]{32}$/.exec(page.url())?.[0];
  const endWith = (why: string) =>
    lines.at(-1)?.send(`42${JSON.stringify(['watch-ended', { userId, why }])}`);

  await expect(page.getByText('Not online now')).toBeVisible();
  await page.getByLabel('Show', { exact: true }).selectOption('Searches and visits');
  await press(page, 'Add a note');
  await page.getByLabel('Note', { exact: true }).fill('Called back');
  endWith('expired');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your access has ended' }),
  ).toBeVisible();
  await expect(page.getByText('Searched the directory')).toHaveCount(0);
  await press(page, 'Open again');
  await expect(entries(page)).toHaveText([/Searched the directory/]);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await press(page, 'Add a note');
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Called back');
  await press(page, 'Cancel');

  await expect(page.getByText('Not online now')).toBeVisible();
  endWith('erased');
  await expect(
    page.getByRole('heading', { level: 1, name: 'The account was deleted' }),
  ).toBeVisible();
  await expect(page.getByText('Searched the directory')).toHaveCount(0);
  await expect(page.getByText(person.email)).toHaveCount(0);
});

test('a former staff member loses the timeline within a second', PATIENCE, async () => {
  const person = newPerson();
  await joinAndSearch(person, 1);
  const { page, email } = await arriveAsSupport();
  await openTimeline(page, person);
  await expect(entries(page).filter({ hasText: 'Searched the directory' })).toHaveCount(1);
  await giveRole(stage.stack(), { email, role: 'family' });
  await expect(page.getByText('Searched the directory')).toHaveCount(0, { timeout: 1_000 });
  await expect(page.getByText(person.email)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible();
  const why = page.getByRole('alert').filter({ hasText: 'Your access may have changed' });
  await expect(why).toBeFocused();
});

test('days are those of the reader’s calendar', PATIENCE, async () => {
  const person = newPerson();
  await joinAndSearch(person, 1);
  // Where it is another day than in UTC.
  const isEarly = new Date().getUTCHours() < 10;
  const timeZone = isEarly ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';
  const { page } = await arriveAsSupport({ timezoneId: timeZone });
  await openTimeline(page, person);
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1_000);
  const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const fullDay = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full' });
  const jumpTo = (day: Date) => page.getByLabel('Jump to a day').fill(isoDay.format(day));
  const searched = entries(page).filter({ hasText: 'Searched the directory' });

  await jumpTo(daysAgo(0));
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([fullDay.format(daysAgo(0))]);
  await expect(searched).toHaveCount(1);
  await jumpTo(daysAgo(1));
  await expect(page.getByText('No entries match.')).toBeVisible();
});
