import { expect, test } from 'vitest';
import { matcherOf } from './event-filter.ts';

const event = { streamId: 'favorites-1', type: 'ResourceFavorited' };

test('prefixes match the start of the stream name, any of them', () => {
  expect(matcherOf({ on: 'streamId', prefixes: ['chat-', 'favorites-'] })(event)).toBe(true);
  expect(matcherOf({ on: 'streamId', prefixes: ['orites-'] })(event)).toBe(false);
  expect(matcherOf({ on: 'streamId', prefixes: [] })(event)).toBe(false);
});

test('a regular expression matches anywhere in the event type', () => {
  expect(matcherOf({ on: 'eventType', regex: '^[^$].*' })(event)).toBe(true);
  expect(matcherOf({ on: 'eventType', regex: 'Favorited$' })(event)).toBe(true);
  expect(matcherOf({ on: 'eventType', regex: '^favorites' })(event)).toBe(false);
});
