import type { User } from '@hearthway/domain/session/session.contract.ts';
import { type ComponentType, createContext, type ReactNode } from 'react';
import type { GateWords } from './gate-words.ts';
import type { HomeCard } from './home-card.ts';

export interface FamilyHomeProps {
  readonly user: User;
  /** Below the family's own parts. */
  readonly children: ReactNode;
}

export interface StoriesProps {
  /** Id of the heading above them. */
  readonly heading: string;
  /** A way on from the stories. They stay while it has the focus. */
  readonly children: ReactNode;
  /** Shown until the stories have loaded. */
  readonly outline: ReactNode;
}

/** Parts that a page shows of other features; the list of pages supplies them (`app/pages.tsx`). */
export interface SiteParts {
  /** Loads the words about the page at an address, if that needs an account. */
  readonly gateAt: (pathname: string) => (() => Promise<GateWords>) | undefined;
  /** Loads the start page of a signed-in family. */
  readonly familyHome: () => Promise<ComponentType<FamilyHomeProps>>;
  /** Loads the stories of families. */
  readonly stories: () => Promise<ComponentType<StoriesProps>>;
  /** Loads each card of the signed-in home. */
  readonly homeCards: readonly (() => Promise<HomeCard>)[];
}

export const SitePartsContext = createContext<SiteParts>({
  gateAt: () => undefined,
  familyHome: () => Promise.reject(new Error('The list of pages has a home for families.')),
  stories: () => Promise.reject(new Error('The list of pages has the stories.')),
  homeCards: [],
});
