import type { Crisis } from '@hearthway/domain/chat/crisis.constants.ts';
import type { Danger } from '@hearthway/domain/chat/danger-reader.ts';
import { LEXICON_VERSION } from '@hearthway/domain/chat/lexicon-version.ts';
import { asksForMedicalDecision } from '@hearthway/domain/chat/medical-question.ts';
import { isNotOurs } from '@hearthway/domain/chat/not-ours.ts';
import { type SmallTalk, smallTalkIn } from '@hearthway/domain/chat/small-talk.ts';
import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import type { Kysely } from 'kysely';
import type { NearPassage } from '../chat-vectors/passage-vectors.ts';
import { findPassages, type Passage } from './passages.ts';

/** How a message is answered: by one of the fixed answers, a look-up, or passages of our pages. */
export type AnswerWay<LookedUp> =
  | { readonly by: 'crisis'; readonly crisis: Crisis }
  | { readonly by: 'safety' }
  | { readonly by: 'medical' }
  | { readonly by: 'small-talk'; readonly talk: SmallTalk }
  | { readonly by: 'unknown' }
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
  if (asksForMedicalDecision(text))
    return possible !== null && kind === 'poison'
      ? { by: 'crisis', crisis: { tier: possible, language, lexiconVersion: LEXICON_VERSION } }
      : { by: 'medical' };
  const talk = smallTalkIn(text);
  if (talk !== null) return { by: 'small-talk', talk };
  if (isNotOurs(text)) return { by: 'unknown' };
  const lookedUp = await lookUp();
  if (lookedUp !== null) return { by: 'look-up', lookedUp };
  const near = (await findNear?.()) ?? [];
  const passages = await findPassages(database, { question: text, language, near });
  return passages.length === 0 ? { by: 'unknown' } : { by: 'passages', passages };
};
