import { setTimeout } from 'node:timers/promises';
import { SOURCE_LANGUAGE } from '../adapters/i18n/languages.ts';
import { onceAtATime } from '../adapters/process/once-at-a-time.ts';
import type { ServiceAddress } from './health.ts';
import { createRendering, type SentForm } from './rendering.ts';
import type { Page, Pages } from './templates.ts';

/** A content change shows on its page within this time. */
const CHECKED_EVERY_MS = 1_000;

/** Longer than reading and rendering take on a healthy machine. */
const ANSWER_WITHIN_MS = 1_500;

/** Enough for all languages of 500 lessons of usual length. The most recently requested pages stay. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;

interface Submission {
  readonly language: string;
  readonly path: string;
  readonly form: SentForm;
}

type Found =
  | { readonly kind: 'page'; readonly page: Page; readonly isUnknown: boolean }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'moved'; readonly to: string };

/** Pages that are rendered with their content on request, and cached until that changes. */
export interface ServedPages {
  /**
   * Returns the page at an address, or that there is none, or its location. Undefined when it has to be
   * rendered in the browser: it has no content of its own, or the content is unavailable and not cached.
   */
  readonly find: (language: string, path: string) => Promise<Found | undefined>;
  /** Returns the page with the response to a form on it; undefined when the service is unavailable. */
  readonly submit: (sent: Submission) => Promise<Page | undefined>;
  /** Returns the addresses of all such pages; the last known ones while they cannot be read. */
  readonly paths: () => Promise<readonly string[]>;
  readonly stop: () => Promise<void>;
}

interface ServedPagesOptions {
  readonly pages: Pages;
  readonly readApi: ServiceAddress;
}

interface Kept {
  readonly version: string;
  readonly found: Extract<Found, { kind: 'page' }>;
  /** Milliseconds of this process's clock. */
  readonly checkedAt: number;
}

export const createServedPages = ({ pages, readApi }: ServedPagesOptions): ServedPages => {
  const rendering = createRendering(pages.server);
  const kept = createKept();
  const underWay = new Map<string, Promise<Found>>();

  const readOnce = onceAtATime<readonly string[]>();
  let paths: { readonly read: readonly string[]; readonly readAt: number } = {
    read: [],
    readAt: Number.NEGATIVE_INFINITY,
  };

  const check = async (language: string, path: string): Promise<Found> => {
    const key = `${language} ${path}`;
    const last = kept.get(key);
    const address = readApi.url();
    const fill = pages.document(language, path);
    if (address === undefined || fill === undefined) throw new Error('There is no content.');
    const order = { language, path, readApi: address, known: last?.version };
    const rendered = await rendering.render(order);
    const checkedAt = performance.now();
    switch (rendered.kind) {
      case 'not-found':
      case 'moved':
        kept.forget(key);
        return rendered;
      case 'unchanged':
        if (last === undefined) throw new Error('A page that is not there cannot be unchanged.');
        kept.keep(key, { ...last, checkedAt });
        return last.found;
      case 'page': {
        const { version, isUnknown } = rendered;
        const found = { kind: 'page', page: await fill(rendered), isUnknown } as const;
        kept.keep(key, { version, found, checkedAt });
        return found;
      }
    }
  };

  return {
    find: async (language, path) => {
      if (!pages.isServed(path)) return undefined;
      const key = `${language} ${path}`;
      const last = kept.get(key);
      if (last !== undefined && performance.now() - last.checkedAt < CHECKED_EVERY_MS)
        return last.found;
      const checked = underWay.get(key) ?? check(language, path);
      if (!underWay.has(key)) {
        underWay.set(key, checked);
        const done = () => underWay.delete(key);
        void checked.then(done, () => {
          done();
          // Lets the next visitors not wait for unreadable content.
          const old = kept.get(key);
          if (old !== undefined) kept.keep(key, { ...old, checkedAt: performance.now() });
        });
      }
      const late = new AbortController();
      try {
        return await Promise.race([
          checked,
          setTimeout(ANSWER_WITHIN_MS, last?.found, { signal: late.signal }),
        ]);
      } catch {
        return last?.found;
      } finally {
        late.abort();
      }
    },
    submit: async ({ language, path, form }) => {
      const address = readApi.url();
      const fill = pages.document(language, path);
      if (address === undefined || fill === undefined) return undefined;
      try {
        const order = { language, path, readApi: address, known: undefined, form };
        const rendered = await rendering.render(order);
        return rendered.kind === 'page' ? await fill(rendered) : undefined;
      } catch {
        return undefined;
      }
    },
    paths: async () => {
      const address = readApi.url();
      if (address !== undefined && performance.now() - paths.readAt > CHECKED_EVERY_MS)
        try {
          const read = await readOnce(address, () =>
            rendering.paths({ readApi: address, language: SOURCE_LANGUAGE }),
          );
          paths = { read, readAt: performance.now() };
        } catch {
          // The last known addresses are still right, or nearly so.
        }
      return paths.read;
    },
    stop: rendering.stop,
  };
};

/** Cache of the most recent pages, limited by size. */
const createKept = () => {
  const kept = new Map<string, Kept>();
  let bytes = 0;
  const forget = (key: string): void => {
    bytes -= sizeOf(kept.get(key));
    kept.delete(key);
  };
  return {
    get: (key: string) => kept.get(key),
    forget,
    keep: (key: string, page: Kept): void => {
      forget(key);
      kept.set(key, page);
      bytes += sizeOf(page);
      for (const oldest of kept.keys()) {
        if (bytes <= MAX_KEPT_BYTES) return;
        forget(oldest);
      }
    },
  };
};

const sizeOf = (kept: Kept | undefined): number =>
  kept === undefined
    ? 0
    : Object.values(kept.found.page.content).reduce((sum, { length }) => sum + length, 0);
