import type { ModuleProgress } from '@hearthway/domain/learning/learning.contract.ts';
import { freshPlace, movedTo, type Outline, type Place } from './place.ts';

/** Fragment of the address of a module's questions. A section's is its id. */
export const QUESTIONS = 'questions';

/** Fragment of the address of the last result. */
export const RESULT = 'result';

interface ResumeOptions {
  readonly outline: Outline;
  /** Progress of the account; undefined for a visitor, and for a module that was never started. */
  readonly progress: ModuleProgress | undefined;
  /** Kept in this browser, the newest last. */
  readonly kept: readonly Place[];
  /** Fragment of the page's address, without its `#`. */
  readonly fragment: string;
}

/**
 * Where to go on: where the address says; else where this browser was left; else where the account
 * was, on any device. Answers come from all of them.
 */
export const resume = ({ outline, progress, kept: places, fragment }: ResumeOptions): Place => {
  if (fragment === RESULT && progress?.status === 'completed' && !progress.isOpen)
    return { ...placeOf(outline, progress), isFinished: true };
  const base = baseOf(outline, progress);
  const place = places
    .filter((each) => each.version === outline.version && isOfAttempt(each, base, progress))
    .reduce(joined, base);
  // An attempt that the account has keeps what the account says.
  const kept = progress?.isOpen === true ? base.kept : place.kept;
  return at({ ...place, kept }, outline, fragment);
};

const baseOf = (outline: Outline, progress: ModuleProgress | undefined): Place => {
  if (progress === undefined) return freshPlace(outline, { attempt: 1, isBegun: true });
  if (progress.isOpen) return placeOf(outline, progress);
  // Read again: it counts once a question is answered.
  return freshPlace(outline, { attempt: progress.attempt + 1, isBegun: false });
};

/** A visitor's place, which has no number of its own, joins the attempt that is open. */
const isOfAttempt = (
  { attempt }: Place,
  base: Place,
  progress: ModuleProgress | undefined,
): boolean => attempt === base.attempt || (attempt === 1 && progress?.isOpen === true);

const placeOf = (
  outline: Outline,
  { attempt, sectionId, isAtQuestions, answers, kept, explained, seconds }: ModuleProgress,
): Place => {
  const reached = sectionId === null ? 0 : Math.max(0, outline.sections.indexOf(sectionId));
  return {
    ...freshPlace(outline, { attempt, isBegun: true }),
    section: isAtQuestions ? null : (outline.sections[reached] ?? null),
    seen: outline.sections.slice(0, reached + 1),
    isAtQuestions,
    answers,
    kept,
    explained: Object.fromEntries(explained.map((id) => [id, answers[id] ?? 0])),
    seconds,
  };
};

const joined = (base: Place, kept: Place): Place => ({
  ...base,
  section: kept.section,
  seen: [...new Set([...base.seen, ...kept.seen])],
  isAtQuestions: base.isAtQuestions || kept.isAtQuestions,
  answers: { ...base.answers, ...kept.answers },
  kept: { ...base.kept, ...kept.kept },
  explained: { ...kept.explained, ...base.explained },
  seconds: Math.max(base.seconds, kept.seconds),
  isBegun: base.isBegun || kept.isBegun,
  isFinished: kept.isFinished,
});

const at = (place: Place, { sections, questions }: Outline, fragment: string): Place => {
  if (sections.includes(fragment)) return { ...movedTo(place, fragment), isFinished: false };
  if (fragment === QUESTIONS && questions.length > 0) return movedTo(place, null);
  return place;
};
