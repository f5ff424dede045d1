import { simulateHistory } from '@hearthway/infra/operator/simulate/history.ts';
import type { Scenario } from './projections.fixture.ts';

/** The last day of the year. */
export const YEAR_ENDS = '2026-11-20';

/** Puts the acts of 25 families in a year into the log; resolves with the position of the last. */
export const appendSimulatedYear = async (
  { append, database }: Scenario,
  { events }: { readonly events: number },
): Promise<bigint> => {
  const year = Array.from(
    simulateHistory({ families: 25, months: 12, events, seed: 5, until: YEAR_ENDS }),
  );
  // The database lists an erasure before the log does.
  for (const { metadata } of year.filter(({ type }) => type === 'AccountErased'))
    await database
      .insertInto('erased_people')
      .values({ user_id: metadata.userId, erased_at: new Date(metadata.occurredAt) })
      .execute();
  return append(
    ...year.map(({ streamName: streamId, type, data, metadata }) => ({
      streamId,
      type,
      data,
      metadata,
    })),
  );
};
