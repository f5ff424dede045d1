import { randomUUID } from 'node:crypto';
import { CURRENT_CONSENT } from '@hearthway/domain/account/account.constants.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';
import { AUTH_TOKEN_KEY, type Role } from '@hearthway/domain/session/session.constants.ts';
import { signedInSchema } from '@hearthway/domain/session/session.contract.ts';
import type { APIResponse, Browser, Page, WebSocketRoute } from '@playwright/test';
import { expect } from './expect.ts';
import { giveRole } from './give-role.ts';
import type { RunningStack } from './stack.ts';

/** Browser settings of a visit. */
export interface VisitOptions {
  readonly width?: number;
  /** Otherwise it has seen the guided tour, and is not invited to it. */
  readonly isFirst?: boolean;
  /** The browser's preferred language. */
  readonly locale?: string;
  /** Otherwise that of this machine. */
  readonly timezoneId?: string;
}

export interface Visit {
  readonly page: Page;
  /** Ends the page's socket and lets no other be opened until it is restored. */
  readonly socket: { readonly cut: () => Promise<void>; readonly restore: () => void };
  /** Errors on the page so far, in the browser's words. */
  readonly complaints: readonly string[];
  /**
   * Makes it a browser that was never used, but for its compiled code: a new one takes the processor
   * more than twice as long to show a page.
   */
  readonly renew: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The lightest page that shares the storage. */
const PLAIN_PAGE = '/robots.txt';

/** Local-storage key of the finished tour. See docs/product-rules.md#guided-tour. */
const TOUR_FLAG = `${PRODUCT.storagePrefix}-tour-completed`;

/** A browser of its own: its cookies and its storage are shared with no other visit. */
export const visit = async (
  browser: Browser,
  url: string,
  { width = 1280, isFirst = false, locale = 'en-US', timezoneId }: VisitOptions = {},
): Promise<Visit> => {
  const viewport = { width, height: 900 };
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    reducedMotion: 'reduce',
    locale,
    ...(timezoneId !== undefined && { timezoneId }),
  });
  if (!isFirst) await context.addInitScript(`localStorage.setItem('${TOUR_FLAG}', 'true')`);
  const page = await context.newPage();
  const complaints: string[] = [];
  const listen = (): void => {
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) complaints.push(message.text());
    });
  };
  listen();
  const socket = await controlSocket(page);
  return {
    page,
    socket,
    complaints,
    renew: async () => {
      await Promise.all(context.pages().map((other) => other !== page && other.close()));
      page.removeAllListeners();
      await page.unrouteAll();
      await page.goto(PLAIN_PAGE);
      await forget(page);
      await page.setViewportSize(viewport);
      socket.restore();
      complaints.length = 0;
      listen();
    },
    close: () => context.close(),
  };
};

/** Empties what the browser keeps between pages. */
const forget = async (page: Page): Promise<void> => {
  await page.context().clearCookies();
  await page.evaluate('localStorage.clear(); sessionStorage.clear()');
  const session = await page.context().newCDPSession(page);
  await session.send('Page.resetNavigationHistory');
  await session.detach();
};

const controlSocket = async (page: Page): Promise<Visit['socket']> => {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/\/socket\.io\//, async (socket) => {
    if (isCut) return socket.close();
    open.add(socket);
    socket.connectToServer();
  });
  return {
    cut: async () => {
      isCut = true;
      await Promise.all([...open].map((socket) => socket.close()));
      open.clear();
    },
    restore: () => {
      isCut = false;
    },
  };
};

export interface Person {
  readonly email: string;
  readonly password: string;
}

export const newPerson = (): Person => ({
  email: `${randomUUID()}@example.org`,
  password: randomUUID(),
});

/** Opens an address and waits until a click on the page does something. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
};

/** Where people land unless a test says otherwise. */
const DIRECTORY = '/resources';

const NAMES = { firstName: 'Robin', lastName: 'Hearth' };

/** Creates an account and a session over the API, with this browser's cookies. */
const register = (page: Page, { email, password }: Person): Promise<APIResponse> =>
  post(page, '/api/register', {
    ...NAMES,
    ...CURRENT_CONSENT,
    confirmedAge: String(CURRENT_CONSENT.confirmedAge),
    email,
    password,
    confirmPassword: password,
  });

const post = (page: Page, path: string, data: object): Promise<APIResponse> =>
  page.request.post(path, { headers: { 'sec-fetch-site': 'same-origin' }, data });

/** Gives the browser a session that was started over the API, as the forms do. */
const keepSession = async (page: Page, answer: APIResponse): Promise<void> => {
  const { token } = signedInSchema.parse(await answer.json());
  await page.goto(PLAIN_PAGE);
  await page.evaluate(`localStorage.setItem('${AUTH_TOKEN_KEY}', '${token}')`);
};

/** Over the API, from any page; ends on the given one. For tests that are about something else. */
export const signUp = async (page: Page, person: Person, path = DIRECTORY): Promise<void> => {
  await keepSession(page, await register(page, person));
  await open(page, path);
  if (path === DIRECTORY) await expectDirectory(page);
};

/** Over the API, from any page; ends on the given one. */
export const signIn = async (page: Page, person: Person, path = DIRECTORY): Promise<void> => {
  await keepSession(page, await post(page, '/api/login', person));
  await open(page, path);
  if (path === DIRECTORY) await expectDirectory(page);
};

/** From any page; ends on the given one, with an account that has the role. */
export const signInAs = async (
  page: Page,
  stack: RunningStack,
  { role, path }: { readonly role: Role; readonly path: string },
): Promise<Person> => {
  const person = newPerson();
  expect((await register(page, person)).ok()).toBe(true);
  await giveRole(stack, { email: person.email, role });
  await signIn(page, person, path);
  return person;
};

/** Ticks the boxes of the sign-up page. */
export const giveConsent = async (page: Page): Promise<void> => {
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
};

/** From any page; ends on the directory. */
export const signUpByForm = async (page: Page, { email, password }: Person): Promise<void> => {
  await open(page, '/signup?redirect=%2Fresources');
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Hearth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await giveConsent(page);
  await page.getByRole('button', { name: 'Create Free Account' }).click();
  await expectDirectory(page);
};

/** From any page; ends on the directory. */
export const signInByForm = async (page: Page, { email, password }: Person): Promise<void> => {
  await open(page, '/login?redirect=%2Fresources');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expectDirectory(page);
};

/** The address is there before the page, which takes the focus when it comes. */
const expectDirectory = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/resources$/);
  await expect(page.getByLabel('Where?')).toBeVisible();
};

/** On the directory. */
export const searchNearDurham = async (page: Page): Promise<void> => {
  await page.getByLabel('Where?').fill('27701');
  await page.getByLabel('Where?').press('Enter');
  await expect(resultsNearDurham(page)).toBeVisible();
};

/** Says that the listings are those near 27701. */
const resultsNearDurham = (page: Page) =>
  page.getByRole('status').filter({ hasText: /(?:near|of) Durham, NC/ });

/** Opens a favorite's row, on their page. */
export const openFavorite = (page: Page, place: number): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('article')
    .nth(place)
    .getByRole('heading', { level: 2 })
    .getByRole('button', { expanded: false })
    .click();

/** The hearts of the listings on the page. */
export const hearts = (page: Page) => page.getByRole('button', { name: /^Favorite: / });
