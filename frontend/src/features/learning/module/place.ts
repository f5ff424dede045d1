import type { ModuleProgress } from '@hearthway/domain/learning/learning.contract.ts';
import * as z from 'zod/mini';

const answersSchema = z.readonly(z.record(z.string(), z.number()));

/** Where a person is in one attempt at a module, and what they have answered there. */
export const placeSchema = z.readonly(
  z.object({
    moduleId: z.string(),
    version: z.number(),
    /** From 1 on. */
    attempt: z.number(),
    /** The section that is shown; null for the questions. */
    section: z.nullable(z.string()),
    /** Sections that were shown so far. */
    seen: z.readonly(z.array(z.string())),
    isAtQuestions: z.boolean(),
    /** The last answers, by question. */
    answers: answersSchema,
    /** Right answers of the attempt before, which a retake does not ask again; none in places of older pages. */
    kept: z._default(answersSchema, {}),
    /** The first answers of the questions that were explained at once. */
    explained: answersSchema,
    /** In which the page was looked at. */
    seconds: z.number(),
    /** The attempt counts. A review does from its first answer on. */
    isBegun: z.boolean(),
    /** Everything is answered, and the result was asked for. */
    isFinished: z.boolean(),
  }),
);

export type Place = z.infer<typeof placeSchema>;

/** The part of the server's progress that tells what it still lacks. */
export type Known = Pick<
  ModuleProgress,
  'attempt' | 'isOpen' | 'sectionId' | 'isAtQuestions' | 'answers' | 'explained'
>;

/** Ids of a module's parts, in their order. */
export interface Outline {
  readonly id: string;
  readonly version: number;
  readonly sections: readonly string[];
  readonly questions: readonly string[];
}

interface Attempt {
  readonly attempt: number;
  readonly isBegun: boolean;
}

/** At the first section, with nothing answered. */
export const freshPlace = (
  { id, version, sections }: Outline,
  { attempt, isBegun }: Attempt,
): Place => {
  const [first] = sections;
  return {
    moduleId: id,
    version,
    attempt,
    section: first ?? null,
    seen: first === undefined ? [] : [first],
    isAtQuestions: false,
    answers: {},
    kept: {},
    explained: {},
    seconds: 0,
    isBegun,
    isFinished: false,
  };
};

/** The place once a section, or the questions, are shown. */
export const movedTo = (place: Place, section: string | null): Place =>
  section === null
    ? { ...place, section, isAtQuestions: true }
    : { ...place, section, seen: [...new Set([...place.seen, section])] };

/** The server knows all of the place. */
export const knownOf = (
  { attempt, seen, isAtQuestions, ...place }: Place,
  { sections }: Pick<Outline, 'sections'>,
): Known => ({
  attempt,
  isOpen: true,
  sectionId: sections.findLast((section) => seen.includes(section)) ?? null,
  isAtQuestions,
  answers: { ...place.answers },
  explained: Object.keys(place.explained),
});

/** Asks only what the attempt before has missed. */
export const isRetake = ({ kept }: Place): boolean => Object.keys(kept).length > 0;

/** All answers of the place, with those of the attempt before that it keeps. */
export const allAnswers = ({ kept, answers }: Place): Place['answers'] => ({ ...kept, ...answers });

/** A command of the learning routes: `POST /api/learning/modules/{id}/{path}`. */
export interface LearningCommand {
  readonly path: 'start' | 'sections' | 'answers';
  readonly body: Readonly<Record<string, unknown>>;
}

/** The commands that the server still lacks, in their order. It takes each of them twice, too. */
export const unsentOf = (
  place: Place,
  known: Known | null,
  { sections }: Pick<Outline, 'sections'>,
): readonly LearningCommand[] => {
  if (!place.isBegun) return [];
  const { attempt, version, seconds } = place;
  const has = known?.attempt === attempt ? known : null;
  if (has !== null && !has.isOpen) return [];
  const about = { attempt, seconds };
  const reached = has?.sectionId == null ? -1 : sections.indexOf(has.sectionId);
  const isNew = (section: string) => sections.indexOf(section) > reached;
  const reach = (sectionId: string | null) =>
    ({ path: 'sections', body: { ...about, sectionId } }) as const;
  const answer = (questionId: string, chosen: number, isExplained: boolean) =>
    ({
      path: 'answers',
      body: { ...about, questionId, answer: chosen, ...(isExplained && { isExplained }) },
    }) as const;

  const firstAnswers = Object.entries(place.explained).filter(
    ([id]) => has?.explained.includes(id) !== true,
  );
  const lastAnswers = Object.entries(place.answers).filter(
    ([id, chosen]) =>
      has?.answers[id] !== chosen &&
      !firstAnswers.some(([first, answered]) => first === id && answered === chosen),
  );
  return [
    ...(has === null
      ? [
          {
            path: 'start',
            body: { attempt, version, ...(attempt > 1 && isRetake(place) && { isRetake: true }) },
          } as const,
        ]
      : []),
    ...sections.filter((section) => place.seen.includes(section) && isNew(section)).map(reach),
    ...(place.isAtQuestions && has?.isAtQuestions !== true ? [reach(null)] : []),
    ...firstAnswers.map(([id, chosen]) => answer(id, chosen, true)),
    ...lastAnswers.map(([id, chosen]) => answer(id, chosen, id in place.explained)),
  ];
};

/** Takes in what the same person has answered elsewhere, except over answers yet to be sent. */
export const withElsewhere = (
  place: Place,
  { known, news }: { readonly known: Known | null; readonly news: Known },
): Place => {
  const isUnsent = (id: string) => id in place.answers && known?.answers[id] !== place.answers[id];
  const answers = Object.fromEntries(Object.entries(news.answers).filter(([id]) => !isUnsent(id)));
  const explained = Object.fromEntries(
    news.explained
      .filter((id) => !(id in place.explained))
      .map((id) => [id, news.answers[id] ?? 0]),
  );
  return {
    ...place,
    isAtQuestions: place.isAtQuestions || news.isAtQuestions,
    isBegun: place.isBegun || news.isOpen,
    answers: { ...place.answers, ...answers },
    explained: { ...place.explained, ...explained },
  };
};
