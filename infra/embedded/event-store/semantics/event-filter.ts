import type { RecordedEvent } from './event.ts';
import { compilePattern } from './filter-pattern/compile.ts';

/**
 * Selects events of `$all` by stream or type: with a pattern in .NET's syntax, or any of several prefixes.
 */
export type EventFilter = {
  readonly on: 'streamId' | 'eventType';
} & ({ readonly regex: string } | { readonly prefixes: readonly string[] });

export type EventMatcher = (event: Pick<RecordedEvent, 'streamId' | 'type'>) => boolean;

export const ALL_EVENTS: EventMatcher = () => true;

/** Throws `PatternError` for a pattern that this server cannot match. */
export const matcherOf = (filter: EventFilter): EventMatcher => {
  const matches =
    'regex' in filter
      ? compilePattern(filter.regex)
      : (text: string) => filter.prefixes.some((prefix) => text.startsWith(prefix));
  return filter.on === 'streamId'
    ? (event) => matches(event.streamId)
    : (event) => matches(event.type);
};
