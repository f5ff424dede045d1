import { AUTH_TOKEN_KEY } from '@hearthway/domain/account/account.constants.ts';
import { LANGUAGE_COOKIE, PRODUCT } from '@hearthway/domain/product.ts';
import { expect } from './expect.ts';
import { arriveAs, type Scene, settle } from './views.ts';
import { open } from './visit.ts';

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

/** Nothing more can be kept in it. */
export const full = `
  Storage.prototype.setItem = () => { throw new DOMException('Full.', 'QuotaExceededError'); };`;

/** Nothing can be kept in it, or read from it. */
export const refused = `
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

/** What a browser holds that is not of our making. */
export interface BadBrowser {
  readonly viewer: 'visitor' | 'family';
  readonly what: string;
  readonly script?: string;
  readonly language?: string;
}

export const BAD_BROWSERS: readonly BadBrowser[] = [
  ...RUBBISH.map(({ what, text }) => ({
    viewer: 'visitor' as const,
    what,
    script: keptUnder([...KEYS, AUTH_TOKEN_KEY], text),
  })),
  { viewer: 'visitor', what: 'all it can', script: full },
  { viewer: 'visitor', what: 'no storage', script: refused },
  { viewer: 'visitor', what: 'an unknown language', language: '<tlh>' },
  ...RUBBISH.slice(2).map(({ what, text }) => ({
    viewer: 'family' as const,
    what,
    script: keptUnder(KEYS, text),
  })),
  { viewer: 'family', what: 'all it can', script: full },
];

/** Expects each of these pages to be shown as in any other browser. */
export const expectShown = async (
  { viewer, script, language }: BadBrowser,
  paths: readonly string[],
  scene: Scene,
): Promise<void> => {
  const { page } = await arriveAs(viewer === 'visitor' ? 'newcomer' : viewer, scene);
  if (script !== undefined) await page.addInitScript(script);
  if (language !== undefined) {
    const { url } = scene.stack();
    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url }]);
  }
  for (const path of paths) {
    await open(page, path);
    await settle(page);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'default');
  }
};
