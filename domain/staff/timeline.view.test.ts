import { expect, test } from 'vitest';
import { givenRow } from '../kernel/given.ts';
import { timelineView } from './timeline.view.ts';

test('an event becomes a line that says what happened, where and when', () => {
  const line = givenRow(timelineView).when({
    id: 'e1',
    streamId: 'favorites-u1',
    type: 'ResourceFavorited',
    sentence: 'Added *Bright Steps ABA* to favorites',
    metadata: {
      $correlationId: 'c1',
      $causationId: 'c1',
      userId: 'u1',
      actor: 'u1',
      sessionId: 's1',
      state: 'TX',
      occurredAt: '2026-11-21T09:00:00.000Z',
      schemaVersion: 2,
    },
  });
  expect(line).toEqual({
    eventId: 'e1',
    streamId: 'favorites-u1',
    type: 'ResourceFavorited',
    context: 'favorites',
    sentence: 'Added *Bright Steps ABA* to favorites',
    occurredAt: '2026-11-21T09:00:00.000Z',
    sessionId: 's1',
  });
});
