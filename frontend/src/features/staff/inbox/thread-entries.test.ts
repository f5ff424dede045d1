import { expect, test } from 'vitest';
import { entriesOf } from './thread-entries.ts';

const message = (messageId: string, at: string) => ({
  messageId,
  at,
  by: 'family' as const,
  via: 'page' as const,
  crisis: null,
  text: 'Hello',
  staffId: null,
  isBounced: false,
});

test('messages and notes stand in order of time, a message before a note of the same moment', () => {
  const entries = entriesOf({
    messages: [message('first', '2026-11-23T10:00:00Z'), message('last', '2026-11-23T12:00:00Z')],
    notes: [
      { id: 'note', staffId: 's', at: '2026-11-23T10:00:00Z', note: 'Call back' },
      { id: 'between', staffId: 's', at: '2026-11-23T11:00:00Z', note: null },
    ],
  });
  expect(entries.map(({ id }) => id)).toEqual(['first', 'note', 'between', 'last']);
});
