import type { ChatReply } from '@hearthway/domain/chat/chat.contract.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { ApiError } from '../../api/api-error.ts';
import { type AnswerEvent, chatMachine, type HandOver, RETRY_MS } from './chat.machine.ts';
import type { Kept, SentQuestion } from './chat-turns.ts';

const NOTHING: Kept = { turns: [], pending: null };
const NOW = '2026-11-23T10:00:00.000Z';

const reply: ChatReply = {
  chatMessageId: 'm1',
  response: 'It is a therapy.',
  timestamp: NOW,
  topic: 'therapy',
  outcome: 'answered',
  tier: null,
  sentences: [{ text: 'It is a therapy.', sources: [] }],
  sources: [],
};

const unreachable = new ApiError({ status: 0, code: 'Unreachable', message: 'No answer.' });
const broken = new ApiError({ status: 500, code: 'InternalError', message: 'Broken.' });

const sentenceOf = (text: string) => ({ text, sources: [] });

const HANDED_OVER = { threadId: 't1', answerBy: NOW };

/** @param refusals Of the first tries to hand over, one each. */
const start = (kept: Kept = NOTHING, refusals: readonly unknown[] = []) => {
  const handed: HandOver[] = [];
  const clock = new SimulatedClock();
  const requests: SentQuestion[] = [];
  const keeps: Kept[] = [];
  let tell = (_event: AnswerEvent): void => {};
  const machine = chatMachine.provide({
    actors: {
      ask: fromCallback<AnswerEvent, SentQuestion>(({ input, sendBack }) => {
        requests.push(input);
        tell = (event) => sendBack(event);
      }),
      handOver: fromPromise(async ({ input }) => {
        const refusal = refusals[handed.length];
        handed.push(input);
        if (refusal !== undefined) throw refusal;
        return HANDED_OVER;
      }),
    },
    actions: { keep: (_, next) => keeps.push(next) },
  });
  const chat = createActor(machine, { clock, input: kept });
  chat.start();
  onTestFinished(() => {
    chat.stop();
  });
  const { send } = chat;
  const context = () => chat.getSnapshot().context;
  return {
    requests,
    keeps,
    send,
    says: (message: string, key = 'key') => send({ type: 'send', message, key, sentAt: NOW }),
    hears: (event: AnswerEvent) => tell(event),
    passes: (ms: number) => clock.increment(ms),
    handed,
    sentences: () => context().sentences.map(({ text }) => text),
    reaches: (state: { readonly person: 'wanted' | 'handedOver' }) =>
      waitFor(chat, (snapshot) => snapshot.matches(state)),
    is: (tag: 'pending' | 'thinking' | 'offline' | 'failed' | 'person') =>
      chat.getSnapshot().hasTag(tag),
    isOpen: () => chat.getSnapshot().matches({ window: 'open' }),
    messages: () => context().turns.map(({ message }) => message),
    context,
  };
};

test('it opens and closes, and a message that is under way goes on meanwhile', () => {
  const page = start();
  page.send({ type: 'open', at: NOW });
  page.says('What is ABA?');
  page.send({ type: 'close' });
  expect([page.isOpen(), page.is('thinking')]).toEqual([false, true]);
  page.hears({ type: 'answered', reply });
  expect([page.is('pending'), page.context().turns[0]?.chatMessageId]).toEqual([false, 'm1']);
});

test('the text of a message is trimmed', () => {
  const page = start();
  page.says('  What is ABA?\n');
  expect(page.requests.map(({ message }) => message)).toEqual(['What is ABA?']);
});

test.each(['', ' \n\t ', 'a'.repeat(2_001)])('an empty or too long message is not sent', (text) => {
  const page = start();
  page.says(text);
  expect([page.requests, page.is('pending')]).toEqual([[], false]);
});

test('a message is sent with the last three before it', () => {
  const page = start();
  for (const message of ['One', 'Two', 'Three', 'Four', 'Five']) {
    page.says(message);
    page.hears({ type: 'answered', reply });
  }
  expect(page.requests.map(({ before }) => before)).toEqual([
    [],
    ['One'],
    ['One', 'Two'],
    ['One', 'Two', 'Three'],
    ['Two', 'Three', 'Four'],
  ]);
});

test('a second message waits for the answer to the first', () => {
  const page = start();
  page.says('One');
  page.says('Two');
  expect(page.requests.map(({ message }) => message)).toEqual(['One']);
});

test('a quick question is answered here, without the server', () => {
  const page = start();
  const question = { text: 'How do I search?', response: 'Open Find Resources.' };
  page.send({ type: 'choose', id: 'q', at: NOW, question });
  expect([page.requests, page.messages()]).toEqual([[], ['How do I search?']]);
  expect(page.context().turns[0]?.answer?.sentences).toEqual([
    { text: 'Open Find Resources.', sources: [] },
  ]);
});

test('a failed message is tried again under the same key', () => {
  const page = start();
  page.says('What is ABA?', 'k1');
  page.hears({ type: 'failed', error: broken });
  expect([page.is('failed'), page.is('pending'), page.context().error]).toEqual([
    true,
    false,
    broken,
  ]);
  page.send({ type: 'retry' });
  page.hears({ type: 'answered', reply });
  expect(page.requests.map(({ key }) => key)).toEqual(['k1', 'k1']);
  expect(page.messages()).toEqual(['What is ABA?']);
});

test('after a failure another message can be sent, and the failed one stays', () => {
  const page = start();
  page.says('One', 'k1');
  page.hears({ type: 'failed', error: broken });
  page.says('Two', 'k2');
  page.hears({ type: 'answered', reply });
  expect(page.messages()).toEqual(['One', 'Two']);
  expect(page.context().turns.map(({ answer }) => answer === null)).toEqual([true, false]);
});

test('without a network the message waits, and is sent when the network is back', () => {
  const page = start();
  page.says('What is ABA?', 'k1');
  page.hears({ type: 'failed', error: unreachable });
  expect([page.is('offline'), page.is('thinking')]).toEqual([true, false]);
  page.send({ type: 'online' });
  expect([page.is('offline'), page.requests.map(({ key }) => key)]).toEqual([false, ['k1', 'k1']]);
});

test('a browser that believes it is online tries again by itself', () => {
  const page = start();
  page.says('What is ABA?');
  page.hears({ type: 'failed', error: unreachable });
  page.passes(RETRY_MS - 1);
  expect(page.requests).toHaveLength(1);
  page.passes(1);
  expect(page.requests).toHaveLength(2);
});

test('sentences come one by one, and give way to the whole answer', () => {
  const page = start();
  page.says('What is ABA?');
  page.hears({ type: 'sentence', sentence: sentenceOf('It is a therapy.') });
  page.hears({ type: 'sentence', sentence: sentenceOf('Ask your doctor.') });
  expect(page.sentences()).toEqual(['It is a therapy.', 'Ask your doctor.']);
  expect([page.is('pending'), page.is('thinking')]).toEqual([true, false]);
  page.hears({ type: 'answered', reply });
  expect(page.sentences()).toEqual([]);
});

test.each([
  ['a failing server', broken],
  ['a lost connection', unreachable],
])('half an answer is dropped when it breaks off, by %s', (_, error) => {
  const page = start();
  page.says('What is ABA?', 'k1');
  page.hears({ type: 'sentence', sentence: sentenceOf('It is') });
  page.hears({ type: 'failed', error });
  expect([page.sentences(), page.is('failed')]).toEqual([[], true]);
  page.send({ type: 'retry' });
  expect(page.requests.map(({ key }) => key)).toEqual(['k1', 'k1']);
});

test('a message that failed is sent again when the network comes back', () => {
  const page = start();
  page.says('What is ABA?', 'k1');
  page.hears({ type: 'sentence', sentence: sentenceOf('It is') });
  page.hears({ type: 'failed', error: unreachable });
  page.send({ type: 'online' });
  expect([page.is('thinking'), page.requests.length]).toEqual([true, 2]);
});

test('a message that a reload has interrupted is sent again under its key', () => {
  const pending = { message: 'What is ABA?', key: 'k1', sentAt: NOW };
  const page = start({ turns: [], pending });
  expect([page.requests, page.is('thinking')]).toEqual([[{ ...pending, before: [] }], true]);
});

test('each step is kept: what is sent before it is answered, and the answer', () => {
  const page = start();
  page.says('What is ABA?', 'k1');
  expect(page.keeps.at(-1)?.pending?.key).toBe('k1');
  page.hears({ type: 'answered', reply });
  expect(page.keeps.at(-1)).toMatchObject({ pending: null, turns: [{ chatMessageId: 'm1' }] });
});

const HAND_OVER: HandOver = {
  chatMessageId: 'm1',
  topic: 'insurance',
  note: '',
  chatMessageIds: ['m1'],
};

test('a person is asked once the family has seen what is sent, and goes on from there', async () => {
  const page = start();
  page.send({ type: 'hand-over', ...HAND_OVER });
  expect(page.handed).toEqual([]);
  page.send({ type: 'ask-person', chatMessageId: 'm1' });
  page.send({ type: 'hand-over', ...HAND_OVER });
  page.send({ type: 'hand-over', ...HAND_OVER });
  await page.reaches({ person: 'handedOver' });
  expect([page.handed, page.context().handedOver]).toEqual([[HAND_OVER], HANDED_OVER]);
  page.send({ type: 'close' });
  expect(page.is('person')).toBe(false);
});

test('the conversation goes on meanwhile', () => {
  const page = start();
  page.says('What is ABA?');
  page.send({ type: 'ask-person', chatMessageId: 'm0' });
  page.hears({ type: 'answered', reply });
  expect([page.messages(), page.is('person')]).toEqual([['What is ABA?'], true]);
  page.send({ type: 'back' });
  expect(page.is('person')).toBe(false);
});

test('a conversation that could not be handed over can be sent once more', async () => {
  const page = start(NOTHING, [broken]);
  page.send({ type: 'ask-person', chatMessageId: 'm1' });
  page.send({ type: 'hand-over', ...HAND_OVER });
  await page.reaches({ person: 'wanted' });
  expect(page.context().refusal).toBe(broken);
  page.send({ type: 'hand-over', ...HAND_OVER });
  await page.reaches({ person: 'handedOver' });
  expect(page.context().refusal).toBe(null);
});
