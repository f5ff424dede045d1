import { FREE_FAVORITES_LIMIT } from '@hearthway/domain/favorites/favorites.constants.ts';
import { expect } from 'vitest';
import { z } from 'zod';
import { randomCall, seededRandom } from './fuzz.ts';
import type { Family, TestApi } from './test-api.ts';

export interface FuzzOptions {
  readonly seed: number;
  readonly requests: number;
}

const AT_ONCE = 8;
/** Random requests also sign out, so there are always some who have just come. */
const REQUESTS_BETWEEN_FAMILIES = 40;

/**
 * Sends random requests, several at a time. None is answered by a fault, each error is in the wire
 * format, and whatever came through left every family with what it may have.
 */
export const expectToStand = async (
  api: TestApi,
  { seed, requests }: FuzzOptions,
): Promise<void> => {
  const random = seededRandom(seed);
  const families: Family[] = [];
  for (let sent = 0; sent < requests; sent += AT_ONCE) {
    if (sent % REQUESTS_BETWEEN_FAMILIES === 0)
      families.push(await api.signUp({ isBrowser: random() < 0.5 }));
    const calls = Array.from({ length: AT_ONCE }, () => randomCall(random, families.slice(-2)));
    const answers = await Promise.all(calls.map((call) => api.send(call)));
    for (const [index, { status }] of answers.entries())
      expect(status, JSON.stringify(calls[index])).toBeLessThan(500);
  }
  for (const { userId } of families) expectEachToCount(api.stored(`favorites-${userId}`));
};

const resourceSchema = z.object({ resourceId: z.string() });

/** Each event of a family's favorites changes something, and the limit was never passed. */
const expectEachToCount = (events: ReturnType<TestApi['stored']>): void => {
  const favorites = new Set<string>();
  for (const { type, data } of events) {
    const { resourceId } = resourceSchema.parse(data);
    expect(favorites.has(resourceId)).toBe(type === 'ResourceUnfavorited');
    if (type === 'ResourceFavorited') favorites.add(resourceId);
    else favorites.delete(resourceId);
    expect(favorites.size).toBeLessThanOrEqual(FREE_FAVORITES_LIMIT);
  }
};
