import { isAnswerable } from '@hearthway/domain/chat/answerable.ts';
import { claimsOf, hasClaims } from '@hearthway/domain/chat/claims.ts';
import type { AnswerPassage } from '@hearthway/domain/chat/compose-answer.ts';
import { crisisIn, selfInjuryIn } from '@hearthway/domain/chat/crisis.ts';
import { asksForMedicalDecision } from '@hearthway/domain/chat/medical-question.ts';
import { AnswerDanger, AnswerFault, readAnswer } from '@hearthway/domain/chat/read-answer.ts';
import { parentsPhrases } from '@hearthway/domain/directory/parents-phrases.ts';
import { isStateCode, stateIdOf } from '@hearthway/domain/kernel/states.constants.ts';
import type { Kysely } from 'kysely';
import type { AnswerModel } from '../../adapters/chat/answer-model.ts';
import { embeddedAnswer } from '../../adapters/chat/embedded-model.ts';
import { toPassage } from '../../adapters/chat/passages.ts';
import { type RankedPassage, rankPassages } from '../../adapters/chat/rank-passages.ts';
import type { PassageVectors } from '../../adapters/chat-vectors/passage-vectors.ts';
import type { Question } from './questions.ts';

/** The longest that a model is waited for. */
const ANSWERS_WITHIN_MS = 60_000;

/** As in the service: passages that an answer may be made of. */
const MOST_PASSAGES = 5;

/** A question, and how the assistant did on it. */
export interface Judged {
  readonly question: Question;
  readonly outcome: 'crisis' | 'safety' | 'refused' | 'unknown' | 'answered';
  /** Of an answerable one: whether a right passage is among the first three. */
  readonly isFound: boolean;
  /** Of an answer: whether each sentence stands in the passage that it names. */
  readonly isSupported: boolean;
}

/** What the assistant answers with. */
export interface Assistant {
  readonly model: AnswerModel;
  /** Undefined for a search by words alone. */
  readonly vectors: PassageVectors | undefined;
}

/**
 * The assistant's way to an answer, without the service: the same steps in the same order. As there, our
 * own pages answer where the model fails.
 */
export const judge = async <Schema>(
  database: Kysely<Schema>,
  question: Question,
  { model, vectors }: Assistant,
): Promise<Judged> => {
  const { text, language, passages } = question;
  const fixed = fixedOutcomeOf(text);
  const asked = { text, redacted: text, language, signal: new AbortController().signal };
  const near = fixed === null ? await vectors?.nearest(asked) : undefined;
  const ranked = await rankPassages(database, {
    question: text,
    language,
    understoodBy: parentsPhrases,
    most: MOST_PASSAGES,
    near: near ?? [],
  });
  const right = new Set(passages.map(nameOf));
  const isFound = ranked.slice(0, 3).some((passage) => right.has(keyOf(passage)));
  const judged = { question, isFound, isSupported: true };
  if (fixed !== null) return { ...judged, outcome: fixed };
  const given = isAnswerable(text, ranked) ? ranked.map(toPassage) : [];
  const answer = embeddedAnswer({ question: text, language, passages: given });
  if (answer === null) return { ...judged, outcome: 'unknown' };
  if (model.name !== 'embedded') {
    const answered = await askOutside(model, { question: text, language, passages: given });
    if (answered !== 'fault') return { ...judged, ...answered };
  }
  const textOf = new Map(given.map((passage) => [passage.address, passage.text]));
  const isSupported = answer.sentences.every(
    (sentence) =>
      sentence.sources.length > 0 &&
      sentence.sources.every((source) =>
        textOf.get(answer.sources[source]?.address ?? '')?.includes(sentence.text),
      ),
  );
  return { ...judged, isSupported, outcome: 'answered' };
};

/** Of a message that nothing is looked up for; null for all others. */
const fixedOutcomeOf = (text: string): 'crisis' | 'safety' | 'refused' | null => {
  if (crisisIn(text) !== null) return 'crisis';
  if (selfInjuryIn(text)) return 'safety';
  return asksForMedicalDecision(text) ? 'refused' : null;
};

interface Asked {
  readonly question: string;
  readonly language: Question['language'];
  readonly passages: readonly AnswerPassage[];
}

/** The checked answer of a model outside, of which each sentence that claims something has to name a passage. */
const askOutside = async (
  model: AnswerModel,
  asked: Asked,
): Promise<Pick<Judged, 'outcome' | 'isSupported'> | 'fault'> => {
  const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
  const parts = model.answer({ ...asked, earlier: [], tools: [], signal });
  let isSupported = true;
  try {
    for await (const { cited, text } of readAnswer(parts, asked))
      isSupported &&= cited.length > 0 || !hasClaims(claimsOf(text, asked.language));
    return { outcome: 'answered', isSupported };
  } catch (cause) {
    if (cause instanceof AnswerDanger) {
      const isCrisis = cause.danger.kind === 'crisis';
      return { outcome: isCrisis ? 'crisis' : 'refused', isSupported: true };
    }
    if (cause instanceof AnswerFault) return 'fault';
    throw cause;
  }
};

/** Help and items of fields are one passage; a state goes by its code as well. */
const nameOf = (name: string): string => {
  const [kind = '', id = ''] = name.split('#')[0]?.split('/') ?? [];
  if (kind === 'state') return `state/${isStateCode(id) ? stateIdOf(id) : id}`;
  return kind === 'lesson' || kind === 'guide' ? name : `${kind}/${id}`;
};

const keyOf = ({ kind, id, section }: RankedPassage): string =>
  `${kind}/${id}${section && `#${section}`}`;
