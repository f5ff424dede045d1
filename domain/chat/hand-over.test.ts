import { expect, test } from 'vitest';
import { MAX_HANDED_OVER } from './hand-over.constants.ts';
import { type HandedTurn, handedOver } from './hand-over.ts';

const turnOf = (message: string | null, ...sentences: readonly string[]): HandedTurn => ({
  message,
  answer: sentences.length === 0 ? null : { sentences: sentences.map((text) => ({ text })) },
});

const translate = ({ message }: { readonly message: string }): string => message;

test('support reads the note, then both sides of the conversation', () => {
  const turns = [turnOf('Who pays?', 'Ask your plan.', 'Call them.'), turnOf('And then?')];
  const { text } = handedOver({ turns, note: 'Please call me', translate });
  expect(text).toBe(
    [
      'Please call me',
      'From my chat with the assistant:',
      'I asked:\nWho pays?',
      'The assistant answered:\nAsk your plan. Call them.',
      'I asked:\nAnd then?',
      'The assistant had no answer.',
    ].join('\n\n'),
  );
});

test('of a long conversation, the last messages are handed over', () => {
  const turns = Array.from({ length: 20 }, (_, nth) => turnOf(`Question ${nth}`, 'Yes.'));
  expect(handedOver({ turns, note: '', translate }).turns).toEqual(turns.slice(-MAX_HANDED_OVER));
});

test('of long messages, as many as fit, and always the last one', () => {
  const turns = Array.from({ length: 5 }, (_, nth) => turnOf(`${nth}`.repeat(1_500), 'Yes.'));
  const { turns: handed, text } = handedOver({ turns, note: '', translate });
  expect(handed).toEqual(turns.slice(-3));
  expect(text.length).toBeLessThanOrEqual(5_000);
  expect(handedOver({ turns, note: '', translate, most: 10 }).turns).toEqual(turns.slice(-1));
});

test('expired words are left out', () => {
  const turns = [turnOf(null), turnOf('Who pays?', 'Ask your plan.')];
  expect(handedOver({ turns, note: '', translate }).turns).toEqual(turns.slice(1));
});
