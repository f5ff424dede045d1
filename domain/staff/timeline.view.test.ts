import { expect, test } from 'vitest';
import { isSharedStream } from '../contexts.ts';
import type { EventMetadata } from '../kernel/event-metadata.ts';
import { givenRow } from '../kernel/given.fixture.ts';
import { timelineView } from './timeline.view.ts';

const FAMILY = 'f'.repeat(32);

const METADATA: EventMetadata = {
  $correlationId: 'c1',
  $causationId: 'c1',
  userId: FAMILY,
  actor: FAMILY,
  sessionId: 's1',
  state: 'TX',
  occurredAt: '2026-11-21T09:00:00.000Z',
  schemaVersion: 2,
};

const favorited = (metadata: EventMetadata, isShared = true) =>
  givenRow(timelineView).when({
    id: 'e1',
    streamId: 'favorites-u1',
    type: 'ResourceFavorited',
    sentence: 'Added *Bright Steps ABA* to favorites',
    isShared,
    metadata,
  });

test('an event becomes a sentence with place and time', () => {
  expect(favorited(METADATA)).toEqual({
    eventId: 'e1',
    streamId: 'favorites-u1',
    type: 'ResourceFavorited',
    context: 'favorites',
    sentence: 'Added *Bright Steps ABA* to favorites',
    occurredAt: '2026-11-21T09:00:00.000Z',
    sessionId: 's1',
    actor: 'family',
    memberId: null,
  });
});

const OTHER_PERSON = '5'.repeat(32);

test.for([
  [FAMILY, 'family'],
  [OTHER_PERSON, 'member'],
  ['operator', 'operator'],
  ['erasure', 'system'],
] as const)('what %s did, it says of %s', ([actor, expected]) => {
  const memberId = expected === 'member' ? actor : null;
  expect(favorited({ ...METADATA, actor })).toMatchObject({ actor: expected, memberId });
});

test('another person is of support where a household shares nothing', () => {
  expect(favorited({ ...METADATA, actor: OTHER_PERSON }, false).actor).toBe('support');
  expect(isSharedStream(`staff-${FAMILY}`)).toBe(false);
  expect(isSharedStream(`subscription-${FAMILY}`)).toBe(false);
  expect(isSharedStream(`favorites-${FAMILY}`)).toBe(true);
});
