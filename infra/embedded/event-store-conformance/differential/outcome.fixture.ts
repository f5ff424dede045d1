import {
  type AppendResult,
  isCommandError,
  type RecordedEvent,
  type ResolvedEvent,
} from '@eventstore/db-client';

/** Outcome of an operation without names, ids and positions, which differ between servers. */
export type Outcome = unknown;

/** Exceeds the events of any history. */
const MAX_EVENTS = 200;

/** Makes outcomes comparable. */
export const createPlain = (prefix: string, idOf: (number: number) => string) => {
  const numbers = new Map(
    Array.from({ length: MAX_EVENTS }, (_, number) => [idOf(number), number]),
  );

  const text = (value: string): string => value.replaceAll(prefix, '');

  const plain = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value);
    if (typeof value === 'bigint') return `${value}n`;
    if (value instanceof Uint8Array) return { bytes: text(Buffer.from(value).toString()) };
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
  };

  const record = (recorded: RecordedEvent): unknown => {
    const { id, streamId, revision, type, isJson, data, metadata } = recorded;
    // Ids of the server's own events are its choice.
    const event = { id: numbers.get(id), streamId, revision, type, isJson, data, metadata };
    return plain(event);
  };

  return {
    plain,
    appended: ({ success, nextExpectedRevision, position }: AppendResult): Outcome =>
      plain({ success, nextExpectedRevision, hasPosition: position !== undefined }),
    resolved: ({ event, link }: ResolvedEvent): Outcome => ({
      ...(event && { event: record(event) }),
      ...(link && { link: record(link) }),
    }),
    /** Messages are the server's own; programs may rely on kinds and details only. */
    failed: (error: unknown): Outcome => {
      if (!(error instanceof Error) || !isCommandError(error)) return { failed: String(error) };
      const { type } = error;
      const { message: _m, stack: _s, code: _c, _raw, ...details } = { ...error };
      return { failed: type, code: _raw?.code, details: plain(details) };
    },
  };
};
