import { test } from 'vitest';
import { expect } from './expect.ts';
import { setStage } from './stage.fixture.ts';
import { newPerson, signInAs, signUp } from './visit.ts';

const stage = setStage();

const PATIENCE = { timeout: 60_000 };

const QUESTION = 'Who won the football match in Lisbon?';
const NOTE = 'I would rather ask you.';

test('a family asks the assistant, hands its conversation over, and a person answers', async () => {
  const family = await stage.arrive();
  await signUp(family.page, newPerson(), '/about');
  await family.page.getByRole('button', { name: 'Open AI Support Chat' }).click();
  const chat = family.page.getByRole('dialog', { name: 'AI Support Chat' });
  await chat.getByLabel('Your message').fill(QUESTION);
  await chat.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(chat.getByText(/I don’t have an answer to that/)).toBeVisible(PATIENCE);

  await chat.getByRole('button', { name: 'Talk to a person' }).click();
  await chat.getByLabel('Add a line of your own (optional)').fill(NOTE);
  await expect(chat.getByRole('region', { name: 'Our team gets this' })).toContainText(QUESTION);
  await chat.getByRole('button', { name: 'Send to our team' }).click();
  await chat.getByRole('link', { name: 'See your conversation' }).click();
  const message = family.page.getByRole('article').filter({ hasText: NOTE });
  await expect(message).toContainText(QUESTION);
  const threadId = family.page.url().split('/').at(-1) ?? '';

  const staff = await stage.arrive();
  await signInAs(staff.page, stage.stack(), { role: 'support', path: '/staff/inbox?topic=other' });
  await staff.page.locator(`a[data-thread="${threadId}"]`).click(PATIENCE);
  const sentMessage = staff.page.getByRole('article').filter({ hasText: NOTE });
  await expect(sentMessage).toContainText('The assistant answered:');
  await expect(sentMessage).toContainText('from the chat');
  await staff.page.getByLabel('Your reply', { exact: true }).fill('Nobody did: it rained.');
  await staff.page.getByRole('button', { name: 'Send reply' }).click();

  const answer = family.page.getByRole('article').filter({ hasText: 'Nobody did: it rained.' });
  await expect(answer).toBeVisible(PATIENCE);
});

test('a family looks for providers, answers with its ZIP code, and opens one', async () => {
  const { page } = await stage.arrive();
  await signUp(page, newPerson(), '/about');
  await page.getByRole('button', { name: 'Open AI Support Chat' }).click();
  const chat = page.getByRole('dialog', { name: 'AI Support Chat' });
  const ask = async (message: string) => {
    await chat.getByLabel('Your message').fill(message);
    await chat.getByRole('button', { name: 'Send', exact: true }).click();
  };
  await ask('find a speech therapist');
  await expect(chat.getByText(/Tell me your ZIP code/)).toBeVisible(PATIENCE);
  await ask('it’s 27701');
  await expect(chat.getByText('The directory has these near Durham, NC:')).toBeVisible(PATIENCE);
  const found = chat.locator('a[href^="/resources/provider/"]');
  await found.first().click();
  await expect(page).toHaveURL(/\/resources\/provider\//);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible(PATIENCE);
});
