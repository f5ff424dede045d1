import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { test } from 'vitest';
import { z } from 'zod';
import { expect } from './expect.ts';
import { setStage } from './stage.fixture.ts';
import { newPerson, open, type Person, signIn, signUp } from './visit.ts';

const { arrive } = setStage();

const LESSON = 'first-90-days';
const PATH = `/learning/module/${LESSON}`;

const sectionSchema = z.object({ sectionId: z.nullable(z.string()) });

const SOURCE = resolve(import.meta.dirname, `../../../content/lessons/${LESSON}.en.md`);

/** As the authors have marked them. */
const rightAnswers = async (): Promise<readonly string[]> => {
  const source = await readFile(SOURCE, 'utf8');
  return [...source.matchAll(/^- \[x\] (.+)$/gm)].map(([, text = '']) => text);
};

const part = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 }).first();

/** The same family’s lesson in another browser. */
const arriveToo = async (person: Person): Promise<Page> => {
  const { page } = await arrive();
  await signIn(page, person, PATH);
  return page;
};

/** Fragments of the sections that the account has, as soon as it has them. */
const savedBy = (page: Page): readonly string[] => {
  const saved: string[] = [];
  page.on('response', (answer) => {
    if (!answer.url().endsWith(`${LESSON}/sections`) || !answer.ok()) return;
    saved.push(`#${sectionSchema.parse(answer.request().postDataJSON()).sectionId}`);
  });
  return saved;
};

test('a lesson is read, goes on in another browser, and is passed in both', async () => {
  const person = newPerson();
  const { page } = await arrive();
  const saved = savedBy(page);
  await signUp(page, person, PATH);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('3 of 8', { exact: true })).toBeVisible();
  await expect.poll(() => saved).toContain(new URL(page.url()).hash);
  const title = await part(page).innerText();

  await open(page, PATH);
  await expect(part(page)).toHaveText(title);
  const other = await arriveToo(person);
  await expect(part(other)).toHaveText(title);

  for (const each of [page, other])
    await each
      .getByRole('navigation', { name: 'In this lesson' })
      .getByRole('link', { name: 'Knowledge Check' })
      .click();
  const answers = await rightAnswers();
  for (const answer of answers) await page.getByLabel(answer, { exact: true }).check();
  for (const answer of answers)
    await expect(other.getByLabel(answer, { exact: true })).toBeChecked();

  await other.getByRole('button', { name: 'Complete Quiz' }).click();
  for (const each of [other, page]) await expect(part(each)).toHaveText('Congratulations!');
  await expect(other.getByText('Badge Earned!', { exact: true })).toBeVisible();

  await open(page, '/learning');
  const card = page
    .getByRole('tabpanel')
    .getByRole('article')
    .filter({ has: page.locator(`a[href="${PATH}"]`) });
  await expect(card).toContainText('Passed');
  await expect(card.getByRole('link', { name: 'Review' })).toBeVisible();
  await open(page, `${PATH}/certificate`);
  await expect(page.getByRole('article')).toContainText('Robin Hearth');
});

test('a visitor’s lesson is in the account after signing up', async () => {
  const { page } = await arrive();
  await open(page, PATH);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('3 of 8', { exact: true })).toBeVisible();
  const title = await part(page).innerText();
  const person = newPerson();
  await signUp(page, person, '/about');
  await expect(page.getByText('Added to your account', { exact: true })).toBeVisible();
  const other = await arriveToo(person);
  await expect(part(other)).toHaveText(title);
});

test('the lessons are there in Spanish, too', async () => {
  const { page } = await arrive({ locale: 'es-US' });
  await signUp(page, newPerson(), '/learning');
  const first = page.getByRole('tabpanel').getByRole('article').first();
  await expect(first.getByRole('heading', { level: 3 })).toHaveText('Qué es el autismo');
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qué es el autismo');
  await expect(page.getByText('1 de 8', { exact: true })).toBeVisible();
});
