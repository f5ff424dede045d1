import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { achievementsStream } from '@hearthway/domain/achievements/achievements.events.ts';
import { favoritesStream } from '@hearthway/domain/favorites/favorites.events.ts';
import { attemptIdOf, learningStream } from '@hearthway/domain/learning/learning.events.ts';
import { subscriptionStream } from '@hearthway/domain/subscription/subscription.events.ts';
import { inject } from 'vitest';
import { z } from 'zod';
import type { EventStore } from '../../adapters/event-store/event-store.ts';
import { readStream } from '../../adapters/event-store/read-stream.ts';
import { isOutside } from '../e2e/outside.fixture.ts';
import type { RunningStack } from '../e2e/stack.ts';
import type { Family } from './family.fixture.ts';

interface History {
  /** Number of commands that changed something. */
  readonly changes: number;
  /** Final favorites, oldest first. */
  readonly kept: readonly string[];
}

/** A family's acknowledged, stored and visible favorites. */
export interface Survival {
  readonly acknowledged: History;
  readonly stored: History;
  readonly seen: readonly string[];
}

export const survivalOf = async (eventStore: EventStore, family: Family): Promise<Survival> => ({
  acknowledged: { changes: family.acknowledged(), kept: family.kept() },
  stored: await readHistory(eventStore, family.userId),
  seen: await family.look(),
});

/** Ids of the stored achievements, in the order of the alphabet; one that is stored twice is there twice. */
export const unlockedBy = async (
  eventStore: EventStore,
  userId: string,
): Promise<readonly string[]> => {
  const ids: string[] = [];
  const events = readStream(eventStore, {
    streamName: achievementsStream.nameOf(userId),
    signal: AbortSignal.timeout(READ_WITHIN_MS),
  });
  for await (const event of events) ids.push(unlockedSchema.parse(event).data.achievementId);
  return ids.toSorted();
};

/** Types of what is stored of a family's plan, after its checkouts. */
export const subscribedBy = async (
  eventStore: EventStore,
  userId: string,
): Promise<readonly string[]> => {
  const types: string[] = [];
  const events = readStream(eventStore, {
    streamName: subscriptionStream.nameOf(userId),
    signal: AbortSignal.timeout(READ_WITHIN_MS),
  });
  for await (const { type } of events) if (type !== 'CheckoutStarted') types.push(type);
  return types;
};

/**
 * How many mails tell the family that its trial has started. One that a kill had sent again is the same
 * mail, and takes its own place in the outbox.
 */
export const trialMailsTo = async (
  { dataDirectory }: Pick<RunningStack, 'dataDirectory'>,
  userId: string,
): Promise<number> => {
  // Outside, two Hearthways share a database, and either may send the mail.
  const shared = isOutside() ? inject('sharedStack')?.dataDirectory : undefined;
  const outboxes = [dataDirectory, shared].flatMap((directory) =>
    directory === undefined ? [] : [join(directory, 'outbox')],
  );
  const files = (await Promise.all(outboxes.map(mailsIn)))
    .flat()
    .filter((file) => basename(file).startsWith(`${userId}.`));
  const mails = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return mails.filter((mail) => /^Subject: Your free trial of .* has started\r?$/m.test(mail))
    .length;
};

/** Files of an outbox; none where no mail has been sent. */
const mailsIn = async (outbox: string): Promise<readonly string[]> => {
  if (!existsSync(outbox)) return [];
  return (await readdir(outbox))
    .filter((file) => file.endsWith('.eml'))
    .map((file) => join(outbox, file));
};

/** The stored first reading of a lesson: the answered questions, and its other events. */
export const readingBy = async (
  eventStore: EventStore,
  { familyId, moduleId }: { readonly familyId: string; readonly moduleId: string },
): Promise<{ readonly questionIds: readonly string[]; readonly types: readonly string[] }> => {
  const questionIds: string[] = [];
  const types: string[] = [];
  const events = readStream(eventStore, {
    streamName: learningStream.nameOf(attemptIdOf({ familyId, moduleId, attempt: 1 })),
    signal: AbortSignal.timeout(READ_WITHIN_MS),
  });
  for await (const event of events)
    if (event.type === 'QuestionAnswered')
      questionIds.push(answeredSchema.parse(event).data.questionId);
    else if (event.type !== 'BadgeEarned') types.push(event.type);
  return { questionIds, types };
};

const answeredSchema = z.object({ data: z.object({ questionId: z.string() }) });

const unlockedSchema = z.object({
  type: z.literal('AchievementUnlocked'),
  data: z.object({ achievementId: z.string() }),
});

const changeSchema = z.object({
  type: z.enum(['ResourceFavorited', 'ResourceUnfavorited']),
  data: z.object({ resourceId: z.string() }),
});

const readHistory = async (eventStore: EventStore, userId: string): Promise<History> => {
  const kept = new Set<string>();
  let changes = 0;
  const events = readStream(eventStore, {
    streamName: favoritesStream.nameOf(userId),
    signal: AbortSignal.timeout(READ_WITHIN_MS),
  });
  for await (const event of events) {
    const { type, data } = changeSchema.parse(event);
    changes += 1;
    if (type === 'ResourceFavorited') kept.add(data.resourceId);
    else kept.delete(data.resourceId);
  }
  return { changes, kept: [...kept] };
};

const READ_WITHIN_MS = 10_000;
