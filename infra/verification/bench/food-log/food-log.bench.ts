import { randomUUID } from 'node:crypto';
import { jsonEvent } from '@eventstore/db-client';
import { createdProfileSchema } from '@hearthway/domain/dietary/dietary-profiles.contract.ts';
import { FOOD_OUTCOMES, FOOD_STEPS } from '@hearthway/domain/food-log/food-log.constants.ts';
import { foodMonthSchema, foodsSchema } from '@hearthway/domain/food-log/food-log.contract.ts';
import { foodLogIdOf, foodLogStream } from '@hearthway/domain/food-log/food-log.events.ts';
import { readRunningAddresses } from '../../../adapters/addresses/addresses.ts';
import { appendToStream } from '../../../adapters/event-store/append-to-stream.ts';
import { connectEventStore, type EventStore } from '../../../adapters/event-store/event-store.ts';
import { wait } from '../../../adapters/process/wait.ts';
import { startStack } from '../../e2e/stack.ts';
import { percentile } from '../load.ts';
import { register } from '../replay/support.ts';
import { sized } from '../size.ts';
import { call } from '../support/requests.ts';

const OFFERS = sized(20_000, 240);
const MONTHS = 24;
const READS = sized(60, 8);
const WARM_UP = 5;
const ARRIVES_WITHIN_MS = 300_000;
const FOODS = 60;

/**
 * All of Hearthway as `npm start` runs it: reads of the food log of a family that has written down very
 * many offers of one child in two years. `size` is how many.
 */
export const run = async (size: number | undefined): Promise<void> => {
  const offers = size ?? OFFERS;
  const stack = await startStack();
  const eventStore = connectEventStore(readRunningAddresses(stack.dataDirectory).EVENTSTORE_URL);
  try {
    const family = await register(stack);
    const profiles = '/api/dietary/profiles';
    const body = { childName: 'Maya', age: 6 };
    const created = await call(stack, family, { path: profiles, body });
    const { id } = createdProfileSchema.parse(created);
    const months = monthsOf(MONTHS);
    const perMonth = Math.ceil(offers / MONTHS);
    for (const month of months)
      await storeMonth(eventStore, { familyId: family.userId, profileId: id, month, perMonth });
    const [last = ''] = months.slice(-1);
    const paths = [
      { read: 'a month', path: `${profiles}/${id}/offers?month=${last}`, goal: 'p95 100 ms' },
      { read: 'foods so far', path: `${profiles}/${id}/foods`, goal: '' },
      {
        read: 'a summary',
        path: `${profiles}/${id}/food-summary?day=${last}-15&timeZone=UTC`,
        goal: '',
      },
    ];
    const signal = AbortSignal.timeout(ARRIVES_WITHIN_MS);
    const all = async () =>
      foodsSchema
        .parse(await call(stack, family, { path: `${profiles}/${id}/foods` }))
        .foods.reduce((sum, food) => sum + food.offers, 0);
    while ((await all()) < perMonth * MONTHS) await wait(500, signal);
    const month = foodMonthSchema.parse(await call(stack, family, { path: paths[0]?.path ?? '' }));
    console.log(`A family with ${perMonth * MONTHS} offers, ${month.offers.length} in the month`);
    const rows = [];
    for (const { read, path, goal } of paths) {
      const took: number[] = [];
      for (let nth = 0; nth < READS; nth += 1) {
        const start = performance.now();
        await call(stack, family, { path });
        if (nth >= WARM_UP) took.push(performance.now() - start);
      }
      took.sort((a, b) => a - b);
      const ms = (share: number): string => percentile(took, share).toFixed(1);
      rows.push({ read, 'p50 ms': ms(0.5), 'p95 ms': ms(0.95), goal });
    }
    console.table(rows);
  } finally {
    await eventStore.dispose();
    await stack.stop();
  }
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
): Promise<void> => {
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
  await appendToStream(eventStore, {
    streamName: foodLogStream.nameOf(foodLogIdOf(profileId, data.offerId)),
    events,
    expectedRevision: 'no_stream',
  });
};

const expectOne = (): never => {
  throw new Error('A month has at least one offer.');
};
