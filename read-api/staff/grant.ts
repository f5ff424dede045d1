import { STALE_HEADER } from '@hearthway/domain/live/live.constants.ts';
import type { Family } from '@hearthway/domain/staff/timeline.contract.ts';
import { GRANT_MINUTES } from '@hearthway/domain/support/support.constants.ts';
import { sessionOf } from '@hearthway/infra/adapters/http/access.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpReply, HttpRequest } from '@hearthway/infra/adapters/http/server.ts';
import { findFamily } from '@hearthway/infra/adapters/staff/families.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ReadDependencies } from '../read-part.ts';

export type GrantOptions = Pick<ReadDependencies, 'database' | 'privacy' | 'readModel' | 'clock'>;

/** Family that a staff member may currently look at. */
interface Granted {
  readonly family: Family;
  readonly until: Date;
}

/**
 * Refuses with `UnknownFamily`; with `GrantRequired` without a view; and with `Unavailable` while a view may
 * exist but cannot be read yet.
 */
export type RequireGrant = (
  request: HttpRequest,
  reply: HttpReply,
  userId: string,
) => Promise<Granted>;

const GRANT_MS = GRANT_MINUTES * 60_000;

/** Reads grants from the trace that every look leaves, and from nothing else. */
export const createRequireGrant = ({
  database,
  privacy,
  readModel,
  clock,
}: GrantOptions): RequireGrant => {
  const readViews = readModel('staff_access', ({ selectFrom }, userId) =>
    jsonArrayFrom(
      selectFrom('staff_access')
        .select(({ fn }) => ['staff_id', fn.max('occurred_at').as('viewed_at')])
        .where('user_id', '=', userId)
        .where('what', '=', 'timeline-viewed')
        .groupBy('staff_id'),
    ),
  );
  return async (request, reply, userId) => {
    const views = await readViews({ request, reply, key: userId });
    const family = await findFamily({ database, privacy, clock }, userId);
    if (family === undefined) throw refuse('UnknownFamily');
    const staffId = sessionOf(request).accountId;
    const view = views.find(({ staff_id }) => staff_id === staffId);
    const until = new Date((view === undefined ? 0 : Date.parse(view.viewed_at)) + GRANT_MS);
    if (until <= clock())
      throw refuse(reply.hasHeader(STALE_HEADER) ? 'Unavailable' : 'GrantRequired');
    return { family, until };
  };
};

/** Whether this event was revealed to the staff member within the duration of a grant. */
export const isRevealed = async (
  { database, clock }: Pick<GrantOptions, 'database' | 'clock'>,
  { staffId, userId, eventId }: Readonly<Record<'staffId' | 'userId' | 'eventId', string>>,
): Promise<boolean> => {
  const revealed = await database
    .selectFrom('staff_access')
    .select('position')
    .where('user_id', '=', userId)
    .where('staff_id', '=', staffId)
    .where('what', '=', 'detail-revealed')
    .where('occurred_at', '>', new Date(clock().getTime() - GRANT_MS))
    .where((row) => row(row.ref('detail', '->>').key('eventId'), '=', eventId))
    .limit(1)
    .executeTakeFirst();
  return revealed !== undefined;
};
