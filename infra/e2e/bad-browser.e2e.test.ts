import { AUTH_TOKEN_KEY } from '@hearthway/domain/account/account.constants.ts';
import { LANGUAGE_COOKIE, PRODUCT } from '@hearthway/domain/product.ts';
import type { Page } from '@playwright/test';
import { test } from 'vitest';
import { expect } from './expect.ts';
import { setStage } from './stage.ts';
import { arriveAs, settle, VIEWS, type Viewer } from './views.ts';
import { newPerson, open, signUp } from './visit.ts';

const stage = setStage();
const { arrive, stack } = stage;

const KEYS = [
  'accessibility',
  'accessibility-account',
  'accessibility-unsent',
  'user-data',
  'tour-completed',
  'upgrade-banner',
  'session-ends-at',
  'drafts',
  'scroll',
].map((name) => `${PRODUCT.storagePrefix}-${name}`);

const keptUnder = (keys: readonly string[], text: string): string => `
  for (const key of ${JSON.stringify(keys)})
    for (const storage of [localStorage, sessionStorage])
      storage.setItem(key, ${JSON.stringify(text)});`;

const full = `
  Storage.prototype.setItem = () => { throw new DOMException('Full.', 'QuotaExceededError'); };`;

const refused = `
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => { throw new DOMException('Refused.', 'SecurityError'); },
    });`;

const RUBBISH = [
  { what: 'half an object', text: '{"location":' },
  { what: 'a list of nothing', text: '[null]' },
  {
    what: 'fields of other types',
    text: '{"colorMode":"pink","fontSize":{},"diagnosisDate":7,"owner":"","forms":1,"userId":[]}',
  },
  // As a token it is one, of nobody.
  { what: 'a number', text: '1e99' },
];

interface Browser {
  readonly what: string;
  readonly script?: string;
  readonly language?: string;
}

const BROWSERS: readonly Browser[] = [
  ...RUBBISH.map(({ what, text }) => ({
    what,
    script: keptUnder([...KEYS, AUTH_TOKEN_KEY], text),
  })),
  { what: 'all it can', script: full },
  { what: 'no storage', script: refused },
  { what: 'an unknown language', language: '<tlh>' },
];

const showEach = async (page: Page, viewer: Viewer): Promise<void> => {
  const views = VIEWS.filter((view) => view.viewer === viewer && view.reveal === undefined);
  for (const { path } of views) {
    await open(page, path);
    await settle(page);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'default');
  }
};

test.for(BROWSERS)('a browser that holds $what shows every page', async ({ script, language }) => {
  const { page } = await arrive({ isFirst: true });
  if (script !== undefined) await page.addInitScript(script);
  if (language !== undefined) {
    const { url } = stack();
    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url }]);
  }
  await showEach(page, 'visitor');
});

test.for([
  ...RUBBISH.slice(2).map(({ what, text }) => ({ what, script: keptUnder(KEYS, text) })),
  { what: 'all it can', script: full },
])('a family whose browser holds $what sees every page', async ({ script }) => {
  const { page } = await arriveAs('family', stage);
  await page.addInitScript(script);
  await showEach(page, 'family');
});

test.for([
  { what: 'is full', script: full },
  { what: 'keeps nothing', script: refused },
])(
  'somebody whose browser $what signs up, and stays until the page is left',
  async ({ script }) => {
    const { page } = await arrive();
    await page.addInitScript(script);
    await signUp(page, newPerson());
    await page.getByRole('link', { name: 'Favorites' }).first().click();
    await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  },
);
