import { recipeQuestionIn } from '@hearthway/domain/chat/look-ups/recipe-question.ts';
import { asksForMedicalDecision } from '@hearthway/domain/chat/medical-question.ts';
import { isNotOurs } from '@hearthway/domain/chat/not-ours.ts';
import { type SmallTalk, smallTalkIn } from '@hearthway/domain/chat/small-talk.ts';
import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import type { Crisis } from '@hearthway/domain/crisis/crisis.constants.ts';
import type { Danger } from '@hearthway/domain/crisis/danger-reader.ts';
import { LEXICON_VERSION } from '@hearthway/domain/crisis/lexicon-version.ts';
import type { Kysely } from 'kysely';
import type { NearPassage } from '../chat-vectors/passage-vectors.ts';
import { findPassages, type Passage } from './passages.ts';

/** How a message is answered: with a fixed answer, a look-up, or passages of our pages. */
export type AnswerWay<LookedUp> =
  | { readonly by: 'crisis'; readonly crisis: Crisis }
  | { readonly by: 'safety' }
  /** Adds to the refusal passages of our pages that fit well, if any. */
  | { readonly by: 'medical'; readonly passages: readonly Passage[] }
  | { readonly by: 'small-talk'; readonly talk: SmallTalk }
  /** Holds the closest passage, if one fits. */
  | { readonly by: 'unknown'; readonly passages: readonly Passage[] }
  | { readonly by: 'look-up'; readonly lookedUp: LookedUp }
  | { readonly by: 'passages'; readonly passages: readonly Passage[] };

interface WayOptions<LookedUp> {
  readonly text: string;
  readonly language: ContentLanguage;
  readonly danger: Danger;
  /** Returns null for a message that asks for no look-up. */
  readonly lookUp: () => Promise<LookedUp | null>;
  /** Finds passages with a similar meaning. */
  readonly findNear?: () => Promise<readonly NearPassage[]>;
}

/**
 * Decides how to answer. In a crisis nothing is looked up. A medical question about something that was
 * already swallowed is an emergency.
 */
export const answerWay = async <Schema, LookedUp>(
  database: Kysely<Schema>,
  { text, language, danger, lookUp, findNear }: WayOptions<LookedUp>,
): Promise<AnswerWay<LookedUp>> => {
  const { crisis, possible, kind, isSelfInjury } = danger;
  if (crisis !== null) return { by: 'crisis', crisis };
  if (isSelfInjury) return { by: 'safety' };
  // Words such as "give" and "allergy" look like a medical question; a question about recipes is not one.
  if (asksForMedicalDecision(text) && recipeQuestionIn(text) === null) {
    if (possible !== null && kind === 'poison')
      return {
        by: 'crisis',
        crisis: { tier: possible, language, lexiconVersion: LEXICON_VERSION },
      };
    const { answering } = await findPassages(database, { question: text, language });
    return { by: 'medical', passages: (answering[0]?.fit ?? 0) >= FITS_WELL ? answering : [] };
  }
  const talk = smallTalkIn(text);
  if (talk !== null) return { by: 'small-talk', talk };
  if (isNotOurs(text)) return { by: 'unknown', passages: [] };
  const lookedUp = await lookUp();
  if (lookedUp !== null) return { by: 'look-up', lookedUp };
  const near = (await findNear?.()) ?? [];
  const { answering, nearest } = await findPassages(database, { question: text, language, near });
  return answering.length > 0
    ? { by: 'passages', passages: answering }
    : { by: 'unknown', passages: nearest === undefined ? [] : [nearest] };
};

/** Fit from which a passage is surely about the question. */
const FITS_WELL = 6;
