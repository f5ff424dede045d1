import type { User } from '@hearthway/domain/session/session.contract.ts';
import { type ComponentType, createContext, type ReactNode } from 'react';
import type { GateWords } from './gate-words.ts';
import type { HomeCard } from './home-card.ts';

export interface FamilyHomeProps {
  readonly user: User;
  /** Placed below the family's own parts. */
  readonly children: ReactNode;
}

export interface StoriesProps {
  /** Id of their heading. */
  readonly heading: string;
  /** Link below the stories, which stay while it has the focus. */
  readonly children: ReactNode;
  /** Placeholder until the stories have loaded. */
  readonly outline: ReactNode;
}

/** Parts of other features on a page, supplied by the list of pages (`app/pages.tsx`). */
export interface SiteParts {
  /** Loads the description of the page at an address, if it requires an account. */
  readonly gateAt: (pathname: string) => (() => Promise<GateWords>) | undefined;
  /** Loads the home page of a signed-in family. */
  readonly familyHome: () => Promise<ComponentType<FamilyHomeProps>>;
  readonly stories: () => Promise<ComponentType<StoriesProps>>;
  /** Loads the cards of the signed-in home. */
  readonly homeCards: readonly (() => Promise<HomeCard>)[];
}

export const SitePartsContext = createContext<SiteParts>({
  gateAt: () => undefined,
  familyHome: () => Promise.reject(new Error('The list of pages has a home for families.')),
  stories: () => Promise.reject(new Error('The list of pages has the stories.')),
  homeCards: [],
});
