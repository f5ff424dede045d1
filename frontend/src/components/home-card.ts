import type { Role } from '@hearthway/domain/session/session.constants.ts';
import type { User } from '@hearthway/domain/session/session.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** From the first on the page to the last. */
const URGENCIES = ['due', 'open', 'any-time'] as const;

/**
 * A card of the signed-in home. Its feature declares it in `home/NAME-card.tsx`, and the list of
 * pages loads it (`homeCards` in `app/pages.tsx`).
 */
export interface HomeCard {
  readonly id: string;
  /** `due`: has a date. `open`: begun, to go on with. */
  readonly urgency: (typeof URGENCIES)[number];
  /** A line below the greeting, a card beside others, or as wide as the page, below all cards. */
  readonly look: 'line' | 'card' | 'section';
  readonly audience: 'signed-in' | Role;
  /** Renders nothing while there is nothing to say. */
  readonly Card: ComponentType<{ readonly user: User }>;
  /** Fetches its data before home is shown, so that nothing jumps there. */
  readonly prepare?: (queryClient: QueryClient, user: User) => Promise<unknown>;
}

export const byUrgency = (a: HomeCard, b: HomeCard): number =>
  URGENCIES.indexOf(a.urgency) - URGENCIES.indexOf(b.urgency);
