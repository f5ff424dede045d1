import { createContext } from 'react';
import type { GateWords } from './gate-words.ts';

/** Parts that a page shows of other features; the list of pages supplies them (`app/pages.tsx`). */
export interface SiteParts {
  /** Loads the words about the page at an address, if that needs an account. */
  readonly gateAt: (pathname: string) => (() => Promise<GateWords>) | undefined;
}

export const SitePartsContext = createContext<SiteParts>({ gateAt: () => undefined });
