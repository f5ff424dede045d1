import { addChildSchema, type Child } from '@hearthway/domain/children/children.contract.ts';
import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { barriersOf, overflowOf } from '../../testing/barriers.fixture.ts';
import { refusal } from '../../testing/hearthway.fixture.ts';
import { always } from '../../testing/household.fixture.ts';
import { openBrowser } from '../../testing/page.fixture.ts';
import { bodiesTo, focus, press, settle, turnTo } from '../../testing/steps.fixture.ts';
import { unreachable } from '../../testing/wire.fixture.ts';
import { INVITATION_PATH, INVITATION_TOKEN } from './household.routes.fixture.ts';

test('an invitation is made once with a role alone, and its link is shown once', async () => {
  const page = await openBrowser({ viewer: 'plus', width: 360, height: 740 });
  page.hearthway.account.tier = 'family';
  const { site } = page;
  await page.open('/household');
  await press(page, 'Invite someone');
  const dialog = site.getByRole('dialog');
  await dialog.getByLabelText('Role').selectOptions('Co-parent');
  await dialog.getByLabelText('Email').fill('not an address');
  const send = dialog.getByRole('button', { name: 'Make invitation' });
  await send.click();
  await expect.element(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await dialog.getByLabelText('Email').fill('');
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  await focus(send);
  await commands.pressKey('Enter');
  await commands.pressKey('Enter');
  await expect
    .element(dialog.getByLabelText('Link'))
    .toHaveValue(new URL(INVITATION_PATH, window.location.href).href);
  const code = dialog.getByRole('img', { name: 'QR code of the invitation' });
  await expect.element(code).toBeVisible();
  turnTo(page, 'dark-high-contrast');
  const drawn = await code.findElement();
  expect([...drawn.children].map((each) => page.window().getComputedStyle(each).fill)).toEqual([
    'rgb(255, 255, 255)',
    'rgb(0, 0, 0)',
  ]);
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  await settle(page);
  expect(bodiesTo(page, 'POST /api/household/invitations')).toMatchObject([
    {
      role: 'co-parent',
      scopes: { children: 'write', insurance: 'write' },
      endsAt: null,
      email: null,
    },
  ]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.element(site.getByRole('heading', { name: 'Open invitations' })).toBeVisible();
  await site.getByRole('button', { name: /Withdraw the invitation: Co-parent/ }).click();
  await expect.element(site.getByText('Open invitations')).toHaveLength(0);
});

test('a member is changed, paused and removed, with what they may do beside their name', async () => {
  const page = await openBrowser({ viewer: 'plus', width: 360, height: 740 });
  const { site } = page;
  const member = site.getByRole('article').filter({ hasText: 'Dana Wood' });
  await page.open('/household');
  await expect
    .element(member)
    .toMatchTextContent(/Caregiver.*Children.*Read.*Food.*Read and write/);
  await expect.element(site.getByText(/up to 2 members on Plus and 10 on Family/)).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  await press(page, 'Change Dana Wood');
  await member.getByText('What they may see and change').click();
  await member.getByLabelText('Insurance').selectOptions('Read');
  await press(page, 'Save');
  await expect.element(member).toMatchTextContent(/Insurance.*Read/);
  expect(bodiesTo(page, 'PUT /api/household/members/:memberId')).toMatchObject([
    { role: 'caregiver', scopes: { insurance: 'read', food: 'write', favorites: 'none' } },
  ]);
  await press(page, 'Pause Dana Wood');
  await expect.element(member.getByText('Paused')).toBeVisible();
  await press(page, 'Remove Dana Wood');
  await press(page, 'Yes, remove');
  await expect.element(site.getByText('You are the only one so far.')).toBeVisible();
});

test('the list of who opened and changed what is loaded once it is unfolded, the newest first', async () => {
  const page = await openBrowser({ viewer: 'plus', width: 360, height: 740 });
  const { site } = page;
  await page.open('/household');
  await expect.element(site.getByRole('article').first()).toBeVisible();
  expect(page.wire.calls('GET /api/household/acts')).toEqual([]);
  await site.getByText('Who opened what').click();
  const list = site.getByRole('group').getByRole('listitem');
  await expect
    .element(list.first())
    .toMatchTextContent(
      /Dana Wood.*Caregiver.*Saturday, November 28, 2026.*Opened.*Food.*Children.*Changed.*Food \(.*M\)/,
    );
  await expect.element(list).toHaveLength(10);
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  await press(page, 'Show all 12');
  await expect.element(list).toHaveLength(12);
});

test('the list of who opened what says when it is empty, and when it cannot be loaded', async () => {
  const page = await openBrowser({
    viewer: 'plus',
    api: { 'GET /api/household/acts': () => ({ body: [] }) },
  });
  const { site } = page;
  await page.open('/household');
  await site.getByText('Who opened what').click();
  await expect.element(site.getByText('No member has opened anything.')).toBeVisible();
  page.wire.answer('GET /api/household/acts', unreachable);
  await page.open('/household');
  await site.getByText('Who opened what').click();
  await expect.element(site.getByText('We couldn’t load who opened what')).toBeVisible();
});

test.each([
  [
    'family',
    [
      'Your children’s pages: can read',
      'Dietary profiles, food log, recipes, meal plan and shopping list: can read, add and change, but not remove',
      'Favorites, with notes and the plan for calls: cannot open',
      'Denials and calls with the insurer: cannot open',
      'Appointments and tasks in the calendar: can read, add and change, but not remove',
      'Members and invitations: cannot open',
    ],
  ],
  [
    'free',
    [
      'Your children’s pages: can read',
      'Dietary profiles, food log, recipes, meal plan and shopping list: can read',
      'Favorites, with notes and the plan for calls: cannot open',
      'Denials and calls with the insurer: cannot open',
      'Appointments and tasks in the calendar: can read',
      'Members and invitations: cannot open',
    ],
  ],
] as const)(
  'on the plan %s, a card says page by page what a caregiver can do',
  async (tier, said) => {
    const page = await openBrowser({ viewer: 'plus', width: 320, height: 740 });
    page.hearthway.account.tier = tier;
    await page.open('/household');
    const member = page.site.getByRole('article').filter({ hasText: 'Dana Wood' });
    await member.getByText('What they can open and change').click();
    const lines = member.getByRole('listitem');
    for (const [index, line] of said.entries())
      await expect.element(lines.nth(index)).toMatchTextContent(new RegExp(`^${line}$`));
    expect(await barriersOf(page)).toEqual([]);
    expect(overflowOf(page)).toBeLessThanOrEqual(0);
  },
);

test('a household that one belongs to is left after a question', async () => {
  const page = await openBrowser({ viewer: 'family' });
  const { site } = page;
  await page.open('/household');
  await press(page, 'Leave the household of Eve');
  await expect.element(site.getByText(/you need another invitation/)).toBeVisible();
  await press(page, 'Yes, leave');
  await expect.element(site.getByText('Households you belong to')).toHaveLength(0);
});

test('an invitation says what one will see, and accepting leads to the household', async () => {
  const page = await openBrowser({ viewer: 'family', width: 360, height: 740 });
  const { site } = page;
  await page.open(INVITATION_PATH);
  await expect
    .element(site.getByRole('main'))
    .toMatchTextContent(/Household of Eve.*Caregiver.*Food.*Read and write.*sees your name/);
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  await press(page, 'Accept');
  await expect.element(site.getByRole('heading', { name: 'Your Household' })).toBeVisible();
  expect(bodiesTo(page, 'POST /api/household/memberships')).toEqual([{ token: INVITATION_TOKEN }]);
});

test('a visitor is led to an account and back, and the secret is in no address', async () => {
  const page = await openBrowser();
  const { site } = page;
  await page.open(INVITATION_PATH);
  await site.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect.element(site.getByRole('heading', { name: 'Sign In', exact: true })).toBeVisible();
  expect(page.window().location.href).not.toContain(INVITATION_TOKEN);
  await page.open('/household/join');
  await expect.element(site.getByText('Household of Eve')).toBeVisible();
});

test('a wrong or incomplete link says so', async () => {
  const page = await openBrowser({ viewer: 'family' });
  const { site } = page;
  await page.open('/household/join');
  await expect.element(site.getByText(/This link is incomplete/)).toBeVisible();
  await page.open(`/household/join#${'x'.repeat(64)}`);
  await expect.element(site.getByText(/We can’t find this invitation/)).toBeVisible();
});

test('another family’s household is opened in a tab, which says so, shares nothing else, and is left again', async () => {
  const page = await openBrowser({
    viewer: 'family',
    width: 320,
    height: 740,
    api: {
      'GET /api/favorites': () => refusal('NotShared'),
      'GET /api/call-plan': () => refusal('NotShared'),
      'GET /api/insurance/denials': () => refusal('NotShared'),
    },
  });
  const { site } = page;
  await page.open('/household');
  await press(page, 'Open the household of Eve');
  await expect
    .element(site.getByRole('heading', { name: 'Household of Eve', level: 1 }))
    .toBeVisible();
  const note = site.getByRole('region', { name: 'Household', exact: true });
  await expect.element(note).toMatchTextContent(/You are in the household of Eve/);
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  await site.getByRole('link', { name: 'Children' }).click();
  await site.getByRole('link', { name: 'Maya' }).click();
  await expect.element(site.getByRole('heading', { name: 'Food' })).toBeVisible();
  await expect.element(site.getByRole('heading', { name: 'Favorites' })).toHaveLength(0);
  await expect.element(site.getByRole('alert')).toHaveLength(0);
  const [call] = page.wire.calls('GET /api/children');
  expect(call?.headers.get('x-household')).toBe('e'.repeat(32));
  await page.open('/account');
  await expect.element(site.getByRole('heading', { name: 'This page is your own' })).toBeVisible();
  await press(page, 'Back to your own household');
  await expect.element(note).toHaveLength(0);
});

test('the header names the household that the tab shows, and switches to another with the keyboard alone', async () => {
  const page = await openBrowser({ viewer: 'family' });
  const { site } = page;
  await page.open('/favorites');
  await focus(site.getByRole('button', { name: 'Your household', exact: true }));
  await commands.pressKey('Enter');
  const choices = site.getByRole('list', { name: 'Household shown here' });
  await expect
    .element(choices.getByRole('button', { name: 'Your household' }))
    .toHaveAttribute('aria-current', 'true');
  expect(await barriersOf(page)).toEqual([]);
  await commands.pressKey('Tab');
  await commands.pressKey('Tab');
  await commands.pressKey('Enter');
  await expect
    .element(site.getByRole('heading', { name: 'Household of Eve', level: 1 }))
    .toBeVisible();
  expect(page.path()).toBe('/');
  await press(page, 'Eve’s household');
  await choices.getByRole('button', { name: 'Your household' }).click();
  await expect.element(site.getByText('Hello, Robin.')).toBeVisible();
});

test.each([
  [320, 'Menu'],
  [1024, 'Robin'],
] as const)('a window of %i px switches households in the menu “%s”', async (width, menu) => {
  const page = await openBrowser({ viewer: 'family', width, height: 740 });
  const { site } = page;
  await page.open('/favorites');
  await press(page, menu);
  const choices = site.getByRole('list', { name: 'Household shown here' });
  await expect.element(choices).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  await choices.getByRole('button', { name: 'Eve’s household' }).click();
  await expect
    .element(site.getByRole('heading', { name: 'Household of Eve', level: 1 }))
    .toBeVisible();
});

test('a family with one household has no switch', async () => {
  const page = await openBrowser({
    viewer: 'family',
    api: { 'GET /api/household/memberships': () => ({ body: [] }) },
  });
  await page.open('/favorites');
  await settle(page);
  await expect
    .element(page.site.getByRole('button', { name: 'Your household', exact: true }))
    .toHaveLength(0);
});

const ENDED = { name: 'You’re signed out' } as const;

test('a session that ended elsewhere closes the household, and signing in leads back', async () => {
  const page = await openBrowser({ viewer: 'family' });
  const { site } = page;
  await page.open('/household');
  await expect.element(site.getByText('Dana Wood')).toBeVisible();
  page.wire.answer('* /api/*', () => refusal('SignInRequired'));
  page.hearthway.changed('household');
  const notice = site.getByRole('region', ENDED);
  await expect
    .element(notice.getByRole('link', { name: 'Sign in to go on' }))
    .toHaveAttribute('href', '/login?redirect=%2Fhousehold');
  await expect.element(site.getByText('Dana Wood')).toHaveLength(0);
  expect(await barriersOf(page)).toEqual([]);
});

test('an invitation whose session ended is kept, and accepted after signing in again', async () => {
  const page = await openBrowser({ viewer: 'family' });
  const { site } = page;
  await page.open(INVITATION_PATH);
  await expect.element(site.getByRole('button', { name: 'Accept' })).toBeVisible();
  page.wire.answer('POST /api/household/memberships', () => refusal('SignInRequired'));
  await press(page, 'Accept');
  await expect.element(site.getByRole('region', ENDED)).toBeVisible();
  const main = site.getByRole('main');
  await expect.element(main.getByText('Household of Eve')).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Sign In' }))
    .toHaveAttribute('href', '/login?redirect=%2Fhousehold%2Fjoin');
});

const childNamed = (name: string, digit: string): Child => ({
  ...addChildSchema.parse({ name }),
  id: digit.repeat(32),
  createdAt: '2026-11-20T10:00:00.000Z',
  removedAt: null,
  coverOrder: 0,
});

const MAYA = childNamed('Maya', 'a');
const LEO = childNamed('Leo', 'b');

test('a member sees the children that were ticked alone, by their names, and no other once one is removed', async () => {
  const page = await openBrowser({
    viewer: 'plus',
    width: 360,
    height: 740,
    api: { 'GET /api/children': always([MAYA, LEO]) },
  });
  const { site } = page;
  const member = site.getByRole('article').filter({ hasText: 'Dana Wood' });
  await page.open('/household');
  await press(page, 'Change Dana Wood');
  await member.getByLabelText('Children').first().selectOptions('Only those that I choose');
  await press(page, 'Save');
  await expect.element(member.getByText('Please choose a child')).toBeVisible();
  await member.getByLabelText('Leo').click();
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  await press(page, 'Save');
  await expect.element(member.getByText('Sees only Leo,')).toBeVisible();
  page.wire.answer('GET /api/children', always([MAYA]));
  await page.open('/household');
  await press(page, 'Change Dana Wood');
  await press(page, 'Save');
  await expect.element(member.getByText('Sees only 1 of the children')).toBeVisible();
  const seesLeo = { onlyChildren: [LEO.id] };
  expect(bodiesTo(page, 'PUT /api/household/members/:memberId')).toMatchObject([seesLeo, seesLeo]);
});
