import { test } from 'vitest';
import { z } from 'zod';
import { PROGRAMS } from '../../launcher/programs.ts';
import { expect } from './expect.ts';
import { operate } from './operate.ts';
import { mailedProviderPath } from './outbox.fixture.ts';
import { setStage } from './stage.fixture.ts';
import { newPerson, signUp } from './visit.ts';

const stage = setStage();

const TAB = '/support/community';

const NAME = 'Calm Waters Dental of the Test';

const proposedSchema = z.string().regex(/[0-9a-f]{32}/);

test('a provider that a family proposes becomes a listing, and the family hears of it', async () => {
  const person = newPerson();
  const { page } = await stage.arrive();
  await signUp(page, person, TAB);
  const part = page.getByRole('region', { name: 'Share a provider' });
  await part.getByRole('button', { name: 'Propose a provider' }).click();
  await part.getByLabel('Name of the provider').fill(NAME);
  await part.getByLabel('Kind of help').selectOption({ label: 'Dental Care' });
  await part.getByLabel('City', { exact: true }).fill('Durham');
  await part.getByLabel('State', { exact: true }).selectOption({ label: 'North Carolina' });
  await part.getByLabel(/^Phone number/).fill('919-555-0100');
  await part.getByLabel(/^Why do you/).fill('They dim the lights.');
  await part.getByRole('button', { name: 'Send' }).click();
  await expect(part.getByText('We’re looking into it.')).toBeVisible();

  const directory = (...args: readonly string[]) =>
    operate(stage.stack(), [PROGRAMS.directory, ...args]);
  const line = (await directory('proposals')).split('\n').find((text) => text.includes(NAME));
  const [id = ''] = proposedSchema.parse(line).match(/[0-9a-f]{32}/) ?? [];
  await directory('accept', id, '--by', 'Ann', '--note', 'Families asked for one.');

  // The open page says so, and so does a mail, both with the way to the listing.
  const answered = part.getByRole('listitem').filter({ hasText: NAME });
  await expect(answered.getByText('It is in the directory now, thanks to you')).toBeVisible();
  await expect(answered.getByText('Our answer: Families asked for one.')).toBeVisible();
  const path = await mailedProviderPath(stage.stack(), {
    to: person.email,
    subject: 'The provider you proposed: our answer',
    withinMs: 30_000,
  });
  await answered.getByRole('link', { name: 'see its page' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
});

test('a family tells once that it wants a forum, on whichever device', async () => {
  const { page } = await stage.arrive();
  await signUp(page, newPerson(), TAB);
  const wish = page.getByRole('button', { name: 'I’d like a family forum' });
  await wish.click();
  const thanks = page.getByText('You told us that you would like one. Thank you!');
  await expect(thanks).toBeVisible();
  await page.reload();
  await expect(thanks).toBeVisible();
  await expect(wish).toHaveCount(0);
});
