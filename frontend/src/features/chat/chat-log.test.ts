import { expect, test } from 'vitest';
import { joined, rowsOf, type ShownTurn } from './chat-log.ts';

const turnOf = (
  chatMessageId: string,
  sentAt: string,
  more: Partial<ShownTurn> = {},
): ShownTurn => ({
  chatMessageId,
  key: chatMessageId,
  sentAt,
  message: `Question ${chatMessageId}`,
  answer: null,
  isHelpful: null,
  topic: 'other',
  threadId: null,
  ...more,
});

const idsOf = (turns: readonly ShownTurn[]) => turns.map(({ chatMessageId }) => chatMessageId);

test('an answer is shown once, though the page and the history know it', () => {
  const history = [turnOf('a', '2026-11-20T10:00:00Z'), turnOf('b', '2026-11-20T11:00:00Z')];
  const turns = [turnOf('quick', '2026-11-20T10:30:00Z'), turnOf('b', '2026-11-20T11:00:01Z')];
  expect(idsOf(joined(history, { turns, pending: null }))).toEqual(['a', 'quick', 'b']);
});

test('a message under way is not shown a second time when the history has it', () => {
  const sentAt = '2026-11-20T10:00:00Z';
  const history = [turnOf('a', sentAt, { message: 'What is ABA?' })];
  const pending = { message: 'What is ABA?', key: 'k', sentAt };
  expect(idsOf(joined(history, { turns: [], pending }))).toEqual([]);
});

test('a message that failed is shown once, though the history has it too', () => {
  const stored = turnOf('a', '2026-11-20T10:00:00Z', { message: 'What is ABA?' });
  const unsent = turnOf('unsent-k', '2026-11-20T10:00:01Z', { message: 'What is ABA?' });
  expect(idsOf(joined([stored], { turns: [unsent], pending: null }))).toEqual(['a']);
});

const kindsOf = (turns: readonly ShownTurn[], openedAt: string) =>
  rowsOf(turns, openedAt).map(({ kind }) => kind);

test('an empty conversation begins with a greeting', () => {
  expect(kindsOf([], '2026-11-20T10:00:00Z')).toEqual(['greeting']);
});

test('the greeting comes again when seven days have passed since the last', () => {
  const first = turnOf('a', '2026-11-01T10:00:00Z');
  const soon = turnOf('b', '2026-11-08T09:59:59Z');
  const late = turnOf('c', '2026-11-08T10:00:00Z');
  expect(kindsOf([first, soon, late], '2026-11-08T11:00:00Z')).toEqual([
    'greeting',
    'turn',
    'turn',
    'greeting',
    'turn',
  ]);
  expect(kindsOf([first], '2026-11-08T09:00:00Z')).toEqual(['greeting', 'turn']);
  expect(kindsOf([first], '2026-11-08T10:00:00Z')).toEqual(['greeting', 'turn', 'greeting']);
});

test('a greeting stays the same row when a message follows', () => {
  const first = turnOf('a', '2026-11-01T10:00:00Z');
  const next = turnOf('b', '2026-11-12T10:05:00Z');
  const openedAt = '2026-11-12T10:00:00Z';
  const idsBefore = rowsOf([first], openedAt).map(({ id }) => id);
  expect(rowsOf([first, next], openedAt).map(({ id }) => id)).toEqual([...idsBefore, 'b']);
});

test('a turn stays the same row from its sending on', () => {
  const sent = turnOf('a', '2026-11-20T10:00:00Z', { key: 'key' });
  const { key: _, ...stored } = sent;
  expect(joined([stored], { turns: [sent], pending: null }).map(({ key }) => key)).toEqual(['key']);
});
