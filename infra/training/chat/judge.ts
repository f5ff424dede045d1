import { claimsOf, hasClaims } from '@hearthway/domain/chat/claims.ts';
import type { AnswerPassage } from '@hearthway/domain/chat/compose-answer.ts';
import { toolQuestionIn } from '@hearthway/domain/chat/look-ups/tool-question.ts';
import { AnswerDanger, AnswerFault, readAnswer } from '@hearthway/domain/chat/read-answer.ts';
import { dangerIn } from '@hearthway/domain/crisis/crisis.ts';
import { isStateCode, stateIdOf } from '@hearthway/domain/kernel/states.constants.ts';
import type { Kysely } from 'kysely';
import type { AnswerModel } from '../../adapters/chat/answer-model.ts';
import { answerWay } from '../../adapters/chat/answer-way.ts';
import { embeddedAnswer } from '../../adapters/chat/embedded-model.ts';
import { type RankedPassage, rankPassages } from '../../adapters/chat/rank-passages.ts';
import type { NearPassage, PassageVectors } from '../../adapters/chat-vectors/passage-vectors.ts';
import type { Question } from './questions.ts';

/** The longest that a model is waited for. */
const ANSWERS_WITHIN_MS = 60_000;

/** A question, and how the assistant did on it. */
export interface Judged {
  readonly question: Question;
  readonly outcome: 'crisis' | 'safety' | 'refused' | 'unknown' | 'answered';
  /** Whether the line with people to call stands above the answer. */
  readonly hasLine: boolean;
  /** Whether a right passage is among the first three, for an answerable question. */
  readonly isFound: boolean;
  /** Whether each sentence of an answer stands in the passage that it names. */
  readonly isSupported: boolean;
}

/** The model and the search of an assistant. */
export interface Assistant {
  readonly model: AnswerModel;
  /** Undefined for a search by words alone. */
  readonly vectors: PassageVectors | undefined;
}

/** By the steps of the service: our own pages answer where the model fails. */
export const judge = async <Schema>(
  database: Kysely<Schema>,
  question: Question,
  { model, vectors }: Assistant,
): Promise<Judged> => {
  const { text, language, passages } = question;
  const danger = dangerIn(text);
  let near: readonly NearPassage[] = [];
  const way = await answerWay(database, {
    text,
    language,
    danger,
    // Its sentences are made of the values that it finds.
    lookUp: async () => toolQuestionIn(text),
    findNear: async () => {
      const { signal } = new AbortController();
      near = (await vectors?.nearest({ text, redacted: text, language, signal })) ?? [];
      return near;
    },
  });
  const best = await rankPassages(database, { question: text, language, near, most: 3 });
  const right = new Set(passages.map(nameOf));
  const isFound = best.some((passage) => right.has(keyOf(passage)));
  const judged = { question, hasLine: danger.possible !== null, isFound, isSupported: true };
  if (way.by !== 'passages') return { ...judged, outcome: OUTCOMES[way.by] };
  const request = { question: text, language, passages: way.passages };
  const outside = model.name === 'embedded' ? 'fault' : await askOutside(model, request);
  return { ...judged, ...(outside === 'fault' ? answerEmbedded(request) : outside) };
};

const OUTCOMES = {
  crisis: 'crisis',
  safety: 'safety',
  medical: 'refused',
  'look-up': 'answered',
  // Nothing is claimed.
  'small-talk': 'unknown',
  unknown: 'unknown',
} as const;

interface JudgedQuestion {
  readonly question: string;
  readonly language: Question['language'];
  readonly passages: readonly AnswerPassage[];
}

const answerEmbedded = (request: JudgedQuestion): Pick<Judged, 'outcome' | 'isSupported'> => {
  const { sentences, sources } = embeddedAnswer(request) ?? { sentences: [], sources: [] };
  const textOf = new Map(request.passages.map(({ address, text }) => [address, text]));
  const isSupported = sentences.every(
    (sentence) =>
      sentence.sources.length > 0 &&
      sentence.sources.every((source) =>
        textOf.get(sources[source]?.address ?? '')?.includes(sentence.text),
      ),
  );
  return { outcome: 'answered', isSupported };
};

/** The checked answer of a model outside, of which each sentence that claims something has to name a passage. */
const askOutside = async (
  model: AnswerModel,
  request: JudgedQuestion,
): Promise<Pick<Judged, 'outcome' | 'isSupported'> | 'fault'> => {
  const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
  const parts = model.answer({ ...request, earlier: [], tools: [], signal });
  let isSupported = true;
  try {
    for await (const { cited, text } of readAnswer(parts, request))
      isSupported &&= cited.length > 0 || !hasClaims(claimsOf(text, request.language));
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
export const nameOf = (name: string): string => {
  const [kind = '', id = ''] = name.split('#')[0]?.split('/') ?? [];
  if (kind === 'state') return `state/${isStateCode(id) ? stateIdOf(id) : id}`;
  return kind === 'lesson' || kind === 'guide' ? name : `${kind}/${id}`;
};

export const keyOf = ({
  kind,
  id,
  section,
}: Pick<RankedPassage, 'kind' | 'id' | 'section'>): string =>
  `${kind}/${id}${section && `#${section}`}`;
