import { type CrisisTier, LEXICON_VERSION } from '@hearthway/domain/chat/crisis.constants.ts';
import { crisisIn } from '@hearthway/domain/chat/crisis.ts';

interface Danger {
  readonly crisis: CrisisTier | null;
  readonly lexiconVersion: number;
}

/** The danger that words tell of. */
export const crisisOf = (words: string): Danger => ({
  crisis: crisisIn(words)?.tier ?? null,
  lexiconVersion: LEXICON_VERSION,
});
