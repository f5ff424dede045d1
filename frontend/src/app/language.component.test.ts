import { expect, test } from 'vitest';
import { CATEGORIES } from '../testing/directory.fixture.ts';
import { openPage, type SitePage } from '../testing/page.fixture.ts';
import { pressEnter, searchNearDurham } from '../testing/steps.fixture.ts';

const languageOf = ({ document }: SitePage) => document().documentElement.lang;
const english = ({ site }: SitePage) => site.getByRole('button', { name: 'English' });
const spanish = ({ site }: SitePage) => site.getByRole('button', { name: 'Español' });

/** Everything that the page says, to eyes and to ears. */
const said = ({ document, window }: SitePage): readonly string[] => {
  const page = document();
  const texts = page.createTreeWalker(page.body, window().NodeFilter.SHOW_TEXT);
  const found = [page.title];
  while (texts.nextNode() !== null) {
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement?.closest('noscript, script, [lang]:not(html)') === null)
      found.push(textContent ?? '');
  }
  for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
    for (const element of page.querySelectorAll(`[${name}]`))
      found.push(element.getAttribute(name) ?? '');
  return found.map((text) => text.trim());
};

const WORD = /\p{Letter}{2}/u;

/** Names that both languages share: ours, of plans, a person, a therapy, a license, places as “Austin, Texas”. */
const NAMES =
  /Hearthway|Plus|Family|Robin|ABA|\S+@\S+|GeoNames|CC BY|^\p{Lu}[\p{Letter} ]*, \p{Lu}\p{Ll}+$/gu;

/** Texts that are the same in both languages, names excepted. */
const leftOf = (inEnglish: readonly string[], inSpanish: readonly string[]): readonly string[] => {
  expect(new Set(inEnglish).size).toBeGreaterThan(20);
  const left = inSpanish.filter((text) => inEnglish.includes(text));
  return left.filter((text) => WORD.test(text.replace(NAMES, '')));
};

test.each(['/', '/subscribe', '/signup'])('no English is left on %s in Spanish', async (path) => {
  const saidIn = async (language: string) => {
    const page = await openPage(path, { language });
    if (path === '/')
      await expect
        .element(page.site.getByCss('#categories + ul > li'))
        .toHaveLength(CATEGORIES.length);
    return said(page);
  };
  expect(leftOf(await saidIn('en'), await saidIn('es'))).toEqual([]);
});

test('English listing texts are marked as English on a Spanish page', async () => {
  const page = await openPage('/resources', { viewer: 'family' });
  await searchNearDurham(page);
  const inEnglish = said(page);
  await spanish(page).click();
  const cards = page.site.getByRole('article');
  await expect.poll(() => languageOf(page)).toBe('es');
  await expect.element(cards.first()).toBeVisible();
  expect(leftOf(inEnglish, said(page))).toEqual([]);
  await expect.element(cards.first().getByRole('heading')).toHaveAttribute('lang', 'en');
});

test('a text that was typed and not sent outlives another language', async () => {
  const page = await openPage('/account', { viewer: 'family' });
  const { site } = page;
  await site.getByLabelText('Last name').fill('Lovelace');
  await pressEnter(spanish(page));
  await expect.element(site.getByLabelText('Apellido')).toHaveValue('Lovelace');
  await pressEnter(english(page));
  await expect.element(site.getByLabelText('Last name')).toHaveValue('Lovelace');
});

test('the choice of English outlasts the page, and Spanish can be chosen again', async () => {
  const page = await openPage('/', { language: 'es' });
  const { site } = page;
  expect(languageOf(page)).toBe('es');
  await expect
    .element(site.getByRole('link', { name: 'Iniciar sesión', exact: true }))
    .toBeVisible();
  await expect.element(spanish(page)).toHaveLength(0);

  await english(page).click();
  await expect.element(site.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  expect(languageOf(page)).toBe('en');
  await expect.element(english(page)).toHaveLength(0);

  await page.open('/about');
  expect(languageOf(page)).toBe('en');
  await spanish(page).click();
  await expect
    .element(site.getByRole('heading', { level: 1 }))
    .toMatchTextContent('Acerca de Hearthway');
});
