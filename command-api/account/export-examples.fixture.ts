import { contexts, readModelNamed } from '@hearthway/domain/contexts.ts';
import type { EventType } from '@hearthway/domain/kernel/event-type.ts';
import type { Row } from '@hearthway/domain/kernel/table.ts';

interface ExampleOptions {
  readonly userId: string;
  readonly actor: string;
  /** Appended to each free text of the examples, to tell to whom it belongs. */
  readonly mark: string;
}

/** Returns the rows of every context's read models for a person to whom all example events have happened. */
export const exampleRows = (
  options: ExampleOptions,
): readonly { readonly model: string; readonly rows: readonly Row[] }[] => {
  const own = contexts.map(({ aggregates, readModels }) => {
    const events = aggregates.flatMap(({ decider: { stream } }) => {
      const all = stream.eventTypes.map((eventType) => eventsOf(stream, eventType, options));
      // Repeats the first kind, since a later one may have undone it.
      return [...all, ...all.slice(0, 1)].flat();
    });
    return { events, readModels };
  });
  const everything = own.flatMap(({ events }) => events);
  const ofMembers = readModelNamed('member_acts');
  const changes = readModelNamed('household_changes');
  return [
    ...own.flatMap(({ events, readModels }) =>
      readModels.map((model) => {
        const rows = rowsOf(model, events);
        // Some read models follow only other contexts.
        return { model: model.name, rows: rows.length > 0 ? rows : rowsOf(model, everything) };
      }),
    ),
    { model: ofMembers.name, rows: rowsOf(ofMembers, everything.map(byMember)) },
    { model: changes.name, rows: rowsOf(changes, everything.map(byFamily)) },
  ];
};

const byMember = (event: ReturnType<typeof eventsOf>[number]) => ({
  ...event,
  metadata: { ...event.metadata, actor: 'd'.repeat(32) },
});

const byFamily = (event: ReturnType<typeof eventsOf>[number]) => ({
  ...event,
  metadata: { ...event.metadata, actor: event.metadata.userId },
});

type ReadModel = ReturnType<typeof readModelNamed>;

const rowsOf = (
  model: ReadModel,
  events: readonly ReturnType<typeof eventsOf>[number][],
): readonly Row[] => {
  const folding = model.startFolding();
  for (const [index, event] of events.entries()) {
    const stored = { ...event, id: `e${index}`, position: { commit: BigInt(index + 1) } };
    const key = model.keyOf(stored);
    if (key === undefined) continue;
    if (!folding.knows(key)) folding.learn([key], []);
    folding.fold(key, stored);
  }
  return folding.takeChanged();
};

const eventsOf = (
  { nameOf }: { readonly nameOf: (id: string) => string },
  eventType: EventType,
  { userId, actor, mark }: ExampleOptions,
) =>
  eventType.examples.map((example, version) => ({
    streamId: nameOf(userId),
    type: eventType.type,
    data: marked(eventType, { version: version + 1, data: example, mark }),
    metadata: {
      $correlationId: 'c1',
      $causationId: 'c1',
      userId,
      actor,
      sessionId: null,
      state: null,
      occurredAt: '2026-01-02T03:04:05.000Z',
      schemaVersion: version + 1,
    },
  }));

interface MarkedOptions {
  readonly version: number;
  readonly data: unknown;
  readonly mark: string;
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

const marked = (eventType: EventType, { version, data, mark }: MarkedOptions): unknown => {
  let marked: Readonly<Record<string, unknown>> = Object(data);
  for (const [field, text] of Object.entries(marked)) {
    const after = { ...marked, [field]: `${text} ${mark}` };
    if (typeof text !== 'string' || MOMENT.test(text)) continue;
    if (isReadable(eventType, version, after)) marked = after;
  }
  return marked;
};

const isReadable = (eventType: EventType, version: number, data: unknown): boolean => {
  try {
    eventType.messageFor(version, data);
    return true;
  } catch {
    return false;
  }
};
