import { PRODUCT } from '@hearthway/domain/product.ts';
import { AUTH_TOKEN_KEY } from '@hearthway/domain/session/session.constants.ts';
import { expect, test } from 'vitest';
import { openPage } from '../testing/page.fixture.ts';
import { sliceOf } from '../testing/slice.fixture.ts';
import { press, settle } from '../testing/steps.fixture.ts';
import { pathsOf } from '../testing/views.fixture.ts';
import type { PageWindow } from '../testing/wire.fixture.ts';

const KEYS = [
  'accessibility',
  'accessibility-account',
  'accessibility-unsent',
  'user-data',
  'tour-completed',
  'upgrade-home-banner',
  'upgrade-home-promotion',
  'session-ends-at',
  'drafts',
  'first-look',
  'visitor-drafts',
  'scroll',
].map((name) => `${PRODUCT.storagePrefix}-${name}`);

const keptUnder = (keys: readonly string[], text: string) => (page: PageWindow) => {
  for (const key of keys)
    for (const storage of [page.localStorage, page.sessionStorage]) storage.setItem(key, text);
};

/** Nothing more can be kept in it. */
const full = (page: PageWindow): void => {
  page.Storage.prototype.setItem = () => {
    throw new page.DOMException('Full.', 'QuotaExceededError');
  };
};

/** Nothing can be kept in it, or read from it. */
const refused = (page: PageWindow): void => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(page, name, {
      get: () => {
        throw new page.DOMException('Refused.', 'SecurityError');
      },
    });
};

const RUBBISH = [
  { what: 'half an object', text: '{"location":' },
  { what: 'a list of nothing', text: '[null]' },
  {
    what: 'fields of other types',
    text: '{"colorMode":"pink","fontSize":{},"diagnosisDate":7,"owner":"","forms":1,"userId":[]}',
  },
  // A well-formed token without a session.
  { what: 'a number', text: '1e99' },
];

/** Storage contents that our pages would never write. */
interface BadBrowser {
  readonly viewer: 'newcomer' | 'family';
  readonly what: string;
  readonly prepare?: (page: PageWindow) => void;
  readonly language?: string;
}

const BAD_BROWSERS: readonly BadBrowser[] = [
  ...RUBBISH.map(({ what, text }) => ({
    viewer: 'newcomer' as const,
    what,
    prepare: keptUnder([...KEYS, AUTH_TOKEN_KEY], text),
  })),
  { viewer: 'newcomer', what: 'all it can', prepare: full },
  { viewer: 'newcomer', what: 'no storage', prepare: refused },
  { viewer: 'newcomer', what: 'an unknown language', language: '<tlh>' },
  ...RUBBISH.slice(2).map(({ what, text }) => ({
    viewer: 'family' as const,
    what,
    prepare: keptUnder(KEYS, text),
  })),
  { viewer: 'family', what: 'all it can', prepare: full },
];

const CASES = BAD_BROWSERS.flatMap((browser) =>
  pathsOf(browser.viewer === 'family' ? 'family' : 'visitor').map((path) => ({ ...browser, path })),
);

test.for(sliceOf(CASES))(
  'a $viewer whose browser holds $what sees $path as it is',
  async ({ path, viewer, prepare, language }) => {
    const page = await openPage(path, {
      viewer,
      ...(prepare && { prepare }),
      ...(language !== undefined && { language }),
      // As the server answers for a session that there is not.
      ...(viewer === 'newcomer' && { isSignedOut: true }),
    });
    await settle(page);
    const { site, document } = page;
    await expect.element(site.getByRole('main').getByRole('alert')).toHaveLength(0);
    const { documentElement: root } = document();
    expect(root.lang).toBe('en');
    expect(root.dataset['colorMode']).toBe('default');
  },
);

test.for([
  { what: 'is full', prepare: full },
  { what: 'keeps nothing', prepare: refused },
])(
  'a person whose browser $what signs up, and stays until the page is left',
  async ({ prepare }) => {
    const page = await openPage('/signup?redirect=%2Fresources', { prepare });
    page.hearthway.account.favorites = [];
    const { site } = page;
    for (const [label, text] of [
      ['First name', 'Robin'],
      ['Last name', 'Hearth'],
      ['Email', 'robin@example.org'],
      ['Password', 'a-long-password'],
      ['Confirm password', 'a-long-password'],
    ] as const)
      await site.getByLabelText(label, { exact: true }).fill(text);
    for (const name of ['Terms of Service', 'Privacy Policy', '18 or older'])
      await site.getByRole('checkbox', { name }).click();
    await press(page, 'Create Free Account');
    await expect.element(site.getByLabelText('Where?')).toBeVisible();
    await site.getByRole('link', { name: 'Favorites' }).first().click();
    await expect.element(site.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  },
);
