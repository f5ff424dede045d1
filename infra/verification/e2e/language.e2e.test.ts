import type { Page } from '@playwright/test';
import { test } from 'vitest';
import { expect } from './expect.ts';
import { mailedCode } from './outbox.fixture.ts';
import { setStage } from './stage.fixture.ts';
import { settle } from './views.ts';
import { newPerson, open, searchNearDurham, signUpByForm } from './visit.ts';

const { stack, arrive } = setStage();

const languageOf = (page: Page) => page.locator('html').getAttribute('lang');
const english = (page: Page) => page.getByRole('button', { name: 'English' });
const spanish = (page: Page) => page.getByRole('button', { name: 'Español' });

test('whose browser speaks Spanish gets Spanish, and may choose English for good', async () => {
  const { page } = await arrive({ locale: 'es-MX' });
  await open(page, '/');
  expect(await languageOf(page)).toBe('es');
  await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(spanish(page)).toHaveAttribute('aria-current', 'true');

  await english(page).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await languageOf(page)).toBe('en');
  await expect(english(page)).toHaveAttribute('aria-current', 'true');

  await open(page, '/about');
  expect(await languageOf(page)).toBe('en');
  await spanish(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acerca de Hearthway');
});

/** Runs in the page: everything that it says, to whoever sees and to whoever listens. */
const SAID = `(() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const said = [document.title];
  while (texts.nextNode())
    if (!texts.currentNode.parentElement.closest('noscript, script, [lang]:not(html)'))
      said.push(texts.currentNode.data);
  for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
    for (const element of document.querySelectorAll('[' + name + ']'))
      said.push(element.getAttribute(name));
  return said.map((text) => text.trim());
})()`;

const WORD = /\p{Letter}{2}/u;

/** What has the same name in both: we, the plans, a person, a license, places such as “Austin, Texas”. */
const NAMES =
  /Hearthway|Plus|Family|Robin|\S+@\S+|GeoNames|CC BY|^\p{Lu}[\p{Letter} ]*, \p{Lu}\p{Ll}+$/gu;

const said = (page: Page) => page.evaluate<readonly string[]>(SAID);

/** What is said in the second as in the first, and is no name. */
const leftOf = (inEnglish: readonly string[], inSpanish: readonly string[]): readonly string[] => {
  expect(new Set(inEnglish).size).toBeGreaterThan(20);
  const left = inSpanish.filter((text) => inEnglish.includes(text));
  return left.filter((text) => WORD.test(text.replace(NAMES, '')));
};

test.each(['/', '/subscribe', '/signup'])('no English is left on %s in Spanish', async (path) => {
  const saidTo = async (locale: string) => {
    const { page } = await arrive({ locale });
    await open(page, path);
    if (path === '/') await expect(page.locator('#categories + ul > li')).toHaveCount(9);
    return said(page);
  };
  expect(leftOf(await saidTo('en-US'), await saidTo('es-US'))).toEqual([]);
});

test('what the directory says in English says that it is, on a page in Spanish', async () => {
  const { page } = await arrive();
  await signUpByForm(page, newPerson());
  await searchNearDurham(page);
  const inEnglish = await said(page);
  await spanish(page).click();
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  expect(await languageOf(page)).toBe('es');
  expect(leftOf(inEnglish, await said(page))).toEqual([]);
  await expect(cards.first().getByRole('heading')).toHaveAttribute('lang', 'en');
});

test('what was typed and not sent outlives another language', async () => {
  const { page } = await arrive();
  await signUpByForm(page, newPerson());
  await open(page, '/account');
  // What comes later moves the footer, and a press that ends beside a button is none.
  await settle(page);
  await page.getByLabel('Last name').fill('Lovelace');
  await spanish(page).click();
  await expect(page.getByLabel('Apellido')).toHaveValue('Lovelace');
  await english(page).click();
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace');
});

test('who signs up in Spanish is mailed in Spanish', async () => {
  const { page } = await arrive({ locale: 'es-US' });
  const { email, password } = newPerson();
  await open(page, '/signup');
  await page.getByLabel('Nombre').fill('Robin');
  await page.getByLabel('Apellido').fill('Hearth');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByLabel('Confirmar la contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Crear una cuenta gratis' }).click();
  expect(await mailedCode(stack(), { to: email, subject: 'bienvenida' })).toMatch(/^\d{6}$/);
});
