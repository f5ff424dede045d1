import { randomUUID } from 'node:crypto';
import { jsonEvent } from '@eventstore/db-client';
import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { attemptIdOf, learningStream } from '@hearthway/domain/learning/learning.events.ts';
import { appendToStream } from '../../../adapters/event-store/append-to-stream.ts';
import type { EventStore } from '../../../adapters/event-store/event-store.ts';

interface Lesson {
  readonly id: string;
  readonly version: number;
  readonly questionIds: readonly string[];
}

export interface LongHistoryOptions {
  readonly familyId: string;
  readonly lessons: readonly Lesson[];
  /** Number of `QuestionAnswered`. */
  readonly answers: number;
}

const ATTEMPTS_AT_ONCE = 8;

/** Has a family read all lessons again and again, until it has given so many answers. */
export const storeLongHistory = async (
  eventStore: EventStore,
  { familyId, lessons, answers }: LongHistoryOptions,
): Promise<void> => {
  const perRound = lessons.reduce((sum, { questionIds }) => sum + questionIds.length, 0);
  const attempts = Array.from({ length: Math.ceil(answers / perRound) }, (_, index) => index + 1);
  for (const attempt of attempts)
    for (let first = 0; first < lessons.length; first += ATTEMPTS_AT_ONCE)
      await Promise.all(
        lessons
          .slice(first, first + ATTEMPTS_AT_ONCE)
          .map((lesson) => storeAttempt(eventStore, { familyId, lesson, attempt })),
      );
};

const storeAttempt = async (
  eventStore: EventStore,
  {
    familyId,
    lesson: { id: moduleId, version, questionIds },
    attempt,
  }: { readonly familyId: string; readonly lesson: Lesson; readonly attempt: number },
): Promise<void> => {
  const day = dayOf(attempt);
  const of = { moduleId, title: moduleId };
  const events = [
    {
      type: 'ModuleStarted',
      data: {
        ...of,
        version,
        attempt,
        sections: 5,
        questions: questionIds.length,
        xpReward: 50,
        badge: null,
        xpBefore: 0,
        isBadgeHeld: false,
        kept: [],
        day,
      },
    },
    ...questionIds.map((questionId, nth) => ({
      type: 'QuestionAnswered',
      data: {
        ...of,
        version,
        questionId,
        answer: 0,
        isRight: nth % 2 === 0,
        isFirst: true,
        mode: 'quiz',
        seconds: nth,
        day,
      },
    })),
    {
      type: 'ModuleCompleted',
      data: {
        ...of,
        version,
        attempt,
        score: 60,
        isPassed: false,
        xpReward: 50,
        seconds: 60,
        day,
      },
    },
  ];
  const metadata = {
    $correlationId: randomUUID(),
    $causationId: randomUUID(),
    userId: familyId,
    actor: familyId,
    sessionId: null,
    state: null,
    occurredAt: `${day}T12:00:00.000Z`,
    schemaVersion: 1,
  };
  await appendToStream(eventStore, {
    streamName: learningStream.nameOf(attemptIdOf({ familyId, moduleId, attempt })),
    events: events.map((event) => jsonEvent({ id: randomUUID(), ...event, metadata })),
    expectedRevision: 'no_stream',
  });
};

const dayOf = (attempt: number): string =>
  new Date(Date.parse('2024-01-01T00:00:00Z') + attempt * DAY_MS).toISOString().slice(0, 10);
