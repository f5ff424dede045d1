import { CRISIS_TIERS, type CrisisTier } from '@hearthway/domain/crisis/crisis.constants.ts';

/** Most urgent danger in any of the messages; null for none. */
export const worstOf = (
  messages: readonly { readonly crisis: CrisisTier | null }[],
): CrisisTier | null =>
  CRISIS_TIERS.find((tier) => messages.some(({ crisis }) => crisis === tier)) ?? null;
