import {
  type AppendResult,
  isCommandError,
  type RecordedEvent,
  type ResolvedEvent,
} from '@eventstore/db-client';

/** The outcome of an operation, without names, ids and positions, which differ from server to server. */
export type Outcome = unknown;

/** More than a history proposes. */
const MAX_EVENTS = 200;

/** Turns outcomes into what can be compared. */
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
    // The server makes the ids of its own events.
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
    /** Sentences are the server's own; kinds and details are what a program may rely on. */
    failed: (error: unknown): Outcome => {
      if (!(error instanceof Error) || !isCommandError(error)) return { failed: String(error) };
      const { type } = error;
      const { message: _m, stack: _s, code: _c, _raw, ...details } = { ...error };
      return { failed: type, code: _raw?.code, details: plain(details) };
    },
  };
};
