import type { Crisis } from '@hearthway/domain/chat/crisis.constants.ts';
import { selfInjuryIn } from '@hearthway/domain/chat/crisis.ts';
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
  readonly crisis: Crisis | null;
  /** Null for a message that asks for no look-up. */
  readonly lookUp: () => Promise<LookedUp | null>;
  /** Passages that mean much the same. */
  readonly findNear?: () => Promise<readonly NearPassage[]>;
}

/** The order in which the assistant decides. In a crisis nothing is looked up. */
export const answerWay = async <Schema, LookedUp>(
  database: Kysely<Schema>,
  { text, language, crisis, lookUp, findNear }: WayOptions<LookedUp>,
): Promise<AnswerWay<LookedUp>> => {
  if (crisis !== null) return { by: 'crisis', crisis };
  if (selfInjuryIn(text)) return { by: 'safety' };
  if (asksForMedicalDecision(text)) return { by: 'medical' };
  const talk = smallTalkIn(text);
  if (talk !== null) return { by: 'small-talk', talk };
  if (isNotOurs(text)) return { by: 'unknown' };
  const lookedUp = await lookUp();
  if (lookedUp !== null) return { by: 'look-up', lookedUp };
  const near = (await findNear?.()) ?? [];
  const passages = await findPassages(database, { question: text, language, near });
  return passages.length === 0 ? { by: 'unknown' } : { by: 'passages', passages };
};
