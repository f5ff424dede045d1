import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@hearthway/domain/errors.contract.ts';
import type {
  Presence,
  TimelineNews,
  Watch,
  WatchEnded,
} from '@hearthway/domain/live/live.contract.ts';
import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { openPage } from '../../live/page.fixture.ts';
import {
  type BuildOverOptions,
  buildOver,
  eventually,
  type Family,
  type Scenario,
} from '../../read-api.fixture.ts';
import { readNewest } from './newest.ts';

/** Starts a read-api that listens to the database. Resolves with its URL. */
export const startOver = async (
  scenario: Scenario,
  options: BuildOverOptions = {},
): Promise<string> => {
  const { app, close } = buildOver(scenario, options);
  onTestFinished(close);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  await eventually(async () => expect((await app.inject('/health')).statusCode).toBe(200));
  return address;
};

export const pageOf = (address: string, { token, headers }: Family) =>
  openPage(address, { auth: { token }, headers: { cookie: headers.cookie } });

export const staffPageOf = (address: string, staff: Family) => {
  const page = pageOf(address, staff);
  const received: TimelineNews[] = [];
  const presence: Presence[] = [];
  const ended: WatchEnded[] = [];
  page.socket.on('timeline', (heard) => received.push(heard));
  page.socket.on('presence', (heard) => presence.push(heard));
  page.socket.on('watch-ended', (heard) => ended.push(heard));
  return {
    ...page,
    presence,
    ended,
    /** Ids in the order of the messages. */
    heard: () => received.flatMap(({ entries }) => entries.map(({ id }) => id)),
    newest: () => received.at(-1)?.newest,
    watch: async (watch: Watch): Promise<ErrorCode | null> => {
      const { refused } = await page.socket.timeout(10_000).emitWithAck('watch', watch);
      return refused;
    },
  };
};

export const createStaff = async (scenario: Scenario): Promise<Family> => {
  const { userId } = await scenario.signUp();
  await sql`update accounts set role = 'support' where user_id = ${userId}`.execute(
    scenario.database,
  );
  return scenario.signIn(userId);
};

export interface View {
  readonly staff: Family;
  readonly family: Family;
  readonly at?: Date;
}

/** Stores the projected grant of a staff member's view. */
export const view = async (
  { database, append }: Scenario,
  { staff, family, at = new Date() }: View,
): Promise<void> => {
  await sql`
    insert into staff_access
      (user_id, position, event_id, staff_id, what, detail, occurred_at)
    values (
      ${family.userId}, ${String(await append())}, ${randomUUID()}, ${staff.userId},
      'timeline-viewed', '{}', ${at}
    )
  `.execute(database);
};

/** Resolves with the last entries known to a page that has just read the timeline. */
export const newestOf = ({ database }: Scenario, { userId }: Family): Promise<string> =>
  readNewest(database, userId);

/** Adds an event to the timeline. Resolves with its id. */
export const happen = async (
  scenario: Scenario,
  { userId }: Family,
  { isProjected = true } = {},
): Promise<string> => {
  const eventId = randomUUID();
  const position = await scenario.append();
  await sql`
    insert into timeline
      (user_id, position, event_id, stream_id, type, context, sentence, occurred_at, actor)
    values (
      ${userId}, ${String(position)}, ${eventId}, ${`test-${userId}`}, 'Happened', 'test',
      'Something happened', now(), 'family'
    )
  `.execute(scenario.database);
  if (isProjected) await scenario.project({ model: 'timeline', userId, position });
  return eventId;
};

/** Opens a support page that follows the family from now on. */
export const watchingPageOf = async (
  scenario: Scenario,
  address: string,
  { staff, family }: Pick<View, 'staff' | 'family'>,
) => {
  await view(scenario, { staff, family });
  const after = await newestOf(scenario, family);
  const page = staffPageOf(address, staff);
  expect(await page.watch({ userId: family.userId, after })).toBeNull();
  return page;
};
