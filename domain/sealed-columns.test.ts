import { expect, test } from 'vitest';
import { policies, readModels, streams } from './contexts.ts';
import type { EventType } from './kernel/event-type.ts';
import { everyRow } from './kernel/every-row.fixture.ts';
import { SHREDDED } from './kernel/personal.ts';
import type { Projection } from './kernel/projection.ts';
import type { StoredEvent } from './kernel/stored-event.ts';
import type { Row } from './kernel/table.ts';

const PERSON = '0123456789abcdef0123456789abcdef';

/** Gives ids one value in all events, so that those of one aggregate are about the same thing. */
const withOneId = (eventType: EventType, version: number, data: object): object => {
  let told = data;
  for (const [field, value] of Object.entries(data)) {
    if (typeof value !== 'string' || !field.endsWith('Id')) continue;
    const after = { ...told, [field]: PERSON };
    if (isReadable(eventType, version, after)) told = after;
  }
  return told;
};

const isReadable = ({ messageFor }: EventType, version: number, data: unknown): boolean => {
  try {
    messageFor(version, data);
    return true;
  } catch {
    return false;
  }
};

/**
 * All examples of all events, and then each type right after the first of its stream: in between, later
 * events have taken back what earlier ones brought.
 */
const history: readonly StoredEvent[] = streams
  .flatMap(({ nameOf, eventTypes }) =>
    [
      ...eventTypes,
      ...eventTypes.flatMap((eventType) => [...eventTypes.slice(0, 1), eventType]),
    ].flatMap((eventType) =>
      eventType.examples.map((example, index) => ({
        streamId: nameOf(PERSON),
        type: eventType.type,
        data: withOneId(eventType, index + 1, Object(example)),
        metadata: {
          $correlationId: 'c1',
          $causationId: 'c1',
          userId: PERSON,
          actor: PERSON,
          sessionId: null,
          state: null,
          occurredAt: '2026-01-02T03:04:05.000Z',
          schemaVersion: index + 1,
        },
      })),
    ),
  )
  .map((event, index) => ({
    ...event,
    id: `e${index}`,
    position: { commit: BigInt(index + 1) },
  }));

interface PersonalField {
  readonly type: string;
  readonly field: string;
}

const personalFields: readonly PersonalField[] = streams.flatMap(({ eventTypes }) =>
  eventTypes.flatMap(({ type, personal }) =>
    Object.keys(personal).map((field) => ({ type, field })),
  ),
);

const shredding =
  ({ type, field }: PersonalField) =>
  (event: StoredEvent): StoredEvent =>
    event.type === type && field in Object(event.data)
      ? { ...event, data: { ...Object(event.data), [field]: SHREDDED } }
      : event;

/** The rows after each event, without the columns that `isWanted` leaves out. */
const rowsOf = (
  model: Projection,
  events: readonly StoredEvent[],
  isWanted: (column: string) => boolean,
): readonly (readonly Row[])[] => {
  const folding = model.startFolding();
  const wanted = Object.keys(model.table.columns).map(isWanted);
  return events.flatMap((event) => {
    const key = model.keyOf(event);
    if (key === undefined) return [];
    if (!folding.knows(key)) folding.learn([key], []);
    folding.fold(key, event);
    return [folding.takeChanged().map((row) => row.filter((_, at) => wanted[at]))];
  });
};

const differs = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) !== JSON.stringify(other);

/** The columns that change when a field of all these events reads as shredded. */
const columnsThatFollow = (model: Projection, field: PersonalField): readonly string[] =>
  Object.keys(model.table.columns).filter((column) =>
    differs(
      rowsOf(model, history, (name) => name === column),
      rowsOf(model, history.map(shredding(field)), (name) => name === column),
    ),
  );

const follows = (model: Projection): Readonly<Record<string, readonly string[]>> => {
  const columns: Record<string, readonly string[]> = {};
  const taken = new Set(history.filter((event) => model.keyOf(event)).map(({ type }) => type));
  for (const field of personalFields.filter(({ type }) => taken.has(type)))
    for (const column of columnsThatFollow(model, field))
      columns[column] = [...(columns[column] ?? []), `${field.type}.${field.field}`];
  return columns;
};

test(
  'a column that follows from a personal field is sealed, and no other is',
  everyRow(
    readModels,
    (model) => {
      const sealed = Object.entries(model.table.columns).flatMap(([name, { isSealed }]) =>
        isSealed ? [name] : [],
      );
      expect(Object.keys(follows(model)).toSorted()).toEqual(sealed.toSorted());
    },
    ({ name }) => name,
  ),
);

test(
  'what policies remember of a family follows from no personal field',
  everyRow(
    policies,
    (policy) => {
      const states = (events: readonly StoredEvent[]) => {
        let state = policy.open(PERSON, null);
        return events.flatMap((event) => {
          if (!policy.types.includes(event.type) || policy.keyOf(event) === undefined) return [];
          state = state.after(event).state;
          return [state.toJson()];
        });
      };
      for (const field of personalFields.filter(({ type }) => policy.types.includes(type)))
        expect(states(history.map(shredding(field))), JSON.stringify(field)).toEqual(
          states(history),
        );
    },
    ({ name }) => name,
  ),
);
