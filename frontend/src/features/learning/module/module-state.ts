import type { Explanation } from '@hearthway/domain/learning/learning.contract.ts';
import { isBehind } from '../../../api/positions.ts';
import { type Lesson, outlineOf, type Result } from './lesson.ts';
import {
  freshPlace,
  isRetake,
  type Known,
  movedTo,
  type Outline,
  type Place,
  unsentOf,
  withElsewhere,
} from './place.ts';

/** A module that was loaded, and where the person is in it. */
export interface Opened {
  readonly lesson: Lesson;
  readonly place: Place;
  /** The account's progress; null for a visitor, and before the first attempt. */
  readonly known: Known | null;
  /** Read again after it was completed. */
  readonly isReview: boolean;
  /** In an account. A visitor's answers are kept in the browser alone. */
  readonly isSaved: boolean;
}

export interface Saved {
  /** Null for a visitor. */
  readonly known: Known | null;
  /** Position of the last event in the log; undefined when nothing was sent. */
  readonly position: string | undefined;
}

export interface Explained extends Saved {
  readonly explanation: Explanation;
}

/** The account's progress as it was read, perhaps after another tab or device has moved it. */
export interface News {
  readonly known: Known;
  /** Up to where the log was read. */
  readonly position: string | undefined;
}

interface Given {
  readonly questionId: string;
  readonly answer: number;
}

/** State of the module's machine. */
export interface Reading {
  /** Seconds that the page was looked at since it was opened. */
  readonly secondsSeen: () => number;
  /** Seconds of the attempt before `secondsSeen` began to count for it. */
  readonly secondsBefore: number;
  /** Null until it was loaded. */
  readonly lesson: Lesson | null;
  readonly place: Place;
  readonly known: Known | null;
  /** Position of the last command. */
  readonly savedAt: string | undefined;
  readonly isReview: boolean;
  readonly isSaved: boolean;
  /** Error-free: each answer is explained at once, and a wrong one asked again. */
  readonly isExplained: boolean;
  readonly explanations: Readonly<Record<string, Explanation>>;
  /** The question whose answer is being explained. */
  readonly checkedId: string;
  readonly result: Result | null;
  /** It was asked for on this page, which is the one to announce it. */
  readonly isOwnResult: boolean;
  /** How often the server has refused the place since it last took it. */
  readonly refusals: number;
  readonly error: unknown;
}

const NO_OUTLINE: Outline = { id: '', version: 0, sections: [], questions: [] };

export interface Start {
  readonly secondsSeen: () => number;
  /** As far as the page knows it before it loads anything; null when it lacks the text. */
  readonly known: Opened | null;
}

export const started = ({ secondsSeen, known }: Start): Reading => {
  const empty = beforeLoading(secondsSeen);
  return known === null ? empty : { ...empty, ...opened(empty, known) };
};

const beforeLoading = (secondsSeen: () => number): Reading => ({
  secondsSeen,
  secondsBefore: 0,
  lesson: null,
  place: freshPlace(NO_OUTLINE, { attempt: 1, isBegun: false }),
  known: null,
  savedAt: undefined,
  isReview: false,
  isSaved: false,
  isExplained: false,
  explanations: {},
  checkedId: '',
  result: null,
  isOwnResult: false,
  refusals: 0,
  error: null,
});

const outline = ({ lesson }: Reading): Outline =>
  lesson === null ? NO_OUTLINE : outlineOf(lesson);

/** Counts the sections from 0 on; the questions come after the last. */
export const stepOf = (reading: Reading): number => {
  const { sections } = outline(reading);
  const { section } = reading.place;
  return section === null ? sections.length : Math.max(0, sections.indexOf(section));
};

/** Sections, and the questions, if there are any. */
export const stepsIn = (reading: Reading): number => {
  const { sections, questions } = outline(reading);
  return sections.length + (questions.length > 0 ? 1 : 0);
};

/** The place with the time that it has taken. */
export const timed = ({ place, secondsBefore, secondsSeen }: Reading): Place => ({
  ...place,
  seconds: Math.max(0, Math.round(secondsBefore + secondsSeen())),
});

/** All questions have an answer; in error-free mode, all have the right one. */
export const isAnswered = (reading: Reading): boolean => {
  const { place, isExplained, explanations } = reading;
  return outline(reading).questions.every(
    (id) =>
      id in place.kept ||
      (id in place.answers && (!isExplained || explanations[id]?.isRight === true)),
  );
};

/** A question that was answered in error-free mode, here or elsewhere, and not yet explained. */
export const unexplainedOf = (reading: Reading): string | undefined => {
  const { place, explanations } = reading;
  return outline(reading).questions.find(
    (id) =>
      id in place.explained &&
      id in place.answers &&
      explanations[id]?.chosen !== place.answers[id],
  );
};

export const isUnsent = (reading: Reading): boolean => {
  const { isSaved, place, known } = reading;
  return isSaved && !place.isFinished && unsentOf(place, known, outline(reading)).length > 0;
};

type Change = Partial<Reading>;

export const opened = ({ secondsSeen }: Reading, loaded: Opened): Change => ({
  ...loaded,
  secondsBefore: loaded.place.seconds - secondsSeen(),
  isExplained:
    (loaded.isReview && !isRetake(loaded.place)) || Object.keys(loaded.place.explained).length > 0,
  explanations: {},
  result: null,
  // Finished without a connection, or before signing up. Otherwise it is looked at once more.
  isOwnResult: loaded.place.isFinished && !isCompleted(loaded),
});

const isCompleted = ({ place, known }: Opened): boolean =>
  known !== null && !known.isOpen && known.attempt === place.attempt;

export const movedBy = (reading: Reading, steps: number): Change => {
  const section = outline(reading).sections[stepOf(reading) + steps] ?? null;
  return { place: movedTo(reading.place, section) };
};

export const answered = (
  { place, isExplained }: Reading,
  { questionId, answer }: Given,
): Change => ({
  place: {
    ...place,
    isBegun: true,
    answers: { ...place.answers, [questionId]: answer },
    explained:
      isExplained && !(questionId in place.explained)
        ? { ...place.explained, [questionId]: answer }
        : place.explained,
  },
});

export const saved = ({ savedAt }: Reading, { known, position }: Saved): Change => ({
  known,
  savedAt: position ?? savedAt,
  refusals: 0,
});

export const explained = (reading: Reading, { explanation, ...rest }: Explained): Change => ({
  ...saved(reading, rest),
  explanations: { ...reading.explanations, [explanation.questionId]: explanation },
});

export const finished = ({ place }: Reading): Change => ({
  isOwnResult: true,
  place: { ...place, isBegun: true, isFinished: true },
});

/** The same person has finished it in another tab, whose answers count. */
export const finishedElsewhere = ({ place }: Reading, { known: { answers } }: News): Change => ({
  isOwnResult: false,
  place: { ...place, answers, isFinished: true },
});

/** News from before the last command of this page are passed over. */
export const withNews = (
  { place, known, savedAt }: Reading,
  { known: news, position }: News,
): Change =>
  news.attempt !== place.attempt || (savedAt !== undefined && isBehind(position, savedAt))
    ? {}
    : { place: withElsewhere(place, { known, news }), known: news };

const anew = (reading: Reading): Change => ({
  secondsBefore: -reading.secondsSeen(),
  isReview: true,
  explanations: {},
  result: null,
  isOwnResult: false,
});

/** Another attempt, from its first section. It counts from the first answer on. */
export const reviewed = (reading: Reading): Change => ({
  ...anew(reading),
  place: freshPlace(outline(reading), { attempt: nextAttempt(reading), isBegun: false }),
  isExplained: true,
});

/** Another attempt that asks again what was missed, and keeps the right answers. */
export const retaken = (reading: Reading): Change => {
  const { place, result } = reading;
  const { questions } = outline(reading);
  const right = (result?.questions ?? []).filter(({ isRight }) => isRight);
  const kept = Object.fromEntries(right.map(({ id, chosen }) => [id, chosen]));
  // An account that takes over a visitor's lesson has no attempt before it: there the answers are new.
  const attempt = isVisitors(reading)
    ? { attempt: place.attempt, answers: kept }
    : { attempt: nextAttempt(reading), answers: {} };
  const fresh = {
    ...freshPlace(outline(reading), { attempt: attempt.attempt, isBegun: true }),
    ...attempt,
    kept,
  };
  return {
    ...anew(reading),
    place: questions.length === 0 ? fresh : movedTo(fresh, null),
    isExplained: false,
  };
};

const isVisitors = ({ isSaved, known }: Reading): boolean => !isSaved && known === null;

const nextAttempt = ({ place }: Reading): number => place.attempt + 1;
