import type { Explanation } from '@hearthway/domain/learning/learning.contract.ts';
import { onTestFinished, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { ApiError } from '../../../api/api-error.ts';
import { LESSONS, questionsOf } from '../../../testing/lessons.fixture.ts';
import { type Lesson, outlineOf, type Result } from './lesson.ts';
import { moduleMachine } from './module.machine.ts';
import type { Task } from './module-setup.ts';
import type { Opened } from './module-state.ts';
import { freshPlace, knownOf, type Place } from './place.ts';

const [first] = LESSONS;
if (first === undefined) throw new Error('There is a lesson to test with.');

export const LESSON: Lesson = { module: first.module, questions: questionsOf(first) };

export const OUTLINE = outlineOf(LESSON);

export const RIGHT = { 'first-step': 0, 'who-knows': 1 } as const;

/** At the first section of the first attempt, with the given fields. */
export const placeWith = (known: Partial<Place> = {}): Place => ({
  ...freshPlace(OUTLINE, { attempt: 1, isBegun: true }),
  ...known,
});

export const unreachable = (): ApiError =>
  new ApiError({ status: 0, code: 'Unreachable', message: 'No answer.' });

export const refused = (code = 'OtherModuleVersion', status = 409): ApiError =>
  new ApiError({ status, code, message: 'No.' });

const SOON = { interval: 1 };

interface Before {
  /** Thrown by the server from the beginning. */
  readonly fails?: Error;
  /** Came with the page. */
  readonly known?: Opened | null;
}

/** A person who reads a module, and the server behind the page. */
export const startReading = (
  opened: Partial<Opened> = {},
  { fails, known = null }: Before = {},
) => {
  const clock = new SimulatedClock();
  const server = {
    /** Thrown in place of an answer. */
    fails,
    /** Thrown in place of saving. */
    refuses: undefined as Error | undefined,
    isPassed: true,
    loads: 0,
    saves: [] as Place[],
    scores: [] as Place[],
    explained: [] as string[],
  };
  let opens: Opened = {
    lesson: LESSON,
    place: placeWith(),
    known: null,
    isReview: false,
    isSaved: true,
    ...opened,
  };
  const kept: Place[] = [];
  const forgotten: string[] = [];
  const watch = { seconds: 0 };
  const answers = <Answer>(answer: () => Answer): Answer => {
    if (server.fails !== undefined) throw server.fails;
    return answer();
  };
  const saved = ({ place }: Task) => {
    if (server.refuses !== undefined) throw server.refuses;
    server.saves.push(place);
    return { known: knownOf(place, OUTLINE), position: String(server.saves.length) };
  };
  const result = (): Result => ({
    score: server.isPassed ? 100 : 50,
    isPassed: server.isPassed,
    questions: Object.entries(RIGHT).map(([id, answer], place) => ({
      id,
      questionId: id,
      chosen: answer,
      // A failed one has only the first right.
      isRight: server.isPassed || place === 0,
      answer,
      why: [],
      facts: [],
      points: 10,
    })),
    xpEarned: 50,
    badgeEarned: null,
  });
  const explain = ({ place, questionId }: Task & { readonly questionId: string }) => {
    server.explained.push(questionId);
    const chosen = place.answers[questionId] ?? 0;
    const isRight = new Map(Object.entries(RIGHT)).get(questionId) === chosen;
    const explanation: Explanation = {
      questionId,
      chosen,
      isRight,
      answer: isRight ? chosen : null,
      why: [],
      facts: [],
    };
    return { explanation, known: knownOf(place, OUTLINE), position: undefined };
  };
  const machine = moduleMachine.provide({
    actors: {
      load: fromPromise(async () =>
        answers(() => {
          server.loads += 1;
          return opens;
        }),
      ),
      save: fromPromise(async ({ input }) => answers(() => saved(input))),
      explain: fromPromise(async ({ input }) => answers(() => explain(input))),
      score: fromPromise(async ({ input }) =>
        answers(() => {
          server.scores.push(input.place);
          return result();
        }),
      ),
    },
    actions: {
      keep: (_, place) => kept.push(place),
      forget: (_, { moduleId }) => forgotten.push(moduleId),
    },
  });
  const actor = createActor(machine, {
    clock,
    input: { secondsSeen: () => watch.seconds, known },
  });
  actor.start();
  onTestFinished(() => {
    actor.stop();
  });
  return {
    server,
    kept,
    forgotten,
    watch,
    send: actor.send,
    /** The server answers with this from now on. */
    holds: (next: Partial<Opened>) => {
      opens = { ...opens, ...next };
    },
    passes: (ms: number) => clock.increment(ms),
    context: () => actor.getSnapshot().context,
    is: (tag: 'loading' | 'busy' | 'offline' | 'refused') => actor.getSnapshot().hasTag(tag),
    /** The part that is shown. */
    shows: () => {
      const snapshot = actor.getSnapshot();
      if (!snapshot.matches('open')) return String(snapshot.value);
      if (snapshot.matches({ open: { page: { result: 'passed' } } })) return 'passed';
      if (snapshot.matches({ open: { page: { result: 'failed' } } })) return 'failed';
      if (snapshot.matches({ open: { page: 'reading' } }))
        return snapshot.context.place.section ?? 'questions';
      return snapshot.matches({ open: { page: 'offline' } }) ? 'waiting for the result' : 'scoring';
    },
    /** Waits until nothing is under way any more. */
    settled: () =>
      vi.waitFor(() => {
        const snapshot = actor.getSnapshot();
        if (
          snapshot.hasTag('loading') ||
          snapshot.hasTag('busy') ||
          snapshot.matches({ open: { account: 'saving' } })
        )
          throw new Error('Something is under way.');
      }, SOON),
  };
};
