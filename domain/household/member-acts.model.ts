import * as z from 'zod';
import type { Context } from '../context.ts';
import { LOGGED_SCOPES, type LoggedScope } from '../household-scopes/scopes.constants.ts';
import { appendEach } from '../kernel/append-each.ts';
import { columnsOf } from '../kernel/columns.ts';
import { say } from '../kernel/message.ts';
import { isByOtherPerson, readerOf, readMetadata, userIdIn } from '../kernel/read-event.ts';
import type { StoredEvent } from '../kernel/stored-event.ts';
import { keyIn, readStreamId } from '../kernel/stream-id.ts';
import type { View } from '../kernel/view.ts';
import { MEMBER_ACTS } from './household.constants.ts';
import { listedDayOf } from './listed-day.ts';
import { memberOpeningsStream } from './member-openings.events.ts';

export const memberActRowSchema = z.object({
  member_id: z.string(),
  scope: z.enum(LOGGED_SCOPES),
  what: z.enum(MEMBER_ACTS),
  /** Day of the list, such as `2026-11-28`. */
  day: z.string(),
  occurred_at: z.date(),
});

type MemberActRow = Readonly<z.infer<typeof memberActRowSchema>>;

/** One immutable row per event. */
const view: View<MemberActRow, MemberActRow> = { evolve: (_none, act) => act };

const openingsIn = keyIn(memberOpeningsStream);
const readOpening = readerOf(memberOpeningsStream);

type Sharing = Pick<Context, 'aggregates' | 'sharedModels'>;

/** Part of a household to which a context belongs; undefined for one that members do not reach. */
export const sharedPartOf = ({ sharedModels }: Sharing): LoggedScope | undefined =>
  LOGGED_SCOPES.find((scope) => Object.values(sharedModels).includes(scope));

/**
 * Openings and changes by members in the households of other families, a row for each event. Changes are own
 * acts of a family, in the streams of its shared parts, by another person.
 */
export const memberActsModel = (contexts: readonly Sharing[]) => {
  const aggregates = contexts.flatMap((context) =>
    context.aggregates
      .filter(({ changesNothing }) => changesNothing !== true)
      .map(({ decider }) => ({ decider, scope: sharedPartOf(context) })),
  );
  const scopes = new Map(
    aggregates.map(({ decider: { stream }, scope }) => [stream.category, scope]),
  );
  const ownActs = new Set(
    aggregates
      .flatMap(({ decider }) => decider.stream.eventTypes)
      .filter(({ isOwnAct }) => isOwnAct)
      .map(({ type }) => type),
  );
  const changedIn = ({ streamId, type }: StoredEvent) =>
    ownActs.has(type) ? scopes.get(readStreamId(streamId).category) : undefined;

  return appendEach<MemberActRow>()({
    name: 'member-acts',
    label: say('What members of households opened and changed'),
    definition: 1,
    columns: columnsOf(memberActRowSchema),
    // Acts of one member, for their copy of the data.
    indexes: [['member_id']],
    view,
    keyOf: (event) =>
      openingsIn(event) !== undefined ||
      (changedIn(event) !== undefined && isByOtherPerson(event.metadata))
        ? userIdIn(event.metadata)
        : undefined,
    read: (event): MemberActRow => {
      const { actor: member_id, occurredAt } = readMetadata(event);
      const occurred_at = new Date(occurredAt);
      const act = { member_id, day: listedDayOf(occurred_at), occurred_at };
      const scope = changedIn(event);
      return scope === undefined
        ? { ...act, what: 'opened', scope: readOpening(event).data.scope }
        : { ...act, what: 'changed', scope };
    },
    toRow: ({ member_id, scope, what, day, occurred_at }) => [
      member_id,
      scope,
      what,
      day,
      occurred_at.toISOString(),
    ],
  });
};
