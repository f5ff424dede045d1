import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { hearts, newPerson, searchNearDurham, signUp } from '../../e2e/visit.ts';

export interface SignedIn {
  readonly page: Page;
  /** Path of a provider in the directory. */
  readonly providerPath: string;
  readonly close: () => Promise<void>;
}

const PROVIDER_LINKS = 'main a[href^="/resources/provider/"]';

/** A family with a favorite, in a browser of its own. */
export const signInFamily = async (browser: Browser, url: string): Promise<SignedIn> => {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await signUp(page, newPerson());
  await searchNearDurham(page);
  await hearts(page).first().click();
  const providerPath = await page.locator(PROVIDER_LINKS).first().getAttribute('href');
  if (providerPath === null) throw new Error('The directory shows no provider.');
  return { page, providerPath, close: () => context.close() };
};

/**
 * Gives the session of a page to the browser's own context, the only one that Lighthouse visits.
 *
 * @param port Debugging port of the browser.
 */
export const shareSession = async (page: Page, port: number, url: string): Promise<void> => {
  const { cookies, origins } = await page.context().storageState();
  const connected = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const context = await ownContextOf(connected);
  await context.addCookies(cookies);
  const tab = await context.newPage();
  // The lightest page that shares the storage.
  await tab.goto(`${url}/robots.txt`);
  for (const { name, value } of origins.flatMap(({ localStorage }) => localStorage))
    await tab.evaluate(`localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)})`);
  await tab.close();
};

const ownContextOf = async (browser: Browser): Promise<BrowserContext> => {
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('The browser has no context of its own.');
  return context;
};
