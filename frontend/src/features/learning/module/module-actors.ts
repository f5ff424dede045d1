import {
  answeredSchema,
  checkedSchema,
  completedSchema,
  type ModuleProgress,
} from '@hearthway/domain/learning/learning.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { ApiError } from '../../../api/api-error.ts';
import { ignored } from '../../../api/create-api.ts';
import { progressQuery, timeZone } from '../shared/learning.queries.ts';
import { type Lesson, outlineOf, type Result } from './lesson.ts';
import { cachedLesson, lessonOf } from './load-lesson.ts';
import type { Task } from './module-setup.ts';
import type { Explained, Opened, Saved } from './module-state.ts';
import { allAnswers, type Known, knownOf, type Place, unsentOf } from './place.ts';
import { type Places, placesOf } from './places.ts';
import { resume } from './resume.ts';

/** Effects of a module's machine, for one reader. */
export interface ModuleEffects {
  /** As far as it is known without a request; null when the text is not there. */
  readonly known: () => Opened | null;
  readonly load: () => Promise<Opened>;
  readonly save: (task: Task) => Promise<Saved>;
  readonly explain: (task: Task & { readonly questionId: string }) => Promise<Explained>;
  readonly score: (task: Task) => Promise<Result>;
  readonly keep: (place: Place) => void;
  readonly forget: (place: Place) => void;
}

interface ReaderOptions {
  readonly queryClient: QueryClient;
  readonly moduleId: string;
  /** Id of a family; null for a visitor. */
  readonly userId: string | null;
  /** Fragment of the page's address, without its `#`. */
  readonly fragment: () => string;
}

export const effectsFor = (options: ReaderOptions): ModuleEffects => {
  const { userId } = options;
  return userId === null ? visitorEffects(options) : familyEffects(options, userId);
};

const familyEffects = (options: ReaderOptions, userId: string): ModuleEffects => {
  const { queryClient, moduleId } = options;
  const own = placesOf(userId);
  const visitor = placesOf(null);
  const asVisitor = visitorEffects(options);
  return {
    // The account's progress comes with `load`.
    known: () => knownOpened(options, { places: [own, visitor], isSaved: true }),
    load: async () => {
      const { answer } = await queryClient.fetchQuery({
        ...progressQuery(userId),
        staleTime: 0,
      });
      const progress = answer.find((each) => each.moduleId === moduleId);
      const opened = await open(options, { progress, places: [own, visitor] });
      // From here on they are the account's.
      if (visitor.read(moduleId) !== undefined) {
        own.keep(opened.place);
        visitor.forget(moduleId);
      }
      return { ...opened, isSaved: !isOver(opened) };
    },
    save: (task) => sendUnsent(task),
    explain: async (task) => {
      if (isOver(task)) return asVisitor.explain(task);
      const { questionId, place } = task;
      const before = await sendUnsent({ ...task, place: without(place, questionId) });
      const { answer, position = before.position } = await api.send({
        method: 'POST',
        path: pathOf(place, 'answers'),
        body: {
          attempt: place.attempt,
          seconds: place.seconds,
          timeZone: timeZone(),
          questionId,
          answer: place.answers[questionId],
          isExplained: true,
        },
        schema: answeredSchema,
        isAutomatic: true,
      });
      return {
        explanation: existing(answer.explanation),
        known: before.known && { ...before.known, ...answersKnown(place) },
        position,
      };
    },
    score: async (task) => {
      if (isOver(task)) return asVisitor.score(task);
      const { place } = task;
      await sendUnsent(task);
      const { answer } = await api.send({
        method: 'POST',
        path: pathOf(place, 'complete'),
        body: {
          attempt: place.attempt,
          timeSpent: place.seconds,
          answers: place.answers,
          timeZone: timeZone(),
        },
        schema: completedSchema,
        isAutomatic: true,
      });
      void queryClient.invalidateQueries(progressQuery(userId));
      return answer;
    },
    keep: (place) => {
      if (place.isBegun) own.keep(place);
    },
    forget: ({ moduleId: id }) => own.forget(id),
  };
};

/** No longer offered, and not begun before that: it can be read, and counts no more. */
const isOver = ({ lesson, known }: Pick<Task, 'lesson' | 'known'>): boolean =>
  lesson?.module.isRetired === true && known?.isOpen !== true;

/** A visitor's answers are checked, and stored by the browser alone. */
const visitorEffects = (options: ReaderOptions): ModuleEffects => {
  const places = placesOf(null);
  return {
    known: () => knownOpened(options, { places: [places], isSaved: false }),
    load: async () => ({
      ...(await open(options, { progress: undefined, places: [places] })),
      isSaved: false,
    }),
    save: async () => ({ known: null, position: undefined }),
    explain: async ({ place, questionId }) => {
      const { explanations } = await check(place, {
        answers: { [questionId]: place.answers[questionId] },
        isComplete: false,
      });
      const [explanation = null] = explanations;
      return { explanation: existing(explanation), known: null, position: undefined };
    },
    score: async ({ place }) => {
      const { result } = await check(place, { answers: allAnswers(place), isComplete: true });
      return existing(result);
    },
    keep: (place) => {
      // Opening a page is nothing to take along.
      if (place.seen.length > 1 || Object.keys(place.answers).length > 0) places.keep(place);
    },
    // The account that they may open takes it over.
    forget: () => {},
  };
};

interface OpenOptions {
  readonly progress: ModuleProgress | undefined;
  readonly places: readonly Places[];
}

const open = async (
  options: ReaderOptions,
  { progress, places }: OpenOptions,
): Promise<Omit<Opened, 'isSaved'>> => {
  const { queryClient, moduleId } = options;
  const kept = keptIn(places, moduleId);
  const version = progress?.isOpen ? progress.version : kept.at(-1)?.version;
  const lesson = await lessonOf(queryClient, moduleId, version);
  return openedAt(options, { lesson, progress, kept });
};

interface KnownOptions {
  readonly places: readonly Places[];
  readonly isSaved: boolean;
}

const knownOpened = (options: ReaderOptions, { places, isSaved }: KnownOptions): Opened | null => {
  const { queryClient, moduleId } = options;
  const kept = keptIn(places, moduleId);
  const lesson = cachedLesson(queryClient, moduleId, kept.at(-1)?.version);
  if (lesson === undefined) return null;
  return { ...openedAt(options, { lesson, progress: undefined, kept }), isSaved };
};

const keptIn = (places: readonly Places[], moduleId: string): readonly Place[] =>
  places.flatMap((each) => each.read(moduleId) ?? []);

interface OpenedOptions {
  readonly lesson: Lesson;
  readonly progress: ModuleProgress | undefined;
  readonly kept: readonly Place[];
}

const openedAt = (
  { fragment }: ReaderOptions,
  { lesson, progress, kept }: OpenedOptions,
): Omit<Opened, 'isSaved'> => {
  const place = resume({ outline: outlineOf(lesson), progress, kept, fragment: fragment() });
  return {
    lesson,
    place,
    known: progress ?? null,
    isReview: progress?.status === 'completed',
  };
};

/** Sends what the account lacks, in its order: the server takes in twice what was sent before. */
const sendUnsent = async ({ place, known, lesson }: Task): Promise<Saved> => {
  if (lesson === null || !place.isBegun) return { known, position: undefined };
  const outline = outlineOf(lesson);
  let position: string | undefined;
  for (const { path, body } of unsentOf(place, known, outline)) {
    const sent = await api.send({
      method: 'POST',
      path: pathOf(place, path),
      body: { ...body, timeZone: timeZone() },
      schema: ignored,
      isAutomatic: true,
    });
    position = sent.position ?? position;
  }
  return { known: knownOf(place, outline), position };
};

const answersKnown = ({ answers, explained }: Place): Pick<Known, 'answers' | 'explained'> => ({
  answers: { ...answers },
  explained: Object.keys(explained),
});

/** Its last answer is sent by itself, to be explained. */
const without = (place: Place, questionId: string): Place => {
  const { [questionId]: last, ...answers } = place.answers;
  const { [questionId]: first, ...explained } = place.explained;
  return { ...place, answers, explained: first === last ? explained : place.explained };
};

const pathOf = ({ moduleId }: Place, what: string): string =>
  `/api/learning/modules/${encodeURIComponent(moduleId)}/${what}`;

const check = async (
  place: Place,
  body: { readonly answers: object; readonly isComplete: boolean },
) => {
  const { answer } = await api.send({
    method: 'POST',
    path: pathOf(place, 'check'),
    body: { ...body, version: place.version },
    schema: checkedSchema,
    isAutomatic: true,
  });
  return answer;
};

/** The contract allows null where nothing was asked for. */
const existing = <Value>(value: Value | null): Value => {
  if (value !== null) return value;
  throw new ApiError({
    status: 200,
    code: 'UnreadableAnswer',
    message: 'Not the answer expected.',
  });
};
