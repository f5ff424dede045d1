import type { RecordedEvent } from './event.ts';

/** Chooses events of `$all`: by what, and by one regular expression or any of several prefixes. */
export type EventFilter = {
  readonly on: 'streamId' | 'eventType';
} & ({ readonly regex: RegExp } | { readonly prefixes: readonly string[] });

export type EventMatcher = (event: Pick<RecordedEvent, 'streamId' | 'type'>) => boolean;

export const ALL_EVENTS: EventMatcher = () => true;

export const matcherOf = (filter: EventFilter): EventMatcher => {
  const matches =
    'regex' in filter
      ? (text: string) => filter.regex.test(text)
      : (text: string) => filter.prefixes.some((prefix) => text.startsWith(prefix));
  return filter.on === 'streamId'
    ? (event) => matches(event.streamId)
    : (event) => matches(event.type);
};
