import { CRISIS_TIERS, type CrisisTier } from '@hearthway/domain/chat/crisis.constants.ts';
import { crisisIn } from '@hearthway/domain/chat/crisis.ts';
import { LEXICON_VERSION } from '@hearthway/domain/chat/lexicon-version.ts';

interface Danger {
  readonly crisis: CrisisTier | null;
  readonly lexiconVersion: number;
}

/** The danger that words tell of. */
export const crisisOf = (words: string): Danger => ({
  crisis: crisisIn(words)?.tier ?? null,
  lexiconVersion: LEXICON_VERSION,
});

/** The gravest danger that any of these texts tells of. Each is read by itself: together they hide it. */
export const worstCrisisOf = (texts: readonly string[]): Danger => {
  const tiers = texts.map((text) => crisisOf(text).crisis);
  const crisis = CRISIS_TIERS.find((tier) => tiers.includes(tier)) ?? null;
  return { crisis, lexiconVersion: LEXICON_VERSION };
};
