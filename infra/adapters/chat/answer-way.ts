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

/** How a message is answered: by one of the fixed answers, a look-up, or passages of our pages. */
export type AnswerWay<LookedUp> =
  | { readonly by: 'crisis'; readonly crisis: Crisis }
  | { readonly by: 'safety' }
  /** With passages of our pages that fit well beside the refusal; none where there are no such. */
  | { readonly by: 'medical'; readonly passages: readonly Passage[] }
  | { readonly by: 'small-talk'; readonly talk: SmallTalk }
  /** With the passage that comes nearest, where one does. */
  | { readonly by: 'unknown'; readonly passages: readonly Passage[] }
  | { readonly by: 'look-up'; readonly lookedUp: LookedUp }
  | { readonly by: 'passages'; readonly passages: readonly Passage[] };

interface WayOptions<LookedUp> {
  readonly text: string;
  readonly language: ContentLanguage;
  readonly danger: Danger;
  /** Null for a message that asks for no look-up. */
  readonly lookUp: () => Promise<LookedUp | null>;
  /** Passages that mean much the same. */
  readonly findNear?: () => Promise<readonly NearPassage[]>;
}

/**
 * The order in which the assistant decides. In a crisis nothing is looked up. A question for a doctor about
 * something that was swallowed already is an emergency.
 */
export const answerWay = async <Schema, LookedUp>(
  database: Kysely<Schema>,
  { text, language, danger, lookUp, findNear }: WayOptions<LookedUp>,
): Promise<AnswerWay<LookedUp>> => {
  const { crisis, possible, kind, isSelfInjury } = danger;
  if (crisis !== null) return { by: 'crisis', crisis };
  if (isSelfInjury) return { by: 'safety' };
  // Words such as "give" and "allergy" read as a question for a doctor; what to cook is none.
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

/** From this fit on, a passage is surely about what was asked. */
const FITS_WELL = 6;
