import type { ContentLanguage } from '../content/content.constants.ts';
import { sentencesOf } from '../text/sentences.ts';
import { statesIn } from '../text/states-in.ts';
import type { ChatAnswer } from './chat.contract.ts';
import { claimsOf } from './claims.ts';
import { healthPlansIn, healthPlansInQuestion } from './health-plans-in.ts';
import { conceptOf } from './question-concepts.ts';
import { type QuestionKind, questionKindIn, tells } from './question-kind.ts';

export interface AnswerPassage {
  readonly title: string;
  readonly text: string;
  readonly address: string;
  /** From 0 to 1. */
  readonly coverage: number;
  /** Fit to the question, if known; higher is better. */
  readonly fit?: number;
  /** True for independent lines, such as phone numbers of insurers: only matching lines are shown. */
  readonly isList?: boolean;
}

export interface AnswerRequest {
  /** Original question; a follow-up has one line per message of the chain. */
  readonly question: string;
  /** Content words of the question, in lower case without accents. */
  readonly words: readonly string[];
  readonly language: ContentLanguage;
  /** Passages, best first. */
  readonly passages: readonly AnswerPassage[];
  readonly wordsOf: (text: string) => readonly string[];
}

/** Maximum difference in fit from the best passage at which another one may still be the answer. */
const NEARLY_AS_GOOD = 1.2;

/** Maximum sentences, counted from the answering one. */
const MAX_SENTENCES = 5;

/** Maximum lines of a list. */
const MAX_LINES = 3;

/**
 * Composes a short answer from our own pages: the sentences of the best section that cover most of the
 * question and contain the requested kind of information. Adds a second section only if it fits nearly as
 * well and answers the same question. Null if no passage fits.
 */
export const composeAnswer = (request: AnswerRequest): ChatAnswer | null => {
  const kind = questionKindIn(request.question);
  const read = ofTheSamePlan(request)
    .map((passage) => readPassage(passage, request, kind))
    .filter(({ isSilent }) => !isSilent);
  const best = bestOf(read, kind);
  if (best === undefined) return null;
  const others = read.filter((each) => each !== best);
  const isNear = ({ passage }: Read): boolean =>
    (passage.fit ?? 0) >= (best.passage.fit ?? Number.POSITIVE_INFINITY) - NEARLY_AS_GOOD;
  const second = others.find(
    (other) =>
      isNear(other) &&
      other.answers &&
      other.passage.isList !== true &&
      (pageOf(other) === pageOf(best) || other.says >= best.says),
  );
  const used = second === undefined ? [best] : [best, second];
  return {
    outcome: 'answered',
    tier: null,
    sentences: used.flatMap(({ sentences }, source) =>
      sentences.map((text) => ({ text, sources: [source] })),
    ),
    sources: used.map(({ passage: { title, address } }) => ({ title, address })),
  };
};

/**
 * Returns the first passage, or one of similar fit with a figure if the question asks for one and the first
 * has none.
 */
const bestOf = (read: readonly Read[], kind: QuestionKind | null): Read | undefined => {
  const [first] = read;
  if (first === undefined || first.answers || kind === null || !FIGURES.has(kind)) return first;
  const least = (first.passage.fit ?? 0) - ABOUT_AS_GOOD;
  return (
    read.find(
      ({ answers, says, passage }) => answers && says >= first.says && (passage.fit ?? 0) >= least,
    ) ?? first
  );
};

/** Kinds of information whose presence in a sentence is certain. */
const FIGURES: ReadonlySet<QuestionKind> = new Set(['how-long', 'how-much', 'how-many', 'age']);

const ABOUT_AS_GOOD = 2.5;

const pageOf = ({ passage }: Read): string => passage.address.split('#')[0] ?? '';

/**
 * Moves pages about one health plan type to the end if the question names none or another, and other pages
 * fit.
 */
const ofTheSamePlan = ({ question, passages }: AnswerRequest): readonly AnswerPassage[] => {
  const wantedPlans = new Set(healthPlansInQuestion(question));
  const isOther = ({ title }: AnswerPassage): boolean => {
    const plans = healthPlansIn(title);
    return plans.length > 0 && !plans.some((plan) => wantedPlans.has(plan));
  };
  const same = passages.filter((each) => !isOther(each));
  const fitOf = (each: AnswerPassage | undefined): number => each?.fit ?? 0;
  const isFarBetter = fitOf(passages[0]) - fitOf(same[0]) >= FAR_BETTER;
  return isFarBetter && wantedPlans.size === 0 ? passages : [...same, ...passages.filter(isOther)];
};

/** Lead in fit over pages that name no plan type, at which the question concerns that type after all. */
const FAR_BETTER = 3;

interface Read {
  readonly passage: AnswerPassage;
  readonly sentences: readonly string[];
  /** True if a sentence on the subject contains the requested kind of information. */
  readonly answers: boolean;
  /** Number of question words in the best sentence. */
  readonly says: number;
  /** True for a list in which no line contains a question word except the name that it is about. */
  readonly isSilent: boolean;
}

/**
 * Splits into sentences. A bold term at the start of a line stays with its explanation: "Self-funded. Your
 * employer pays."
 */
const unitsOf = (text: string, language: ContentLanguage): readonly string[] =>
  text.split('\n').flatMap((line) => {
    const [label = '', next, ...rest] = sentencesOf(line, language);
    if (next === undefined || label.split(' ').length > LABEL_WORDS)
      return sentencesOf(line, language);
    return line.includes(`${label} ${next}`)
      ? [`${label} ${next}`, ...rest]
      : [label, next, ...rest];
  });

const LABEL_WORDS = 3;

interface Scored {
  readonly text: string;
  /** Question words, each weighted by its rarity in the passage. */
  readonly says: number;
  readonly fits: boolean;
  readonly score: number;
}

/** Weight of a matching kind of information, relative to words. */
const FITS = 1;

const readPassage = (
  passage: AnswerPassage,
  { question, words, language, wordsOf }: AnswerRequest,
  kind: QuestionKind | null,
): Read => {
  const isList = passage.isList === true;
  const named = new Set(isList ? wordsOf(passage.title).map(conceptOf) : []);
  const stems = new Set(words.map(conceptOf).filter((stem) => !named.has(stem)));
  const sentences = aboutTheSame(
    isList ? passage.text.split('\n') : unitsOf(passage.text, language),
    question,
  );
  const found = sentences.map(
    (text) =>
      new Set(
        wordsOf(text)
          .map(conceptOf)
          .filter((stem) => stems.has(stem)),
      ),
  );
  const having = (stem: string): number => found.filter((each) => each.has(stem)).length;
  const scored = sentences.map((text, at): Scored => {
    const own = [...(found[at] ?? [])];
    const says = own.reduce((sum, stem) => sum + 1 / having(stem) ** 0.5, 0);
    const fits = kind !== null && tells(text, kind, language);
    return { text, says, fits, score: says + (fits ? FITS : 0) };
  });
  const [main] = scored.toSorted((a, b) => b.score - a.score);
  const chosen = isList ? linesOf(scored) : sectionOf(scored, language);
  return {
    passage,
    sentences: chosen,
    answers: main !== undefined && (kind === null || main.fits) && main.says > 0,
    says: main?.says ?? 0,
    isSilent: isList && stems.size > 0 && scored.every((each) => each.says === 0),
  };
};

/** Returns the best-scoring lines, including near ties. */
const linesOf = (lines: readonly Scored[]): readonly string[] => {
  const best = lines.toSorted((a, b) => b.score - a.score).slice(0, MAX_LINES);
  const most = best[0]?.score ?? 0;
  const chosen = new Set(best.filter(({ score }) => score > 0 && score >= most * LINE_SHARE));
  return (
    chosen.size === 0 ? lines.slice(0, MAX_LINES) : lines.filter((line) => chosen.has(line))
  ).map(({ text }) => text);
};

/** Minimum share of the best line's score for another line to be included. */
const LINE_SHARE = 0.75;

/**
 * Returns a short section whole; of a longer one, the sentences from the clearly best one on, or from the one
 * before if it refers back. Never omits sentences with numbers, days and names, and keeps the words that
 * introduce a list with it, so that an answer does not end with them.
 */
const sectionOf = (scored: readonly Scored[], language: ContentLanguage): readonly string[] => {
  const letters = scored.reduce((sum, { text }) => sum + text.length, 0);
  const excerpt = letters <= SHORT_SECTION ? scored : partOf(scored, language);
  const texts = excerpt.map(({ text }) => text);
  return texts.length > 1 && texts.at(-1)?.endsWith(':') === true ? texts.slice(0, -1) : texts;
};

/** Characters of a section short enough to read at a glance. */
const SHORT_SECTION = 420;

const partOf = (scored: readonly Scored[], language: ContentLanguage): readonly Scored[] => {
  const most = Math.max(...scored.map(({ score }) => score));
  const best = scored.findIndex(({ score }) => score === most);
  const main = most - (scored[0]?.score ?? 0) < CLEARLY_MORE ? 0 : best;
  const from = Math.max(
    scored.slice(0, main + 1).findLastIndex(({ text }) => !REFERS_BACK.test(text)),
    0,
  );
  const isIncluded = ({ text }: Scored, at: number): boolean =>
    (at >= from && at < from + MAX_SENTENCES) ||
    at === best ||
    (at === best + 1 && REFERS_BACK.test(text)) ||
    hasFigureOrName(text, language);
  return scored.filter((sentence, at) => {
    const next = scored[at + 1];
    const introduces =
      sentence.text.endsWith(':') && next !== undefined && isIncluded(next, at + 1);
    return introduces || isIncluded(sentence, at);
  });
};

const hasFigureOrName = (text: string, language: ContentLanguage): boolean => {
  const { facts, digits, names } = claimsOf(text, language);
  return digits.length > 0 || names.length > 0 || [...facts].some((fact) => FIGURE.test(fact));
};

/** Matches a number or a month, but not kinds of facts such as `law`. */
const FIGURE = /\d|^month /u;

/** Factor by which a later sentence's score must exceed the first one's to begin the answer. */
const CLEARLY_MORE = 1.5;

/** Drops sentences about another state or plan type than the question names, unless nothing would remain. */
const aboutTheSame = (sentences: readonly string[], question: string): readonly string[] => {
  const states = new Set<string>(statesIn(question));
  const plans = new Set<string>(healthPlansInQuestion(question));
  if (states.size === 0 && plans.size === 0) return sentences;
  const isOther = (named: readonly string[], wantedPlans: ReadonlySet<string>): boolean =>
    wantedPlans.size > 0 && named.length > 0 && !named.some((each) => wantedPlans.has(each));
  const same = sentences.filter(
    (text) => !isOther(statesIn(text), states) && !isOther(healthPlansIn(text), plans),
  );
  return same.length === 0 ? sentences : same;
};

/** Words that depend on the previous sentence, at or near the start of a sentence. */
const REFERS_BACK =
  /^(?:(?:so|but|and|or|also|then|otherwise|instead|pero|así|entonces|también|y|o)\b|(?:[\p{L}\d]+[ ,]+){0,5}(?:it|its|they|them|their|this|these|those|he|she|eso|esto|este|esta|estos|estas|esos|esas|ellos|ellas|él|ella)\b)/iu;
