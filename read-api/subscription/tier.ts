import type { Tier } from '@hearthway/domain/subscription/subscription.contract.ts';
import type { Session } from '@hearthway/infra/sessions/sessions.ts';

/** Nobody can subscribe yet. */
export type CurrentTier = Extract<Tier, 'free'>;

/** Visitors see what the free tier sees. */
export const tierOf = (_session: Session | undefined): CurrentTier => 'free';
