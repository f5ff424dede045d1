import * as z from 'zod';
import type { Context } from '../context.ts';
import { CHANGE_VERBS, CHANGED_KINDS } from '../household-scopes/changes.constants.ts';
import { isPerson } from '../kernel/actor.ts';
import { appendEach } from '../kernel/append-each.ts';
import { columnsOf } from '../kernel/columns.ts';
import { StoredEventError } from '../kernel/event-type.ts';
import { say } from '../kernel/message.ts';
import { actorIn, readMetadata, userIdIn } from '../kernel/read-event.ts';
import type { StoredEvent } from '../kernel/stored-event.ts';
import { readStreamId } from '../kernel/stream-id.ts';
import type { View } from '../kernel/view.ts';

export const changeRowSchema = z.object({
  event_id: z.string(),
  kind: z.enum(CHANGED_KINDS),
  object_id: z.string(),
  verb: z.enum(CHANGE_VERBS),
  /** Day of a series that the change is about; null for all of it. */
  day: z.string().nullable(),
  /** Names of the fields that its event has. */
  fields: z.array(z.string()).readonly(),
  /** Account of the owner or the member who did it. */
  actor_id: z.string(),
  /** Id of the change that this one took back, or of what else led to it. */
  causation_id: z.string(),
  occurred_at: z.date(),
});

type ChangeRow = Readonly<z.infer<typeof changeRowSchema>>;

/** One immutable row per event. */
const view: View<ChangeRow, ChangeRow> = { evolve: (_none, change) => change };

/**
 * Changes that people made to the objects of a family, a row for each event that `changes` of an aggregate names.
 * It holds ids alone: names and titles are read when the changes are shown, by those who may see the objects.
 */
export const changesModel = (contexts: readonly Pick<Context, 'aggregates'>[]) => {
  const changedIn = new Map(
    contexts
      .flatMap(({ aggregates }) => [...aggregates])
      .flatMap(({ decider: { stream }, changes }) =>
        changes === undefined ? [] : [[stream.category, { ...changes, stream }] as const],
      ),
  );
  const changesOf = ({ streamId, type }: Pick<StoredEvent, 'streamId' | 'type'>) => {
    const changes = changedIn.get(readStreamId(streamId).category);
    const verb = changes?.verbs[type];
    const eventType = changes?.stream.eventTypes.find((each) => each.type === type);
    return changes === undefined || verb === undefined || eventType === undefined
      ? undefined
      : { ...changes, verb, eventType };
  };

  return appendEach<ChangeRow>()({
    name: 'household-changes',
    label: say('What was changed, and by whom'),
    definition: 1,
    columns: columnsOf(changeRowSchema),
    // Changes of one part in the last days, and those of one member for their copy of the data.
    indexes: [['user_id', 'kind', 'occurred_at'], ['actor_id']],
    view,
    keyOf: (event) =>
      changesOf(event) !== undefined && isPerson(actorIn(event.metadata))
        ? userIdIn(event.metadata)
        : undefined,
    read: (event): ChangeRow => {
      const changes = changesOf(event);
      if (changes === undefined) throw new StoredEventError(`${event.type} changes nothing.`);
      const { kind, idField, verb, eventType } = changes;
      const { actor, occurredAt, schemaVersion, $causationId } = readMetadata(event);
      const data = eventType.lift(schemaVersion, event.data);
      const { [idField]: object_id, day = null, ...changed } = data;
      if (typeof object_id !== 'string' || (day !== null && typeof day !== 'string'))
        throw new StoredEventError(`A ${event.type} does not say what was changed.`);
      return {
        event_id: event.id,
        kind,
        object_id,
        verb: typeof verb === 'function' ? verb(data) : verb,
        day,
        fields: Object.keys(changed),
        actor_id: actor,
        causation_id: $causationId,
        occurred_at: new Date(occurredAt),
      };
    },
    toRow: ({ occurred_at, ...row }) => [
      row.event_id,
      row.kind,
      row.object_id,
      row.verb,
      row.day,
      JSON.stringify(row.fields),
      row.actor_id,
      row.causation_id,
      occurred_at.toISOString(),
    ],
  });
};
