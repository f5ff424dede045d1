import type { User } from '@hearthway/domain/session/session.contract.ts';
import { type ComponentType, createContext, type ReactNode } from 'react';
import type { GateWords } from './gate-words.ts';
import type { HomeCard } from './home-card.ts';

export interface FamilyHomeProps {
  readonly user: User;
  /** Below the family's own parts. */
  readonly children: ReactNode;
}

/** Parts that a page shows of other features; the list of pages supplies them (`app/pages.tsx`). */
export interface SiteParts {
  /** Loads the words about the page at an address, if that needs an account. */
  readonly gateAt: (pathname: string) => (() => Promise<GateWords>) | undefined;
  /** Loads the start page of a signed-in family. */
  readonly familyHome: () => Promise<ComponentType<FamilyHomeProps>>;
  /** Loads each card of the signed-in home. */
  readonly homeCards: readonly (() => Promise<HomeCard>)[];
}

export const SitePartsContext = createContext<SiteParts>({
  gateAt: () => undefined,
  familyHome: () => Promise.reject(new Error('The list of pages has a home for families.')),
  homeCards: [],
});
