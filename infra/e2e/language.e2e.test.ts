import type { Page } from '@playwright/test';
import { test } from 'vitest';
import { expect } from './expect.ts';
import { setStage } from './stage.ts';
import { open } from './visit.ts';

const { arrive } = setStage();

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

/** What has the same name in both: ourselves, the plans, and places such as “San Antonio, Texas”. */
const NAMES = /Hearthway|Plus|Family|^\p{Lu}[\p{Letter} ]*, \p{Lu}\p{Ll}+$/gu;

test.each(['/', '/subscribe', '/signup'])('no English is left on %s in Spanish', async (path) => {
  const said = async (locale: string) => {
    const { page } = await arrive({ locale });
    await open(page, path);
    if (path === '/') await expect(page.locator('#categories + ul > li')).toHaveCount(9);
    return page.evaluate<readonly string[]>(SAID);
  };
  const inEnglish = new Set(await said('en-US'));
  expect(inEnglish.size).toBeGreaterThan(20);
  const left = (await said('es-US')).filter((text) => inEnglish.has(text));
  expect(left.filter((text) => WORD.test(text.replace(NAMES, '')))).toEqual([]);
});
