import type { ContentLanguage } from '../content/content.constants.ts';
import { isSameWord, type Meaning, type MeaningWord, meaningOf } from './answer-words.ts';
import { claimsOf, isSupported } from './claims.ts';
import { isSameAct } from './same-act.ts';
import {
  type Evidence,
  has,
  overlapOf,
  type SourceSentence,
  sourceSentences,
} from './source-sentences.ts';
import { readersMatch } from './tells-of-reader.ts';

/** Difference between a sentence and its source. */
export type Deviation =
  | 'other-words'
  | 'hardly-related'
  | 'tells-of-reader'
  | 'other-sense'
  | 'warning-left-out'
  | 'stronger'
  | 'other-act'
  | 'other-numbers';

/**
 * Null for a sentence that says again what its sources say: a whole sentence of them; or their words and neutral
 * ones, the words of each of its clauses from one sentence and its title, with the same "no", the same warning,
 * the same "may" and the same orders, and numbers from where the words stand. This lists the kinds of sentence that
 * may be said, and refuses every other.
 */
export const deviationOf = (
  text: string,
  evidence: readonly Evidence[],
  language: ContentLanguage,
): Deviation | null => {
  const sources = evidence.flatMap((each) => sourceSentences(each, language));
  const same = sameOf(text);
  if (sources.some((sentence) => sameOf(sentence.text) === same)) return null;
  const whole = partDeviation(text, sources, language);
  if (whole === null) return null;
  const clauses = text.split(CLAUSES_OF_ANSWER);
  const isRestated = (clause: string): boolean =>
    meaningOf(clause, language).words.length >= LEAST_OF_CLAUSE &&
    partDeviation(clause, sources, language) === null;
  return clauses.length > 1 && clauses.every(isRestated) ? null : whole;
};

const CLAUSES_OF_ANSWER =
  /[,;:]\s+(?:and |but |so |or |y |e |pero |así que )?|\s+(?:and(?: then)?|but|so|because|y|pero|porque)\s+/u;

const LEAST_OF_CLAUSE = 2;

const partDeviation = (
  text: string,
  sources: readonly SourceSentence[],
  language: ContentLanguage,
): Deviation | null => {
  const said = meaningOf(text, language);
  const shared = said.words.filter(({ stem }) => sources.some(({ meaning }) => has(meaning, stem)));
  if (!said.words.every((word) => word.isNeutral || shared.includes(word))) return 'other-words';
  const claims = claimsOf(text, language);
  const claimed = claims.facts.size + claims.digits.length + claims.names.length;
  if (shared.length + claimed < leastShared(said.words.length + claimed)) return 'hardly-related';
  if (!readersMatch(text, sources, language)) return 'tells-of-reader';
  if (!keepsWarnings(said, sources)) return 'warning-left-out';
  const overlaps = sources.map(({ meaning }) => overlapOf(said, meaning));
  const most = Math.max(...overlaps);
  if (most < Math.min(2, shared.length)) return 'hardly-related';
  const isContradicted = sources.some(
    ({ meaning }, at) => (overlaps[at] ?? 0) >= most - 1 && contradicts(said, meaning),
  );
  if (isContradicted) return 'other-sense';
  const deviations = sources
    .filter((_, at) => overlaps[at] === most)
    .map((sentence): Deviation | null => {
      if (!isOfOne(shared, sentence)) return 'other-words';
      if (!hasSameSense(said, sentence, sources)) return 'other-sense';
      if (!isNoStronger(text, said, sentence)) return 'stronger';
      if (!isSameAct(text, said, sentence, language)) return 'other-act';
      return numbersStand(text, sentence, { language, sources }) ? null : 'other-numbers';
    });
  return deviations.includes(null) ? null : (deviations[0] ?? 'hardly-related');
};

/** Returns whether a source denies everything that it shares with the sentence. */
const contradicts = (said: Meaning, { words }: Meaning): boolean => {
  const common = said.words.flatMap((word) => {
    const same = words.filter((each) => isSameWord(each.stem, word.stem));
    return same.length === 0 ? [] : [{ word, same }];
  });
  return (
    !said.isNegative &&
    common.length > 1 &&
    common.some(({ word }) => !word.isNeutral) &&
    common.every(({ same }) => same.every(({ sense }) => sense === 'denied'))
  );
};

/** All words are of one sentence; beside each two of it, one may be of the sentence before or after. */
const isOfOne = (
  shared: readonly MeaningWord[],
  { meaning, title, antecedent, beside }: SourceSentence,
): boolean => {
  const own = shared.filter(({ isNeutral }) => !isNeutral);
  const far = own.filter(
    ({ stem }) =>
      ![meaning, title, antecedent].some((each) => each !== undefined && has(each, stem)),
  );
  return (
    far.length <= Math.floor((own.length - far.length) / 2) &&
    far.every(({ stem }) => beside.some((each) => has(each, stem)))
  );
};

/** Required shared words: two, or two of every five in a longer sentence. */
const leastShared = (words: number): number =>
  Math.max(Math.min(2, words), Math.ceil(words * SHARE_OF_SOURCE));

const SHARE_OF_SOURCE = 0.4;

const sameOf = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replaceAll(/[\u2018\u2019]/gu, "'")
    .replaceAll(/[^\p{L}\p{N}'$%]+/gu, ' ')
    .trim();

/** Returns whether affirmed words stay affirmed, and denied words denied. */
const hasSameSense = (
  said: Meaning,
  { meaning, antecedent, next }: SourceSentence,
  sources: readonly SourceSentence[],
): boolean => {
  const isWarned = meaning.isCaution || next?.isCaution === true || next?.isForbidding === true;
  const isKept = said.isCaution || said.isNegative || (said.sendsToDoctor && meaning.namesDoctor);
  if (isWarned && !isKept) return false;
  if (said.isNegative && !meaning.isNegative && next?.isNegative !== true) return false;
  if (!said.turnsAway && said.words.some(({ stem }) => meaning.turned.includes(stem))) return false;
  return said.words.every(({ stem, sense, isNeutral }) => {
    const same = meaning.words.filter((word) => isSameWord(word.stem, stem));
    if (same.length === 0)
      return (
        isNeutral ||
        sense === 'affirmed' ||
        (antecedent !== undefined && has(antecedent, stem)) ||
        isDeniedIn(sources, stem)
      );
    return same.some((word) =>
      said.isForbidding
        ? word.sense === sense
        : (word.sense === 'affirmed') === (sense === 'affirmed'),
    );
  });
};

const isDeniedIn = (sources: readonly SourceSentence[], stem: string): boolean =>
  sources.some(({ meaning }) =>
    meaning.words.some((word) => word.sense !== 'affirmed' && isSameWord(word.stem, stem)),
  );

/**
 * Something that sources mention only in warnings, denials, claims of others or medical context must be
 * mentioned the same way.
 */
const keepsWarnings = (said: Meaning, sources: readonly SourceSentence[]): boolean =>
  said.words.every(({ stem, sense, isNeutral }) => {
    const all = sources.filter(({ meaning }) => has(meaning, stem));
    if (isNeutral || all.length === 0 || said.isNegative || said.isCaution) return true;
    const isWarned = ({ meaning, next }: SourceSentence) =>
      next?.isCaution === true ||
      (meaning.isCaution && !(said.sendsToDoctor && meaning.namesDoctor));
    const isClaimed = ({ meaning }: SourceSentence) => meaning.isClaimed;
    if (all.every((each) => isWarned(each) || isClaimed(each)))
      return said.isClaimed && !all.some(isWarned);
    const senses = all.flatMap(({ meaning }) =>
      meaning.words.filter((word) => isSameWord(word.stem, stem)).map((word) => word.sense),
    );
    if (sense === 'affirmed' && senses.every((each) => each === 'denied')) return false;
    return said.namesDoctor || !all.every(({ meaning }) => meaning.isForDoctor);
  });

const PROMISES =
  /\b(?:will|guaranteed?|cures?|wins?)\b|(?<!\p{L})(?:va a|van a|garantiza|cura|gana|\p{L}{3,}(?:ará|erá|irá|arán|erán|irán))(?!\p{L})/iu;
const DUES =
  /\b(?:pays?|covers?|approves?|qualif(?:y|ies)|entitled|owes?|give|take|try|use|start|change)\b|(?<!\p{L})(?:paga|cubre|aprueba|califica|derecho|debe|dé|dele|dar|tome|pruebe|use|empiece|cambie)(?!\p{L})/iu;

/** A possibility must not become a fact, and a matter for a doctor must stay one. */
const isNoStronger = (text: string, said: Meaning, { meaning }: SourceSentence): boolean => {
  if (meaning.isHedged && !said.isHedged && PROMISES.test(text)) return false;
  return !(meaning.isForDoctor && !said.namesDoctor && DUES.test(text));
};

const CLAUSES = /[;:,—–]|\s-\s|\s(?:and|but|y|pero)\s/u;

/** Numbers with a unit must come from the clause on the same subject if several clauses have that unit. */
const numbersStand = (
  text: string,
  { around }: SourceSentence,
  {
    language,
    sources: all,
  }: { readonly language: ContentLanguage; readonly sources: readonly SourceSentence[] },
): boolean => {
  const claims = claimsOf(text, language);
  if (!isSupported({ ...claims, names: [] }, around, language)) return false;
  const sources = all.flatMap((sentence) =>
    sentence.text.split(CLAUSES).map((clause) => ({
      facts: claimsOf(clause, language).facts,
      meaning: meaningOf(clause, language),
      sentence: sentence.meaning,
    })),
  );
  return text.split(CLAUSES).every((clause) => {
    const said = meaningOf(clause, language);
    return Array.from(claimsOf(clause, language).facts).every((fact) => {
      const unit = /^[\d.]+ (.+)$/u.exec(fact)?.[1];
      if (unit === undefined || said.words.length === 0) return true;
      const rivals = sources.filter(({ facts }) =>
        Array.from(facts).some((each) => each.endsWith(` ${unit}`) && /^\d/u.test(each)),
      );
      const scores = rivals.map(
        ({ meaning, sentence }) => overlapOf(said, meaning) * 2 + overlapOf(said, sentence),
      );
      const most = Math.max(...scores);
      return (
        rivals.length === 0 ||
        rivals.some(({ facts }, at) => scores[at] === most && facts.has(fact))
      );
    });
  });
};
