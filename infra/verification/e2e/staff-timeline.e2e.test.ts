import { signedInSchema } from '@hearthway/domain/session/session.contract.ts';
import type { Page } from '@playwright/test';
import { test } from 'vitest';
import { expect } from './expect.ts';
import { giveRole } from './give-role.ts';
import { setStage } from './stage.fixture.ts';
import {
  hearts,
  newPerson,
  open,
  openFavorite,
  type Person,
  searchNearDurham,
  signIn,
  signInAs,
  signUp,
  type Visit,
} from './visit.ts';

const stage = setStage();

const PATIENCE = { timeout: 90_000 };

const arriveAsSupport = async (path: string): Promise<Visit & Person> => {
  const visit = await stage.arrive();
  const person = await signInAs(visit.page, stage.stack(), { role: 'support', path });
  return { ...visit, ...person };
};

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

const findByEmail = async (page: Page, { email }: Person): Promise<void> => {
  await page.getByLabel('Full email').fill(email);
  await press(page, 'Search');
};

/** From the search for families. */
const openTimeline = async (page: Page, person: Person): Promise<void> => {
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
  await openFavorite(page, 0);
  await page.getByRole('button', { name: /^Add a note/ }).click();
  await page.getByLabel(/^Your note on/).fill(note);
  await page.getByRole('button', { name: /^Save note/ }).click();
  await expect(page.getByRole('group').getByText(note)).toBeVisible();
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

    const { page } = await arriveAsSupport('/about');
    // Tall enough that new entries appear without scrolling.
    await page.setViewportSize({ width: 1280, height: 2400 });
    await press(page, 'Robin');
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

    await signIn(family.page, person, '/account');
    await expect(looked.getByText('Support ended all your sessions')).toHaveCount(1);
  },
);

/** A family that has searched once, without a browser. */
const joinAndSearch = async (person: Person): Promise<void> => {
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
  await post('/api/journey/searches', { resultCount: 1, terms: [] }, token);
};

test('a former staff member loses the timeline without a reload', PATIENCE, async () => {
  const person = newPerson();
  await joinAndSearch(person);
  const { page, email } = await arriveAsSupport('/staff/timeline');
  await openTimeline(page, person);
  await expect(entries(page).filter({ hasText: 'Searched the directory' })).toHaveCount(1);
  await giveRole(stage.stack(), { email, role: 'family' });
  await expect(page.getByText('Searched the directory')).toHaveCount(0);
  await expect(page.getByText(person.email)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible();
  const why = page.getByRole('alert').filter({ hasText: 'Your access may have changed' });
  await expect(why).toBeFocused();
});
