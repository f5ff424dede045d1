import { LANGUAGE_COOKIE, PRODUCT } from '@hearthway/domain/product.ts';
import { test } from 'vitest';
import { expect } from './expect.ts';
import { setStage } from './stage.ts';
import { settle, VIEWS } from './views.ts';
import { open } from './visit.ts';

const { arrive, stack } = setStage();

const KEYS = [
  'accessibility',
  'user-data',
  'tour-completed',
  'upgrade-banner',
  'session-ends-at',
  'drafts',
  'scroll',
].map((name) => `${PRODUCT.storagePrefix}-${name}`);

const keptEverywhere = (text: string): string => `
  for (const key of ${JSON.stringify(KEYS)})
    for (const storage of [localStorage, sessionStorage])
      storage.setItem(key, ${JSON.stringify(text)});`;

const refused = `
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => { throw new DOMException('Refused.', 'SecurityError'); },
    });`;

interface Browser {
  readonly what: string;
  /** Runs in each page before its own scripts. */
  readonly script?: string;
  readonly language?: string;
}

const BROWSERS: readonly Browser[] = [
  { what: 'half an object', script: keptEverywhere('{"location":') },
  { what: 'a list of nothing', script: keptEverywhere('[null]') },
  {
    what: 'fields of other types',
    script: keptEverywhere(
      '{"colorMode":"pink","fontSize":{},"diagnosisDate":7,"owner":"","forms":1}',
    ),
  },
  { what: 'no storage', script: refused },
  { what: 'an unknown language', language: '<tlh>' },
];

test.for(BROWSERS)('a browser that holds $what shows every page', async ({ script, language }) => {
  const { page } = await arrive({ isFirst: true });
  if (script !== undefined) await page.addInitScript(script);
  if (language !== undefined) {
    const { url } = stack();
    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url }]);
  }
  for (const { path, viewer, reveal } of VIEWS) {
    if (viewer !== 'visitor' || reveal !== undefined) continue;
    await open(page, path);
    await settle(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'default');
  }
});
