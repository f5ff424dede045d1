import { test } from 'vitest';
import { expect } from './expect.ts';
import { mailedThreadPath } from './outbox.fixture.ts';
import { setStage } from './stage.fixture.ts';
import { newPerson, open, signInAs, signUp } from './visit.ts';

const stage = setStage();

const SUBJECT = 'Is speech therapy covered?';

const OPEN = { name: 'Open my conversation', exact: true } as const;

test('a visitor writes, opens the mailed link once, and sees the answer arrive', async () => {
  const { email } = newPerson();
  const { page } = await stage.arrive();
  await open(page, '/contact');
  await page.getByLabel('Name', { exact: true }).fill('Ana');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('What is it about?').selectOption('insurance');
  await page.getByLabel('Subject', { exact: true }).fill(SUBJECT);
  await page.getByLabel('Message', { exact: true }).fill('Our plan says no. What can we do?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(/^We have your message\. You hear from us by/)).toBeVisible();

  const path = await mailedThreadPath(stage.stack(), {
    to: email,
    subject: 'We have your message',
    withinMs: 30_000,
  });
  await open(page, path);
  await page.getByRole('button', OPEN).click();
  await expect(page.getByRole('heading', { level: 1, name: SUBJECT })).toBeVisible();
  const threadId = page.url().split('#thread=')[1] ?? '';

  // With an account in the same browser, the visitor's conversation stays the visitor's, and live.
  await signUp(page, newPerson(), `/support/thread#thread=${threadId}`);
  await expect(page.getByRole('heading', { level: 1, name: SUBJECT })).toBeVisible();

  const staff = await stage.arrive();
  await signInAs(staff.page, stage.stack(), {
    role: 'support',
    path: `/staff/inbox/${threadId}`,
  });
  await staff.page.getByLabel('Your reply', { exact: true }).fill('You can appeal.');
  await staff.page.getByRole('button', { name: 'Send reply' }).click();
  const answer = page.getByRole('article').filter({ hasText: 'You can appeal.' });
  await expect(answer.getByText('Hearthway support', { exact: true })).toBeVisible();
  await page.reload();
  await expect(answer).toBeVisible();

  const other = await stage.arrive();
  await open(other.page, path);
  await other.page.getByRole('button', OPEN).click();
  await expect(other.page.getByText(/^This link does not work any more/)).toBeVisible();
});
