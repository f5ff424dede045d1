import { randomUUID } from 'node:crypto';
import { jsonEvent } from '@eventstore/db-client';
import { createdProfileSchema } from '@hearthway/domain/dietary/dietary-profiles.contract.ts';
import { FOOD_OUTCOMES, FOOD_STEPS } from '@hearthway/domain/food-log/food-log.constants.ts';
import { foodMonthSchema } from '@hearthway/domain/food-log/food-log.contract.ts';
import { foodLogIdOf, foodLogStream } from '@hearthway/domain/food-log/food-log.events.ts';
import { readRunningAddresses } from '../../../adapters/addresses/addresses.ts';
import { appendToStream } from '../../../adapters/event-store/append-to-stream.ts';
import { connectEventStore, type EventStore } from '../../../adapters/event-store/event-store.ts';
import { wait } from '../../../adapters/process/wait.ts';
import type { RunningStack } from '../../e2e/stack.ts';
import type { Figure } from '../limits.ts';
import { percentile } from '../load.ts';
import { register } from '../replay/support.ts';
import { sized } from '../size.ts';
import { call } from '../support/requests.ts';
import { untilProjected } from '../until-projected.ts';

const MONTHS = 24;
const READS = sized(60, 8);
const WARM_UP = 5;
const ARRIVES_WITHIN_MS = 300_000;
const FOODS = 60;

/** Prints reads of the food log of a family that has written down very many offers of one child in two years. */
export const readManyOffers = async (stack: RunningStack, offers: number): Promise<Figure> => {
  const eventStore = connectEventStore(readRunningAddresses(stack.dataDirectory).EVENTSTORE_URL);
  const family = await register(stack);
  const profiles = '/api/dietary/profiles';
  const body = { childName: 'Maya', age: 6 };
  const created = await call(stack, family, { path: profiles, body });
  const { id } = createdProfileSchema.parse(created);
  const months = monthsOf(MONTHS);
  const perMonth = Math.ceil(offers / MONTHS);
  let stored: bigint | undefined;
  for (const month of months)
    stored = await storeMonth(eventStore, {
      familyId: family.userId,
      profileId: id,
      month,
      perMonth,
    });
  await eventStore.dispose();
  const [last = ''] = months.slice(-1);
  const lastMonth = `${profiles}/${id}/offers?month=${last}`;
  const signal = AbortSignal.timeout(ARRIVES_WITHIN_MS);
  const arrived = async () =>
    foodMonthSchema.parse(await call(stack, family, { path: lastMonth })).offers.length;
  while ((await arrived()) < perMonth) await wait(500, signal);
  await untilProjected(stack, stored ?? 0n, signal);
  const reads = [
    { read: 'a month', path: lastMonth, goal: 'p95 100 ms' },
    { read: 'foods so far', path: `${profiles}/${id}/foods`, goal: '' },
    {
      read: 'a summary',
      path: `${profiles}/${id}/food-summary?day=${last}-15&timeZone=UTC`,
      goal: '',
    },
  ];
  const rows = [];
  let month = Number.NaN;
  for (const { read, path, goal } of reads) {
    const took: number[] = [];
    for (let nth = 0; nth < READS; nth += 1) {
      const start = performance.now();
      await call(stack, family, { path });
      if (nth >= WARM_UP) took.push(performance.now() - start);
    }
    took.sort((a, b) => a - b);
    const ms = (share: number): string => percentile(took, share).toFixed(1);
    if (path === lastMonth) month = percentile(took, 0.95);
    rows.push({ read, 'p50 ms': ms(0.5), 'p95 ms': ms(0.95), goal });
  }
  console.log(`A family with ${perMonth * MONTHS} offers, ${perMonth} of them in each month`);
  console.table(rows);
  return { name: 'a month of a food log, p95', ms: month };
};

/** The latest months, `2026-10` the last of them. */
const monthsOf = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, nth) =>
    new Date(Date.UTC(2026, 9 - (count - 1 - nth), 1)).toISOString().slice(0, 7),
  );

interface MonthOptions {
  readonly familyId: string;
  readonly profileId: string;
  readonly month: string;
  readonly perMonth: number;
}

const storeMonth = async (
  eventStore: EventStore,
  { familyId, profileId, month, perMonth }: MonthOptions,
): Promise<bigint | undefined> => {
  const digits = month.replace('-', '');
  const events = Array.from({ length: perMonth }, (_, nth) => {
    const offeredOn = `${month}-${`${(nth % 28) + 1}`.padStart(2, '0')}`;
    return jsonEvent({
      id: randomUUID(),
      type: 'FoodOffered',
      data: {
        profileId,
        offerId: `${digits}${`${nth}`.padStart(26, '0')}`,
        food: `Food ${nth % FOODS}`,
        presentation: 'plain',
        step: FOOD_STEPS[nth % FOOD_STEPS.length],
        outcome: FOOD_OUTCOMES[nth % FOOD_OUTCOMES.length],
        offeredOn,
        partOfDay: 'evening',
        mood: 'calm',
        note: 'At the small table, with the blue plate.',
      },
      metadata: {
        $correlationId: randomUUID(),
        $causationId: randomUUID(),
        userId: familyId,
        actor: familyId,
        sessionId: null,
        state: null,
        occurredAt: `${offeredOn}T12:00:00.000Z`,
        schemaVersion: 1,
      },
    });
  });
  const [{ data } = expectOne()] = events;
  return appendToStream(eventStore, {
    streamName: foodLogStream.nameOf(foodLogIdOf(profileId, data.offerId)),
    events,
    expectedRevision: 'no_stream',
  });
};

const expectOne = (): never => {
  throw new Error('A month has at least one offer.');
};
