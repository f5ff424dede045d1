import type { Role } from '@hearthway/domain/session/session.constants.ts';
import type { User } from '@hearthway/domain/session/session.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** Order on the page, first to last. */
const URGENCIES = ['due', 'open', 'any-time'] as const;

/**
 * Card of the signed-in home, declared in a feature's `home/NAME-card.tsx` and loaded by the list of pages
 * (`homeCards` in `app/pages.tsx`).
 */
export interface HomeCard {
  readonly id: string;
  /** `due`: has a date. `open`: begun. */
  readonly urgency: (typeof URGENCIES)[number];
  /** Line below the greeting, card beside others, or full-width section below all cards. */
  readonly look: 'line' | 'card' | 'section';
  readonly audience: 'signed-in' | Role;
  /** Renders nothing if it has no news. */
  readonly Card: ComponentType<{ readonly user: User }>;
  /** Fetches its data before home is shown, to avoid layout shift. */
  readonly prepare?: (queryClient: QueryClient, user: User) => Promise<unknown>;
}

export const byUrgency = (a: HomeCard, b: HomeCard): number =>
  URGENCIES.indexOf(a.urgency) - URGENCIES.indexOf(b.urgency);
