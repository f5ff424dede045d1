import { IDEMPOTENCY_KEY_HEADER } from '@hearthway/domain/live/live.constants.ts';
import { expect, test } from 'vitest';
import { openBrowser, openPage, type SitePage } from '../testing/page.fixture.ts';
import { FOUND, noteAdded, registered, searched } from '../testing/staff.fixture.ts';
import { press } from '../testing/steps.fixture.ts';
import { hold, unreachable } from '../testing/wire.fixture.ts';

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
  const { site } = page;
  await site.getByLabelText('Full email').fill(FOUND.email);
  await press(page, 'Search');
  await site.getByRole('table').getByRole('link', { name: 'Maple Hearth' }).click();
  await expect.element(site.getByRole('heading', { level: 1, name: 'Maple Hearth' })).toBeVisible();
  return page;
};

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
    .element(site.getByRole('alert'))
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
