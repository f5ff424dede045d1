import { describe, expect, test } from 'vitest';
import { given } from '../kernel/given.fixture.ts';
import { SHREDDED } from '../kernel/personal.ts';
import type { Recorded } from '../kernel/view.ts';
import type { ChatAnswer } from './chat.contract.ts';
import { type ChatCommand, chatDecider } from './chat.decider.ts';
import type { ChatEvent } from './chat.events.ts';
import { chatEntryOf } from './chat-entry.ts';

const chatMessageId = 'a'.repeat(32);

const sent: ChatEvent = {
  type: 'ChatMessageSent',
  data: { chatMessageId, language: 'en', text: 'Who pays?' },
};

const answer: ChatAnswer = {
  outcome: 'answered',
  tier: null,
  sentences: [{ text: 'Ask your plan.', sources: [0] }],
  sources: [{ title: 'Call your plan', address: '/help/call-my-plan' }],
};

const answered: ChatEvent = {
  type: 'ChatAnswered',
  data: { chatMessageId, outcome: 'answered', topic: 'insurance', model: 'embedded', answer },
};

const failed: ChatEvent = { type: 'ChatFailed', data: { chatMessageId } };

const send: ChatCommand = {
  command: 'send',
  chatMessageId,
  text: 'Who pays?',
  language: 'en',
  crisis: null,
};

const giveAnswer: ChatCommand = {
  command: 'answer',
  chatMessageId,
  answer,
  topic: 'insurance',
  model: 'embedded',
};

const fail: ChatCommand = { command: 'fail', chatMessageId };

const rate = (isHelpful: boolean): ChatCommand => ({ command: 'rate', chatMessageId, isHelpful });

describe('a message', () => {
  test('is sent once', () => {
    expect(given(chatDecider).when(send)).toEqual([sent]);
    expect(given(chatDecider, [sent]).when(send)).toEqual([]);
  });

  test('that tells of a crisis is routed, without its words', () => {
    const crisis = { tier: 'overwhelmed', language: 'en', lexiconVersion: 1 } as const;
    const routed = { type: 'ChatCrisisRouted', data: { chatMessageId, ...crisis } };
    expect(given(chatDecider).when({ ...send, crisis })).toEqual([sent, routed]);
  });

  test('is answered once, and no longer fails then', () => {
    expect(given(chatDecider, [sent]).when(giveAnswer)).toEqual([answered]);
    const { when } = given(chatDecider, [sent, answered]);
    expect(when(giveAnswer)).toEqual([]);
    expect(when(fail)).toEqual([]);
  });

  test('is routed when the words of its model tell of a crisis', () => {
    const crisis = { tier: 'self-harm', language: 'en', lexiconVersion: 1 } as const;
    const routed = { type: 'ChatCrisisRouted', data: { chatMessageId, ...crisis } };
    expect(given(chatDecider, [sent]).when({ ...giveAnswer, crisis })).toEqual([routed, answered]);
  });

  test('that failed can be answered after all', () => {
    expect(given(chatDecider, [sent]).when(fail)).toEqual([failed]);
    const { when } = given(chatDecider, [sent, failed]);
    expect(when(fail)).toEqual([]);
    expect(when(giveAnswer)).toEqual([answered]);
  });

  test('is rated when it has an answer, and the vote can be changed', () => {
    expect(given(chatDecider, [sent]).when(rate(true))).toEqual({ rejected: 'UnknownChatMessage' });
    const rated: ChatEvent = {
      type: 'ChatRated',
      data: { chatMessageId, topic: 'insurance', isHelpful: true },
    };
    expect(given(chatDecider, [sent, answered]).when(rate(true))).toEqual([rated]);
    const { when } = given(chatDecider, [sent, answered, rated]);
    expect(when(rate(true))).toEqual([]);
    expect(when(rate(false))).toEqual([
      { type: 'ChatRated', data: { chatMessageId, topic: 'insurance', isHelpful: false } },
    ]);
  });

  test('is handed over once, with its subject, answered or not', () => {
    const handOver = (threadId: string) =>
      ({ command: 'hand-over', chatMessageId, threadId }) as const;
    const handedOver: ChatEvent = {
      type: 'ChatHandedOver',
      data: { chatMessageId, threadId: 't1', topic: answered.data.topic },
    };
    expect(given(chatDecider).when(handOver('t1'))).toEqual({ rejected: 'UnknownChatMessage' });
    expect(given(chatDecider, [sent, answered]).when(handOver('t1'))).toEqual([handedOver]);
    expect(given(chatDecider, [sent, answered, handedOver]).when(handOver('t2'))).toEqual([]);
    expect(given(chatDecider, [sent, failed]).when(handOver('t1'))).toEqual([
      { ...handedOver, data: { ...handedOver.data, topic: 'other' } },
    ]);
  });

  test('that nobody sent is unknown', () => {
    expect(given(chatDecider).when(giveAnswer)).toEqual({ rejected: 'UnknownChatMessage' });
  });
});

describe('the history', () => {
  const recorded = (event: ChatEvent): Recorded<ChatEvent> => ({
    ...event,
    metadata: {
      $correlationId: 'c',
      $causationId: 'c',
      userId: 'u',
      actor: 'u',
      sessionId: null,
      state: null,
      occurredAt: '2026-11-22T10:00:00.000Z',
      schemaVersion: 1,
    },
  });

  test('shows a message with its answer', () => {
    expect(chatEntryOf([sent, failed, answered].map(recorded))).toEqual({
      chatMessageId,
      sentAt: '2026-11-22T10:00:00.000Z',
      message: 'Who pays?',
      answer: { ...answer, answeredAt: '2026-11-22T10:00:00.000Z' },
      isHelpful: null,
      topic: answered.data.topic,
      threadId: null,
    });
  });

  test('shows neither words nor answer once they have expired', () => {
    const expired: readonly ChatEvent[] = [
      { ...sent, data: { ...sent.data, text: SHREDDED } },
      { ...answered, data: { ...answered.data, answer: SHREDDED } },
    ];
    expect(chatEntryOf(expired.map(recorded))).toMatchObject({ message: null, answer: null });
  });
});
