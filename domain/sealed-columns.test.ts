import { expect, test } from 'vitest';
import { policies, readModels, streams } from './contexts.ts';
import type { EventType } from './kernel/event-type.ts';
import { everyRow } from './kernel/every-row.fixture.ts';
import { SHREDDED } from './kernel/personal.ts';
import type { Projection } from './kernel/projection.ts';
import type { StoredEvent } from './kernel/stored-event.ts';

const PERSON = '0123456789abcdef0123456789abcdef';

/** Gives ids one value in all events, so that those of one aggregate are about the same thing. */
const withOneId = (eventType: EventType, version: number, data: object): object => {
  let filled = data;
  for (const [field, value] of Object.entries(data)) {
    if (typeof value !== 'string' || !field.endsWith('Id')) continue;
    const after = { ...filled, [field]: PERSON };
    if (isReadable(eventType, version, after)) filled = after;
  }
  return filled;
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

type History = readonly { readonly key: string; readonly event: StoredEvent }[];

const historyOf = (model: Projection): History =>
  history.flatMap((event) => {
    const key = model.keyOf(event);
    return key === undefined ? [] : [{ key, event }];
  });

/** For each column its values, after each event. */
const valuesByColumn = (model: Projection, events: History): ReadonlyMap<string, string> => {
  const folding = model.startFolding();
  const columns = Object.keys(model.table.columns);
  const values = new Map<string, string>(columns.map((column) => [column, '']));
  for (const { key, event } of events) {
    if (!folding.knows(key)) folding.learn([key], []);
    folding.fold(key, event);
    for (const row of folding.takeChanged())
      for (const [at, column] of columns.entries())
        values.set(column, `${values.get(column)}\n${row[at]}`);
  }
  return values;
};

/** The columns that change when one of the personal fields of its events reads as shredded. */
const columnsThatFollow = (model: Projection): readonly string[] => {
  const events = historyOf(model);
  const types = new Set(events.map(({ event }) => event.type));
  const whole = valuesByColumn(model, events);
  const found = personalFields
    .filter(({ type }) => types.has(type))
    .flatMap((field) => {
      const shred = shredding(field);
      const shredded = valuesByColumn(
        model,
        events.map(({ key, event }) => ({ key, event: shred(event) })),
      );
      return [...whole].filter(([name, value]) => shredded.get(name) !== value);
    });
  return [...new Set(found.map(([column]) => column))].toSorted();
};

test(
  'a column that follows from a personal field is sealed, and no other is',
  everyRow(
    readModels,
    (model) => {
      const sealed = Object.entries(model.table.columns).flatMap(([name, { isSealed }]) =>
        isSealed ? [name] : [],
      );
      expect(columnsThatFollow(model)).toEqual(sealed.toSorted());
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
