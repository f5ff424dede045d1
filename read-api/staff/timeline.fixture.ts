import { randomUUID } from 'node:crypto';
import type { Role } from '@hearthway/domain/session/session.constants.ts';
import type { SupportAct } from '@hearthway/domain/staff/support-access.constants.ts';
import { type Kysely, sql } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import type { Family, Scenario } from '../read-api.fixture.ts';

interface Happened {
  readonly userId: string;
  readonly position: bigint | number;
  readonly at: Date;
  readonly id?: string;
  readonly context?: string;
  readonly sentence?: string;
  readonly sessionId?: string | null;
}

export const addEvent = async (
  database: Kysely<ReadSchema>,
  {
    userId,
    position,
    at,
    id = randomUUID(),
    context = 'favorites',
    sentence = 'Added *Bright Steps ABA* to favorites',
    sessionId = null,
  }: Happened,
): Promise<void> => {
  await sql`
    insert into timeline_v1 values (
      ${userId}, ${String(position)}, ${id}, ${`${context}-${userId}`}, 'Happened', ${context},
      ${sentence}, ${at}, ${sessionId}, 'family'
    )
  `.execute(database);
};

interface Logged {
  readonly userId: string;
  readonly at: Date;
  readonly kind?: string;
  readonly detail?: object;
}

export const addLine = async (
  database: Kysely<ReadSchema>,
  { userId, at, kind = 'sign-in-failed', detail = {} }: Logged,
): Promise<void> => {
  await sql`
    insert into operational_log (user_id, kind, detail, occurred_at)
    values (${userId}, ${kind}, ${JSON.stringify(detail)}, ${at})
  `.execute(database);
};

interface Act {
  readonly staff: Family;
  readonly family: Family;
  readonly at: Date;
  readonly what?: SupportAct;
  readonly detail?: object;
}

let acts = 0;

/** Stores a support action, a view by default, as projections do. */
export const addAct = async (
  database: Kysely<ReadSchema>,
  { staff, family, at, what = 'timeline-viewed', detail = {} }: Act,
): Promise<void> => {
  acts += 1;
  await sql`
    insert into staff_access_v1 values (
      ${family.userId}, ${acts}, ${randomUUID()}, ${staff.userId}, ${what},
      ${JSON.stringify(detail)}, ${at}
    )
  `.execute(database);
};

export const signUpStaff = async (scenario: Scenario, role: Role): Promise<Family> => {
  const staff = await scenario.signUp();
  await sql`update accounts set role = ${role} where user_id = ${staff.userId}`.execute(
    scenario.database,
  );
  return staff;
};
