import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { IDEMPOTENCY_KEY_HEADER } from '@hearthway/domain/live/live.constants.ts';
import { expect, onTestFinished, test } from 'vitest';
import { commands } from 'vitest/browser';
import { entryOf, MEMBER_ID } from '../features/staff/timeline/staff.fixture.ts';
import { openBrowser, openPage, type SitePage } from '../testing/page.fixture.ts';
import { FOUND, noteAdded, planChanged, registered, searched } from '../testing/staff.fixture.ts';
import { painted, press } from '../testing/steps.fixture.ts';
import { hold, unreachable } from '../testing/wire.fixture.ts';

const entries = ({ site }: SitePage) => site.getByRole('main').getByRole('listitem');
const searches = (page: SitePage) => entries(page).filter({ hasText: 'Searched the directory' });
const noteField = ({ site }: SitePage) => site.getByLabelText('Note', { exact: true });

/** Support, at the timeline of a family that has searched so often. */
const openTimeline = async (times: number): Promise<SitePage> => {
  const page = await openBrowser({ viewer: 'support' });
  const numbers = Array.from({ length: times }, (_, number) => number);
  page.hearthway.account.timeline = [
    ...numbers.map((number) => searched(number)).toReversed(),
    registered,
  ];
  await page.open('/staff/timeline');
  await findFamily(page);
  return page;
};

const findFamily = async (page: SitePage): Promise<void> => {
  const { site, wire } = page;
  await site.getByLabelText('Full email').fill(FOUND.email);
  await press(page, 'Search');
  await site.getByRole('table').getByRole('link', { name: 'Maple Hearth' }).click();
  await expect.element(site.getByRole('heading', { level: 1, name: 'Maple Hearth' })).toBeVisible();
  // By then it is told of what the family does.
  await expect.poll(() => wire.heard('watch').length).toBeGreaterThan(0);
};

/** The family searches once more, while support looks. */
const tellSearch = ({ wire }: SitePage, number: number): void =>
  wire.tell('timeline', {
    userId: FOUND.userId,
    entries: [searched(number)],
    newest: `search-${number}`,
  });

const tellPresence = ({ wire }: SitePage, place: string | null): void =>
  wire.tell('presence', { userId: FOUND.userId, isOnline: place !== null, place });

test('an action with an unknown outcome is reported, also after its dialog closed', async () => {
  const page = await openTimeline(1);
  const { site, wire } = page;
  const { promise: lost, resolve: lose } = hold();
  const restore = wire.answer('POST /api/staff/families/:userId/notes', async (call) => {
    await lost;
    return unreachable(call);
  });
  await press(page, 'Add a note');
  await noteField(page).fill('Called back');
  await press(page, 'Add note');
  await press(page, 'Cancel');
  lose();
  await expect.element(site.getByText('That may not have worked', { exact: true })).toBeVisible();
  await press(page, 'Add a note');
  await press(page, 'Add note');
  await expect
    .element(site.getByRole('dialog').getByRole('alert'))
    .toMatchTextContent('We don’t know whether that worked.');
  restore();
  await press(page, 'Add note');
  await expect.element(site.getByText('Note added', { exact: true })).toBeVisible();
  // With one key, the server does it once.
  const keys = wire
    .calls('POST /api/staff/families/:userId/notes')
    .map(({ headers }) => headers.get(IDEMPOTENCY_KEY_HEADER));
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('entries and the filter show the names of streams that the server gives', async () => {
  const { site, wire } = await openTimeline(1);
  const options = site.getByLabelText('Show', { exact: true }).getByRole('option');
  await expect.element(options.nth(2)).toMatchTextContent('Searches and visits');
  await expect.element(site.getByTitle('Account', { exact: true })).toBeVisible();
  // Told over the socket.
  wire.tell('timeline', { userId: FOUND.userId, entries: [noteAdded], newest: 'newer' });
  await expect.element(site.getByTitle('Support staff', { exact: true })).toBeVisible();
});

test('a family that goes there reads that the page is for the staff', async () => {
  const page = await openPage('/staff/timeline', { viewer: 'family' });
  const { site, wire } = page;
  await expect
    .element(site.getByRole('heading', { level: 1, name: 'This page is for our staff' }))
    .toBeVisible();
  await expect.element(site.getByLabelText('Find a family by')).toHaveLength(0);
  expect(wire.calls('* /api/staff/*')).toEqual([]);
});

test('entries that come while support reads further down, or while the connection is broken, are not lost', async () => {
  const page = await openTimeline(30);
  const { site, window, wire } = page;
  await page.resize(1280, 300);
  tellPresence(page, '/resources');
  await expect.element(site.getByText('Online now, on /resources')).toBeVisible();
  window().scrollTo(0, 3_000);
  await expect.poll(() => window().scrollY).toBeGreaterThan(500);
  // The browser tells the page with the next frame.
  await painted(window());
  tellSearch(page, 30);
  await expect.element(site.getByRole('button', { name: '1 new' })).toBeVisible();
  await expect.element(searches(page)).toHaveLength(30);
  await commands.pressKey('n');
  await expect.element(searches(page)).toHaveLength(31);
  await expect.element(site.getByRole('button', { name: '1 new' })).toHaveLength(0);

  wire.cut();
  await expect.element(site.getByText('Connecting…')).toBeVisible();
  wire.restore();
  window().dispatchEvent(new Event('online'));
  const resumed = { userId: FOUND.userId, after: 'search-30' };
  await expect.poll(() => wire.heard('watch').at(-1)).toEqual(resumed);
  tellSearch(page, 31);
  await expect.element(searches(page)).toHaveLength(32);
  await expect.element(site.getByText('Connecting…')).toHaveLength(0);
});

test('older entries come page by page, and what is asked for is found', async () => {
  const page = await openTimeline(70);
  const { site } = page;
  await expect.element(entries(page)).toHaveLength(50);
  await press(page, 'Load older');
  await expect.element(searches(page)).toHaveLength(70);
  await expect.element(entries(page).nth(50).getByCss(':focus')).toHaveLength(1);
  for (const count of [0, 69])
    await expect
      .element(
        searches(page)
          .getByRole('paragraph')
          .filter({ hasText: new RegExp(`found ${count}$`) }),
      )
      .toHaveLength(1);
  await expect.element(site.getByRole('button', { name: 'Load older' })).toHaveLength(0);

  await commands.pressKey('/');
  await commands.typeText('found 42');
  await commands.pressKey('Enter');
  await expect.element(entries(page)).toHaveLength(1);
  await expect
    .element(site.getByRole('status').getByText('1 entry', { exact: true }))
    .toHaveLength(1);
  await press(page, 'Show everything');
  await expect.element(entries(page)).toHaveLength(50);
  await expect.element(site.getByCss('search:focus')).toHaveLength(1);

  await site.getByLabelText('Show', { exact: true }).selectOptions('Account');
  await expect.element(entries(page).filter({ hasText: 'Created an account' })).toHaveLength(1);
  await expect.element(searches(page)).toHaveLength(0);
  await site.getByLabelText('Jump to a day').fill('2020-02-29');
  await expect.element(site.getByText('No entries match.')).toBeVisible();
});

test('an entry of a household member has their name, or none once their account is gone', async () => {
  const page = await openTimeline(1);
  const did = (id: number, memberId: string) => entryOf(id, { actor: 'member', memberId });
  const told = [did(8, 'e'.repeat(32)), did(7, MEMBER_ID)];
  page.wire.tell('timeline', { userId: FOUND.userId, entries: told, newest: 'newer' });
  await expect.element(entries(page).filter({ hasText: 'Dana Wood' })).toHaveLength(1);
  await expect
    .element(entries(page).filter({ hasText: 'A member of the household' }))
    .toHaveLength(1);
});

test('a change of the family’s plan is shown at once', async () => {
  const page = await openTimeline(1);
  const { site, wire, hearthway } = page;
  hearthway.account.tier = 'plus';
  wire.tell('timeline', { userId: FOUND.userId, entries: [planChanged], newest: 'newer' });
  await expect
    .element(site.getByRole('definition').getByText('Plus', { exact: true }))
    .toBeVisible();
  await expect.element(site.getByRole('option', { name: 'Plan' })).toHaveLength(1);
});

test('the end of the watch empties the page and says why, and a draft of a note outlives it', async () => {
  const page = await openTimeline(1);
  const { site, wire } = page;
  tellPresence(page, null);
  await expect.element(site.getByText('Not online now')).toBeVisible();
  await site.getByLabelText('Show', { exact: true }).selectOptions('Searches and visits');
  await press(page, 'Add a note');
  await noteField(page).fill('Called back');
  wire.tell('watch-ended', { userId: FOUND.userId, why: 'expired' });
  await expect
    .element(site.getByRole('heading', { level: 1, name: 'Your access has ended' }))
    .toBeVisible();
  await expect.element(site.getByText('Searched the directory')).toHaveLength(0);
  await press(page, 'Open again');
  await expect.element(entries(page)).toHaveLength(1);
  await expect.element(searches(page)).toHaveLength(1);
  await expect.element(site.getByRole('main').getByCss(':focus')).toHaveLength(1);
  await press(page, 'Add a note');
  await expect.element(noteField(page)).toHaveValue('Called back');
  await press(page, 'Cancel');

  wire.tell('watch-ended', { userId: FOUND.userId, why: 'erased' });
  await expect
    .element(site.getByRole('heading', { level: 1, name: 'The account was deleted' }))
    .toBeVisible();
  await expect.element(site.getByText('Searched the directory')).toHaveLength(0);
  await expect.element(site.getByText(FOUND.email)).toHaveLength(0);
});

test.each(['nobody', '0'.repeat(32)])('the unknown family %s is reported as gone', async (id) => {
  const { site } = await openPage(`/staff/timeline/${id}`, { viewer: 'support' });
  await expect.element(site.getByText('This family no longer exists.')).toBeVisible();
});

test('days are those of the reader’s calendar', async () => {
  // Where it is another day than in UTC.
  const isEarly = new Date().getUTCHours() < 10;
  const timeZone = isEarly ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';
  await commands.setTimeZone(timeZone);
  onTestFinished(() => commands.setTimeZone(null));
  const page = await openBrowser({ viewer: 'support' });
  page.hearthway.account.timeline = [searched(0)];
  await page.open('/staff/timeline');
  await findFamily(page);
  const { site } = page;
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const fullDay = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full' });
  const jumpTo = (day: Date) => site.getByLabelText('Jump to a day').fill(isoDay.format(day));

  await jumpTo(daysAgo(0));
  await expect.element(site.getByRole('heading', { level: 3 })).toHaveLength(1);
  await expect
    .element(site.getByRole('heading', { level: 3 }))
    .toMatchTextContent(fullDay.format(daysAgo(0)));
  await expect.element(searches(page)).toHaveLength(1);
  await jumpTo(daysAgo(1));
  await expect.element(site.getByText('No entries match.')).toBeVisible();
});
