import { test } from 'vitest';
import { expect } from './expect.ts';
import { mailedFeedbackPath } from './outbox.fixture.ts';
import { setStage } from './stage.fixture.ts';
import { newPerson, open, signInAs, signUp } from './visit.ts';

const stage = setStage();

const TAB = '/support/community';

const TITLE = 'He asks for his song';
const WORDS = 'After six months of speech therapy, he asks for his favorite song himself.';

const PATIENCE = { timeout: 60_000 };

test('a story that a family tells is reviewed, mailed about, and stands on the home', async () => {
  const person = newPerson();
  const { page } = await stage.arrive();
  await signUp(page, person, TAB);
  const form = page.getByRole('region', { name: 'Share your story or feedback' });
  await form.getByRole('button', { name: 'Tell us something' }).click();
  await form.getByLabel('Your rating', { exact: true }).selectOption('5 stars: excellent');
  await form.getByRole('textbox', { name: 'Title' }).fill(TITLE);
  await form.getByRole('textbox', { name: /^Your message/ }).fill(WORDS);
  await form.getByRole('textbox', { name: /^Your city and state/ }).fill('Durham, NC');
  await form.getByRole('checkbox', { name: /^You may publish this/ }).check();
  await form.getByRole('button', { name: 'Submit Feedback' }).click();
  const own = page.getByRole('region', { name: 'Feedback that you sent' }).getByRole('listitem');
  await expect(own.getByText('Our team will read it soon')).toBeVisible();

  const staff = await stage.arrive();
  await signInAs(staff.page, stage.stack(), { role: 'support', path: '/staff/feedback' });
  // The newest is the last to be read.
  await staff.page.getByRole('link', { name: 'A success story' }).last().click(PATIENCE);
  await expect(staff.page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await staff.page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = staff.page.getByRole('dialog', { name: 'Publish this story' });
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog).toHaveCount(0);

  await expect(own.getByText('Published', { exact: true })).toBeVisible(PATIENCE);
  const path = await mailedFeedbackPath(stage.stack(), {
    to: person.email,
    subject: 'Your story is published',
    withinMs: 30_000,
  });
  expect(path).toBe(TAB);

  const visitor = await stage.arrive();
  await open(visitor.page, '/');
  const stories = visitor.page.getByRole('region', { name: 'Success Stories' });
  await stories.scrollIntoViewIfNeeded();
  await stories.getByRole('button', { name: 'Show story 1' }).click();
  await expect(stories.getByRole('heading', { name: TITLE })).toBeVisible();
  await expect(stories.getByText('Robin, Durham, NC')).toBeVisible();

  await own.getByRole('button', { name: `Take back: ${TITLE}` }).click();
  await expect(own.getByText('You took it back')).toBeVisible();
  await open(visitor.page, '/');
  await stories.scrollIntoViewIfNeeded();
  await expect(stories.getByRole('button', { name: 'Show story 1' })).toBeVisible();
  await expect(stories.getByRole('heading', { name: TITLE })).toHaveCount(0);
});
