import type { ChatTopic } from '@hearthway/domain/chat/chat.constants.ts';
import type { ChatAnswer } from '@hearthway/domain/chat/chat.contract.ts';
import type { GivenAnswer } from '@hearthway/domain/chat/chat.decider.ts';
import { chatTopicOf } from '@hearthway/domain/chat/chat-topics.ts';
import type { AnswerPassage } from '@hearthway/domain/chat/compose-answer.ts';
import {
  CRISIS_ANSWERS,
  DANGER_ANSWERS,
  type FixedAnswer,
  GENERAL_PAGES,
  MEDICAL_ANSWER,
  NEAREST_PAGE,
  SAFETY_ANSWER,
  SMALL_TALK_ANSWERS,
  UNKNOWN_ANSWER,
} from '@hearthway/domain/chat/fixed-answers.ts';
import { AnswerDanger, AnswerFault } from '@hearthway/domain/chat/read-answer.ts';
import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import type { Crisis, CrisisTier, DangerKind } from '@hearthway/domain/crisis/crisis.constants.ts';
import type { Danger } from '@hearthway/domain/crisis/danger-reader.ts';
import type { Message } from '@hearthway/domain/kernel/message.ts';
import { questionsIn } from '@hearthway/domain/text/sentences.ts';
import { languagesOf } from '@hearthway/domain/text/spoken-language.ts';
import type { ModelRequest } from '@hearthway/infra/adapters/chat/answer-model.ts';
import { answerWay } from '@hearthway/infra/adapters/chat/answer-way.ts';
import { embeddedAnswer, meaningWordsOf } from '@hearthway/infra/adapters/chat/embedded-model.ts';
import { answerByLookUp } from '@hearthway/infra/adapters/chat/look-up.ts';
import type { SearchCaller } from '@hearthway/infra/adapters/directory-search/find-providers.ts';
import { type Translate, translatorIn } from '@hearthway/infra/adapters/i18n/translator.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { askModel } from './ask-model.ts';
import { nearPassages } from './near-passages.ts';
import type { OnSentence } from './on-sentence.ts';
import { outgoingReader, type ReadOutgoing } from './outgoing.ts';
import { lookUps, toolOf } from './outside.ts';

export interface Question {
  readonly text: string;
  /** Message as typed, which decides the languages of the answer. */
  readonly typed: string;
  /** Language of the message, or of the question that it continues. */
  readonly language: ContentLanguage;
  /** Danger in the message itself, even if it continues an earlier question. */
  readonly danger: Danger;
}

const say = (given: GivenAnswer, onSentence: OnSentence): GivenAnswer => {
  const { sentences, sources } = given.answer;
  for (const { text, sources: places } of sentences)
    onSentence({ text, sources: places.flatMap((place) => sources[place] ?? []) });
  return given;
};

export interface Asker {
  /** Undefined for a visitor. */
  readonly familyId: string | undefined;
  /** Identifies the family's request to the directory. Undefined for a visitor. */
  readonly caller: SearchCaller | undefined;
  readonly onSentence: OnSentence;
  /** Aborted when the answer is no longer awaited, or the service stops. */
  readonly signal: AbortSignal;
}

type AnswerDependencies = Pick<
  CommandDependencies,
  | 'answering'
  | 'clock'
  | 'database'
  | 'findOffices'
  | 'findProviders'
  | 'logger'
  | 'privacy'
  | 'readState'
  | 'vectors'
>;

/**
 * Answers from our own pages, written by a model or quoted, or with a fixed answer. In a crisis nothing is
 * looked up.
 */
export const answerMessage = async (
  dependencies: AnswerDependencies,
  question: Question,
  asker: Asker,
): Promise<GivenAnswer> => {
  const { possible, kind } = question.danger;
  if (possible === null) return answerInItsLanguages(dependencies, question, asker);
  const given = await answerBesideDanger(dependencies, question, asker);
  if (given.answer.outcome === 'crisis') return given;
  return { ...given, answer: { ...given.answer, possibleDanger: possible, ...dangerKind(kind) } };
};

/**
 * A danger does not suppress the questions in a message: if the whole message has no answer, its questions
 * are answered alone.
 */
const answerBesideDanger = async (
  dependencies: AnswerDependencies,
  question: Question,
  asker: Asker,
): Promise<GivenAnswer> => {
  const text = questionsIn(question.text, question.language);
  if (text === null) return answerInItsLanguages(dependencies, question, asker);
  const silent = { ...asker, onSentence: () => {} };
  const whole = await answerInItsLanguages(dependencies, question, silent);
  return whole.answer.outcome === 'unknown'
    ? answerInItsLanguages(dependencies, { ...question, text, typed: text }, asker)
    : say(whole, asker.onSentence);
};

const answerInItsLanguages = (
  dependencies: AnswerDependencies,
  question: Question,
  asker: Asker,
): Promise<GivenAnswer> => {
  const [language, other] = languagesOf(question.typed, question.language);
  return other === undefined
    ? answerQuestion(dependencies, question, asker)
    : answerInBoth(dependencies, question, {
        ...asker,
        languages: [language ?? question.language, other],
      });
};

/** Answers a message that mixes both languages in both, or in the one in which our pages answer it. */
const answerInBoth = async (
  dependencies: AnswerDependencies,
  question: Question,
  {
    languages,
    ...asker
  }: Asker & { readonly languages: readonly [ContentLanguage, ContentLanguage] },
): Promise<GivenAnswer> => {
  const silent = { ...asker, onSentence: () => {} };
  const [one, other] = languages;
  const first = await answerQuestion(dependencies, { ...question, language: one }, silent);
  const second = await answerQuestion(dependencies, { ...question, language: other }, silent);
  if (first.answer.outcome === second.answer.outcome)
    return say({ ...first, answer: joined(first.answer, second.answer) }, asker.onSentence);
  return say(first.answer.outcome === 'unknown' ? second : first, asker.onSentence);
};

const joined = (first: ChatAnswer, second: ChatAnswer): ChatAnswer => ({
  ...first,
  sentences: [
    ...first.sentences,
    ...second.sentences.map(({ text, sources }) => ({
      text,
      sources: sources.map((source) => source + first.sources.length),
    })),
  ],
  sources: [...first.sources, ...second.sources],
});

const answerQuestion = async (
  dependencies: AnswerDependencies,
  { text, language, danger }: Question,
  asker: Asker,
): Promise<GivenAnswer> => {
  const { answering, database } = dependencies;
  let hasSaid = false;
  const onSentence: OnSentence = (sentence) => {
    hasSaid = true;
    asker.onSentence(sentence);
  };
  /** Silent after sentences of a model, which the reply replaces. */
  const onFixed: OnSentence = (sentence) => {
    if (!hasSaid) asker.onSentence(sentence);
  };
  const translate = translatorIn(language);
  const sayFixed = (fixed: FixedAnswer, topic = fixed.topic): GivenAnswer =>
    say({ answer: fixedAnswer(fixed, translate), topic, model: 'fixed' }, onFixed);
  const sayCrisis = (found: Crisis, kind: DangerKind | null): GivenAnswer => ({
    ...say(crisisReply({ tier: found.tier, kind }, language), onFixed),
    // A crisis stored with the message is known already.
    ...(danger.crisis === null && { crisis: found }),
  });
  const { caller, signal } = asker;
  const readOutgoing = outgoingReader(dependencies, { question: text, language }, asker.familyId);
  const way = await answerWay(database, {
    text,
    language,
    danger,
    lookUp: () => answerByLookUp(dependencies, text, { language, caller, signal }),
    findNear: () => nearPassages(dependencies, { text, language, signal, readOutgoing }),
  });
  if (way.by === 'crisis') return sayCrisis(way.crisis, danger.kind);
  if (way.by === 'safety') return sayFixed(SAFETY_ANSWER);
  /** Sends a fixed answer first, which is the outcome, then the answer from our pages. */
  const sayBeside = (
    fixed: FixedAnswer,
    {
      topic,
      words,
      passages,
    }: {
      readonly topic: ChatTopic;
      readonly words: Message;
      readonly passages: readonly AnswerPassage[];
    },
  ): GivenAnswer => {
    const beside = embeddedAnswer({ question: text, language, passages });
    if (beside === null) return sayFixed(fixed, topic);
    const first = fixedAnswer(fixed, translate);
    const sentences = [...first.sentences, { text: translate(words), sources: [] }];
    return say(
      { answer: joined({ ...first, sentences }, beside), topic, model: 'embedded' },
      onFixed,
    );
  };
  if (way.by === 'medical')
    return sayBeside(MEDICAL_ANSWER, {
      topic: MEDICAL_ANSWER.topic,
      words: GENERAL_PAGES,
      passages: way.passages,
    });
  if (way.by === 'small-talk') return sayFixed(SMALL_TALK_ANSWERS[way.talk]);
  if (way.by === 'look-up') return say(way.lookedUp, onSentence);
  const topic = chatTopicOf(meaningWordsOf(text));
  if (way.by === 'unknown')
    return sayBeside(UNKNOWN_ANSWER, { topic, words: NEAREST_PAGE, passages: way.passages });
  const question = { question: text, language, passages: way.passages };
  const { model } = answering;
  try {
    const request = await requestOf(dependencies, { ...question, readOutgoing }, asker);
    if (request !== null) {
      const { patience, breaker } = answering;
      const ask = () => askModel({ model, request, patience, onSentence });
      const answer = await breaker.run(ask, signal);
      if (answer !== null) return { answer, topic, model: model.name };
    }
  } catch (cause) {
    if (cause instanceof AnswerDanger) {
      return cause.danger.kind === 'crisis'
        ? sayCrisis(cause.danger.crisis, null)
        : sayFixed(MEDICAL_ANSWER);
    }
    if (!asker.signal.aborted) logFault(dependencies, cause);
  }
  const own = embeddedAnswer(question);
  return own === null
    ? sayFixed(UNKNOWN_ANSWER, topic)
    : say({ answer: own, topic, model: 'embedded' }, onFixed);
};

interface ModelQuestion {
  readonly question: string;
  readonly language: ContentLanguage;
  readonly passages: readonly AnswerPassage[];
  readonly readOutgoing: ReadOutgoing;
}

/** Returns null if an outside model may not be asked, or is paused. */
const requestOf = async (
  dependencies: AnswerDependencies,
  { question, language, passages: found, readOutgoing }: ModelQuestion,
  { caller, signal }: Asker,
): Promise<ModelRequest | null> => {
  const { model, breaker } = dependencies.answering;
  if (breaker.isPaused()) return null;
  const passages = [...found];
  const inside = { question, language, passages, earlier: [], tools: [], signal };
  if (model.name === 'embedded') return inside;
  const outgoing = await readOutgoing();
  if (outgoing === null) return null;
  const tools = lookUps(dependencies, { language, caller }).map((lookUp) =>
    toolOf(lookUp, passages),
  );
  return { ...inside, ...outgoing, tools };
};

/** Logs the fault without its message, which may repeat a family's words. */
const logFault = ({ answering, logger }: AnswerDependencies, cause: unknown): void => {
  const { name = 'Error' } = cause instanceof Error ? cause : {};
  const reason = cause instanceof AnswerFault ? cause.reason : name;
  const status =
    cause instanceof Error && 'status' in cause && typeof cause.status === 'number'
      ? cause.status
      : undefined;
  logger.warn(
    { model: answering.model.name, reason, status },
    'The model gave no answer: our own pages did.',
  );
};

/** Returns the fixed answer to a danger, which needs no session, store or model. */
export const crisisReply = (
  { tier, kind }: { readonly tier: CrisisTier; readonly kind: DangerKind | null },
  language: ContentLanguage,
): GivenAnswer => {
  const translate = translatorIn(language);
  const words = kind === null ? CRISIS_ANSWERS[tier] : DANGER_ANSWERS[kind];
  const sentences = words.map((sentence) => ({ text: translate(sentence), sources: [] }));
  return {
    answer: { outcome: 'crisis', tier, ...dangerKind(kind), sentences, sources: [] },
    topic: 'safety',
    model: 'fixed',
  };
};

const dangerKind = (kind: DangerKind | null) => (kind === null ? {} : { dangerKind: kind });

const fixedAnswer = (
  { outcome, sentences, sources }: FixedAnswer,
  translate: Translate,
): ChatAnswer => ({
  outcome,
  tier: null,
  sentences: sentences.map((sentence) => ({ text: translate(sentence), sources: [] })),
  sources: sources.map(({ title, address }) => ({ title: translate(title), address })),
});
