import { LANGUAGE_COOKIE, PRODUCT } from '@hearthway/domain/product.ts';
import { AUTH_TOKEN_KEY } from '@hearthway/domain/session/session.constants.ts';
import { expect, onTestFinished } from 'vitest';
import {
  commands,
  type FrameLocator,
  type Locator,
  locators,
  page as tester,
} from 'vitest/browser';
import { createHearthway, type Hearthway, refusal, type Viewer } from './hearthway.fixture.ts';
import type { Handler, PageWindow, Wire } from './wire.fixture.ts';

export interface OpenOptions {
  /** By default a visitor who was here before. */
  readonly viewer?: Viewer;
  /** Width of the window, in pixels. */
  readonly width?: number;
  readonly height?: number;
  /** Whether sockets are refused from the start. */
  readonly isCut?: boolean;
  /** Whether the server rejects the session that the browser holds. */
  readonly isSignedOut?: boolean;
  /** Answers by route, in place of the usual ones. */
  readonly api?: Readonly<Record<string, Handler>>;
  /** Changes the page's window before any script of the site runs, at each load. */
  readonly prepare?: (page: PageWindow) => void;
  /** Initial local storage, by key. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Language chosen on an earlier visit. */
  readonly language?: string;
}

/** A page of the built site in a real browser, with an API that the test controls. */
export interface SitePage {
  /** Finds what is on the page. */
  readonly site: FrameLocator;
  readonly window: () => PageWindow;
  readonly document: () => Document;
  readonly path: () => string;
  readonly wire: Wire;
  readonly hearthway: Hearthway;
  readonly open: (path: string) => Promise<void>;
  /** Begins to load an address, for tests of what is seen before the page is ready. */
  readonly begin: (path: string) => void;
  /** Waits until the page's scripts have taken over. */
  readonly ready: () => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly resize: (width: number, height?: number) => Promise<void>;
  /** Another tab of the same browser. */
  readonly openTab: (path: string) => Promise<SitePage>;
}

interface MousePoint {
  readonly x: number;
  readonly y: number;
}

export const TOUR_FLAG = `${PRODUCT.storagePrefix}-tour-completed`;

const HEIGHT = 900;

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** For elements without a role or text. */
    readonly getByCss: (selector: string) => Locator;
  }
  interface BrowserCommands {
    /** Lets `preparePage` of this window see each frame before its scripts run. */
    readonly announceFrames: () => Promise<void>;
    /** By Playwright's name of the key, such as `Shift+Tab`. */
    readonly pressKey: (key: string) => Promise<void>;
    readonly typeText: (text: string) => Promise<void>;
    readonly insertText: (text: string) => Promise<void>;
    readonly dragMouse: (from: MousePoint, to: MousePoint) => Promise<void>;
    readonly wheelMouse: (pixels: number) => Promise<void>;
    readonly emulateMedia: (media: {
      readonly media?: 'print';
      readonly reducedMotion?: 'no-preference';
    }) => Promise<void>;
    readonly allowClipboard: () => Promise<void>;
    /** Where the browser finds the person; null is a person who lets no page ask. */
    readonly setLocation: (
      point: { readonly latitude: number; readonly longitude: number } | null,
    ) => Promise<void>;
    /** Where the person's clock is; null is where this machine is. */
    readonly setTimeZone: (zone: string | null) => Promise<void>;
    /** Starts to wait for a file that a page hands to the browser. */
    readonly awaitDownload: () => Promise<void>;
    /** The file that was waited for. */
    readonly readDownload: () => Promise<{ readonly name: string; readonly text: string }>;
    /** Holds back files whose address has this part, until they are released. */
    readonly holdFiles: (part: string) => Promise<void>;
    /** Lets files whose address has this part fail, until they are released. */
    readonly failFiles: (part: string) => Promise<void>;
    readonly releaseFiles: () => Promise<void>;
    readonly printError: (text: string) => Promise<void>;
  }
}

locators.extend({ getByCss: (selector) => `css=${selector}` });

declare global {
  interface Window {
    preparePage?: (page: PageWindow) => void;
  }
}

/** Opens an address of the site and waits until a click on the page does something. */
export const openPage = async (path: string, options?: OpenOptions): Promise<SitePage> => {
  const page = await openBrowser(options);
  await page.open(path);
  return page;
};

/** A browser that has opened nothing yet. */
export const openBrowser = async (options: OpenOptions = {}): Promise<SitePage> => {
  const { viewer = 'visitor', width = 1280, height = HEIGHT, api = {}, stored = {} } = options;
  await commands.announceFrames();
  closeAll();
  await tester.viewport(width, height);
  await forgetEverything();
  const hearthway = createHearthway(viewer);
  if (viewer !== 'newcomer') localStorage.setItem(TOUR_FLAG, 'true');
  if (viewer !== 'newcomer' && viewer !== 'visitor') localStorage.setItem(AUTH_TOKEN_KEY, 'token');
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  if (options.language !== undefined)
    await cookieStore.set({ name: LANGUAGE_COOKIE, value: options.language });
  for (const [route, handler] of Object.entries(api)) hearthway.wire.answer(route, handler);

  if (options.isSignedOut === true)
    hearthway.wire.answer('* /api/me', () => refusal('SignInRequired'));
  if (options.isCut === true) hearthway.wire.cut();

  const complaints: string[] = [];
  window.preparePage = (page) => {
    complain(page, complaints);
    hearthway.wire.connect(page);
    options.prepare?.(page);
  };
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await commands.printError(seen());
    closeAll();
    expect([...complaints, ...hearthway.complaints]).toEqual([]);
  });
  return createPage({ hearthway, name: 'page' });
};

const createPage = ({
  hearthway,
  name,
}: {
  readonly hearthway: Hearthway;
  readonly name: string;
}): SitePage => {
  let frame = document.createElement('iframe');
  const pageWindow = (): PageWindow => {
    const { contentWindow } = frame;
    if (contentWindow === null) throw new Error('The page is closed.');
    return contentWindow as PageWindow;
  };
  const site = tester.frameLocator(tester.getByTestId(name));
  const opened: SitePage = {
    site,
    window: pageWindow,
    document: () => pageWindow().document,
    path: () => {
      const { pathname, search, hash } = pageWindow().location;
      return `${pathname}${search}${hash}`;
    },
    wire: hearthway.wire,
    hearthway,
    open: async (path) => {
      opened.begin(path);
      await opened.ready();
    },
    begin: (path) => {
      frame.remove();
      frame = document.createElement('iframe');
      frame.dataset['testid'] = name;
      frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0';
      frame.src = path;
      document.body.append(frame);
    },
    ready: () =>
      expect
        .poll(() => frame.contentDocument?.documentElement?.dataset['ready'] !== undefined, {
          interval: 10,
          message: 'The page is ready.',
        })
        .toBe(true),
    reload: async () => {
      const before = frame.contentDocument;
      pageWindow().location.reload();
      await expect.poll(() => frame.contentDocument !== before).toBe(true);
      await opened.ready();
    },
    resize: (width, height = HEIGHT) => tester.viewport(width, height),
    openTab: async (path) => {
      const tab = createPage({ hearthway, name: 'other-page' });
      await tab.open(path);
      return tab;
    },
  };
  return opened;
};

/** Text of the page, for the messages of flaky failures. */
const seen = (): string =>
  [...document.querySelectorAll('iframe')]
    .map(({ contentWindow, contentDocument }) =>
      [contentWindow?.location.href, contentDocument?.body?.innerText].join('\n'),
    )
    .join('\n\n');

/** One person sits at the browser at a time. */
const closeAll = (): void => {
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
};

const forgetEverything = async (): Promise<void> => {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await cookieStore.getAll())
    if (name !== undefined) await cookieStore.delete(name);
};

/** Collects errors that no page may cause. */
const complain = (page: PageWindow, complaints: string[]): void => {
  page.addEventListener('error', ({ message }) => complaints.push(message));
  page.addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  page.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`Content Security Policy: ${violatedDirective} ${blockedURI}`),
  );
};
