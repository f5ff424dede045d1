import { expect, onTestFinished, test } from 'vitest';
import { page as tester } from 'vitest/browser';
import { openBrowser, openPage } from '../testing/page.fixture.ts';
import type { PageWindow } from '../testing/wire.fixture.ts';

const pages = [
  { path: '/', heading: /./, title: 'Hearthway' },
  { path: '/about', heading: 'About Hearthway', title: 'About Hearthway · Hearthway' },
  { path: '/privacy', heading: 'Privacy Policy', title: 'Privacy Policy · Hearthway' },
  { path: '/terms', heading: 'Terms of Service', title: 'Terms of Service · Hearthway' },
  {
    path: '/while-you-wait',
    heading: 'While you wait',
    title: 'While you wait · Hearthway',
  },
  {
    path: '/start/just-diagnosed',
    heading: 'Breathe first',
    title: 'Breathe first · Hearthway',
  },
  {
    path: '/start/they-said-no',
    heading: 'A no is often not the end',
    title: 'A no is often not the end · Hearthway',
  },
  {
    path: '/start/on-a-waiting-list',
    heading: 'While you are on a list',
    title: 'While you are on a list · Hearthway',
  },
  {
    path: '/start/not-safe-tonight',
    heading: 'Not safe tonight',
    title: 'Not safe tonight · Hearthway',
  },
  {
    path: '/insurance-help',
    heading: 'Insurance Coverage Helper',
    title: 'Insurance Coverage Helper · Hearthway',
  },
  {
    path: '/insurance-help/plan',
    heading: 'Which plan is it?',
    title: 'Which plan is it? · Hearthway',
  },
  {
    path: '/insurance-help/call',
    heading: 'Plan your call',
    title: 'Plan your call · Hearthway',
  },
  { path: '/contact', heading: 'Write to us', title: 'Write to us · Hearthway' },
  { path: '/subscribe', heading: 'Plans and Prices', title: 'Plans and Prices · Hearthway' },
  { path: '/login', heading: 'Sign In', title: 'Sign In · Hearthway' },
  {
    path: '/signup',
    heading: 'Create Free Account',
    title: 'Create Free Account · Hearthway',
  },
];

/** A page as a browser shows it that runs no scripts. */
const openWithoutScripts = async (path: string) => {
  // Forgets an earlier test's language.
  await openBrowser();
  const frame = document.createElement('iframe');
  frame.sandbox.value = 'allow-same-origin allow-forms';
  frame.dataset['testid'] = 'page-without-scripts';
  frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0';
  const loaded = () =>
    new Promise<void>((resolve) => frame.addEventListener('load', () => resolve(), { once: true }));
  frame.src = path;
  const isLoaded = loaded();
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  await isLoaded;
  const contents = (): Document => {
    if (frame.contentDocument === null) throw new Error('The page is closed.');
    return frame.contentDocument;
  };
  const site = tester.frameLocator(tester.getByTestId('page-without-scripts'));
  return { site, document: contents, loaded };
};

/** Collects errors and warnings in the page's console. */
const listenTo = (page: PageWindow & { console: Console }, complaints: string[]): void => {
  for (const level of ['error', 'warn'] as const) {
    page.console[level] = (...said: unknown[]) => {
      complaints.push(said.join(' '));
    };
  }
};

test.each(pages)(
  '$path can be read without scripts, and says what needs them',
  async ({ path, heading, title }) => {
    const { site, document } = await openWithoutScripts(path);
    expect(document().title).toBe(title);
    await expect.element(site.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect.element(site.getByText(/turn on JavaScript/)).toBeVisible();
    const attribute = (selector: string, name: string) =>
      document().querySelector(selector)?.getAttribute(name);
    expect(attribute('link[rel=canonical]', 'href')).toBe(`http://localhost${path}`);
    expect(attribute('meta[name=description]', 'content')).toMatch(/./);
  },
);

test.each(pages)('$path hydrates without errors', async ({ path, heading, title }) => {
  const complaints: string[] = [];
  const page = await openPage(path, {
    prepare: (opened) => {
      listenTo(opened, complaints);
      // Marks the heading that the server sent.
      opened.addEventListener('DOMContentLoaded', () => {
        opened.document.querySelector('#root h1')?.setAttribute('data-first', '');
      });
    },
  });
  expect(page.document().title).toBe(title);
  await expect.element(page.site.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(page.document().querySelectorAll('h1[data-first]')).toHaveLength(1);
  expect(page.document().querySelectorAll('head title')).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('a public page is painted before it asks for its scripts', async () => {
  const { window, document } = await openPage('/about');
  const script = document().querySelector<HTMLScriptElement>('script[type=module]');
  const startOf = (name: string) => window().performance.getEntriesByName(name)[0]?.startTime;
  await expect.poll(() => startOf('first-contentful-paint')).toBeDefined();
  expect(startOf(script?.src ?? '')).toBeGreaterThan(
    startOf('first-contentful-paint') ?? Number.NaN,
  );
});

test('form input never gets into a URL, also without scripts', async () => {
  const { site, document, loaded } = await openWithoutScripts('/');
  await site.getByLabelText('Diagnosis date').fill('2024-05-06');
  const isAnswered = loaded();
  await site.getByRole('button', { name: 'Get Started' }).click();
  await isAnswered;
  await expect.element(site.getByLabelText('Diagnosis date')).toHaveValue('');
  expect(document().location.search).toBe('');
});

test('a page has its own title also when it is reached from another', async () => {
  const { site, document } = await openPage('/privacy');
  await site.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect.poll(() => document().title).toBe('Terms of Service · Hearthway');
  await expect
    .element(site.getByRole('heading', { level: 1, name: 'Terms of Service' }))
    .toBeVisible();
});

test('the sign-in form passes on the URL in its query', async () => {
  const { site } = await openPage('/login?redirect=%2Fresources');
  await expect
    .element(site.getByRole('main').getByRole('link', { name: 'Create Free Account' }))
    .toHaveAttribute('href', '/signup?redirect=%2Fresources');
});

test('an unknown address says so without scripts', async () => {
  const { site } = await openWithoutScripts('/nowhere');
  await expect
    .element(site.getByRole('heading', { level: 1, name: 'Page Not Found' }))
    .toBeVisible();
});

test('a signed-in family never sees a link to sign up', async () => {
  let frames = 0;
  let flashes = 0;
  const page = await openBrowser({
    viewer: 'family',
    prepare: (opened) => {
      const look = () => {
        frames += 1;
        for (const link of opened.document.querySelectorAll('header a'))
          if (link.textContent === 'Sign Up' && link.checkVisibility({ visibilityProperty: true }))
            flashes += 1;
        // Waits for a frame of this window: Chromium may hold back those of a page inside it.
        if (!opened.closed) requestAnimationFrame(look);
      };
      look();
    },
  });
  await page.open('/');
  await expect.element(page.site.getByRole('link', { name: 'Favorites' }).first()).toBeVisible();
  await expect.poll(() => frames).toBeGreaterThan(1);
  expect(flashes).toBe(0);
});
