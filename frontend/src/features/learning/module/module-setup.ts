import { assign, fromPromise, setup, stateIn } from 'xstate';
import { ApiError, isTransient } from '../../../api/api-error.ts';
import type { Result } from './lesson.ts';
import {
  type Explained,
  finished,
  isAnswered,
  isUnsent,
  movedBy,
  type News,
  type Opened,
  type Reading,
  type Saved,
  type Start,
  stepOf,
  stepsIn,
  timed,
  unexplainedOf,
} from './module-state.ts';
import { movedTo, type Place } from './place.ts';

/** After a failure for lack of a connection. */
export const RETRY_MS = 5_000;

/** After a refusal the account's progress is read again, this often, before the person is told. */
const MAX_REFUSALS = 2;

type ModuleEvent =
  | { readonly type: 'next' | 'previous' | 'retake' | 'retry' | 'online' }
  /** To a section, or by null to the questions: by a link, or back in the browser. */
  | { readonly type: 'go'; readonly section: string | null }
  | { readonly type: 'answer'; readonly questionId: string; readonly answer: number }
  | { readonly type: 'choose-mode'; readonly isExplained: boolean }
  | { readonly type: 'progress'; readonly news: News };

/** Seconds of the place included. */
export type Task = Pick<Reading, 'place' | 'known' | 'lesson'>;

export const taskOf = (reading: Reading): Task => ({
  place: timed(reading),
  known: reading.known,
  lesson: reading.lesson,
});

export interface Failed {
  readonly error: unknown;
}

const notSupplied = (): never => {
  throw new Error('Effects are supplied with .provide().');
};

/** Types, effects and conditions of the machine of a module. */
export const moduleSetup = setup({
  types: {
    context: {} as Reading,
    events: {} as ModuleEvent,
    input: {} as Start,
    tags: {} as 'loading' | 'busy' | 'offline' | 'refused',
  },
  actors: {
    load: fromPromise<Opened>(notSupplied),
    /** Sends all that the account lacks of the place. */
    save: fromPromise<Saved, Task>(notSupplied),
    /** Sends them too, so that nothing is explained before it counts. */
    explain: fromPromise<Explained, Task & { readonly questionId: string }>(notSupplied),
    score: fromPromise<Result, Task>(notSupplied),
  },
  actions: {
    /** Keeps the place in this browser. */
    keep: (_, _place: Place) => notSupplied(),
    /** The result is known: nothing is left to keep. */
    forget: (_, _place: Place) => notSupplied(),
    moveBy: assign(({ context }, steps: number) => movedBy(context, steps)),
    moveTo: assign({
      place: ({ context: { place } }, section: string | null) => movedTo(place, section),
    }),
    finish: assign(({ context }) => finished(context)),
    noteError: assign({ error: (_, { error }: Failed) => error }),
    countRefusal: assign({ refusals: ({ context }) => context.refusals + 1 }),
  },
  guards: {
    isTransient: (_, { error }: Failed) =>
      isTransient(error) || (error instanceof ApiError && error.code === 'TooManyTries'),
    /** A visitor's module, whose text is there: the account is not asked. */
    isComplete: ({ context }) => context.lesson !== null && !context.isSaved,
    isLast: ({ context }) => stepOf(context) === stepsIn(context) - 1,
    isFinished: ({ context }) => context.place.isFinished,
    isAtQuestions: ({ context }) => context.place.section === null,
    isAnswered: ({ context }) => isAnswered(context),
    isToExplain: ({ context }) => unexplainedOf(context) !== undefined,
    isUnsent: ({ context }) => isUnsent(context),
    /** That sends as well. */
    isExplaining: stateIn('#module.open.page.reading.quiz.explaining'),
    mayReadAgain: ({ context }) => context.refusals <= MAX_REFUSALS,
  },
  delays: { retry: RETRY_MS },
});
