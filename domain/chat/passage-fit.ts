import type { ContentLanguage } from '../content/content.constants.ts';
import { plainWordsOf } from '../text/letters.ts';
import { sentencesOf } from '../text/sentences.ts';
import { healthPlansIn, healthPlansInQuestion } from './health-plans-in.ts';
import { FIT_WEIGHTS } from './passage-fit-weights.constants.ts';
import { conceptOf } from './question-concepts.ts';
import { questionKindIn, tells } from './question-kind.ts';

/** Passage found for a question. Numbers are from 0 to 1. */
export interface FitCandidate {
  readonly kind: string;
  readonly section: string;
  readonly title: string;
  readonly body: string;
  /** Questions of parents that the passage answers. */
  readonly asked: readonly string[];
  readonly coverage: number;
  readonly pieceCoverage: number;
  /** Similarity of the question to those sample questions. */
  readonly alike: number;
  readonly pieces: number;
}

/** Scores how well each passage fits the question: weighted sums of features, with learned weights. */
export const fitsOf = (
  question: string,
  candidates: readonly FitCandidate[],
  language: ContentLanguage,
  weights = FIT_WEIGHTS,
): readonly number[] =>
  fitSignsOf(question, candidates, language).map((signs) =>
    signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0),
  );

/** Returns the fit features of each passage in a fixed order. Passages are in search order. */
export const fitSignsOf = (
  question: string,
  candidates: readonly FitCandidate[],
  language: ContentLanguage,
): readonly (readonly number[])[] => {
  const typed = conceptsIn(question);
  const read = candidates.map((candidate) => {
    const sentences = sentencesOf(candidate.body, language);
    const said = sentences.map(conceptsIn);
    const ways = candidate.asked.map(conceptsIn);
    const named = conceptsIn(candidate.title);
    const inBody = union(said);
    return {
      candidate,
      sentences,
      said,
      ways,
      named,
      inBody,
      all: union([named, inBody, ...ways]),
    };
  });
  const rarityOf = rarityAmong(read.map(({ all }) => all));
  const sumOf = (concepts: Iterable<string>): number => {
    let sum = 0;
    for (const each of concepts) sum += rarityOf(each);
    return sum;
  };
  const whole = Math.max(sumOf(typed), Number.EPSILON);
  const shareIn = (concepts: ReadonlySet<string>): number => {
    let sum = 0;
    for (const each of typed) if (concepts.has(each)) sum += rarityOf(each);
    return sum / whole;
  };
  const kind = questionKindIn(question);
  const plans = healthPlansInQuestion(question);
  const mostPieces = Math.max(Number.EPSILON, ...candidates.map(({ pieces }) => pieces));
  return read.map(({ candidate, sentences, said, ways, named, inBody, all }, at) => {
    const likeness = ways
      .map((way) => (2 * shareIn(way) * whole) / (whole + sumOf(way)))
      .toSorted((a, b) => b - a);
    const shares = said.map(shareIn);
    const fitting = shares.filter(
      (_, nth) => kind !== null && tells(sentences[nth] ?? '', kind, language),
    );
    const [first = 0, second = 0, third = 0] = likeness;
    const ofPlans = healthPlansIn(candidate.title);
    const isOtherPlan = ofPlans.length > 0 && !ofPlans.some((plan) => plans.includes(plan));
    return [
      first,
      (first + second + third) / 3,
      shareIn(all),
      shareIn(inBody),
      Math.max(0, ...shares),
      Math.max(0, ...fitting),
      Number(fitting.length > 0),
      shareIn(named),
      Number(isOtherPlan),
      1 / (1 + at),
      Math.log1p(at),
      candidate.coverage,
      candidate.pieceCoverage,
      candidate.alike * 2,
      candidate.pieces / mostPieces,
      Number(candidate.kind === 'lesson'),
      Number(candidate.kind === 'guide'),
      Number(candidate.kind === 'help'),
      Number(candidate.kind === 'state'),
      Number(SUMMARIES.has(candidate.section)),
    ];
  });
};

/** Sections that summarize a lesson, or are a list to fill in. */
const SUMMARIES: ReadonlySet<string> = new Set([
  'keep',
  'take-with-you',
  'your-plan',
  'your-list',
  'this-week',
  'for-today',
  'for-tomorrow',
  'tonight',
  'first-month',
  'first-weeks',
]);

const known = new Map<string, ReadonlySet<string>>();

/** Cache size: the number of texts on our pages in both languages. */
const MAX_KNOWN = 20_000;

/** Returns the concepts of a text. Cached, since page texts are the same for all questions. */
const conceptsIn = (text: string): ReadonlySet<string> => {
  const before = known.get(text);
  if (before !== undefined) return before;
  const concepts = new Set(plainWordsOf(text).map(conceptOf));
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(text, concepts);
  return concepts;
};

const union = (sets: readonly ReadonlySet<string>[]): ReadonlySet<string> => {
  const all = new Set<string>();
  for (const set of sets) for (const each of set) all.add(each);
  return all;
};

/** Weights concepts by rarity among the passages. */
const rarityAmong = (sets: readonly ReadonlySet<string>[]): ((concept: string) => number) => {
  const counts = new Map<string, number>();
  for (const set of sets) for (const each of set) counts.set(each, (counts.get(each) ?? 0) + 1);
  return (concept) => {
    const count = counts.get(concept) ?? 0;
    return Math.log(1 + (sets.length - count + 0.5) / (count + 0.5));
  };
};
