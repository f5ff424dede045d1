import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import {
  type ChatAnswer,
  type ChatEntry,
  chatHistorySchema,
  chatReplySchema,
  handedOverSchema,
  quickResponsesSchema,
} from '@hearthway/domain/chat/chat.contract.ts';
import {
  chatModelSchema,
  outsideModelChoiceSchema,
} from '@hearthway/domain/chat/outside-model.contract.ts';
import * as z from 'zod/mini';
import { none, type RoutesOf, textOf } from '../../testing/route.fixture.ts';

export const QUICK = [
  { text: 'How do I find a provider?', response: 'Open Find Resources and say where you live.' },
  { text: 'What does Plus cost?', response: 'The page about plans says it.' },
];

const DISTANCE = { title: 'How far the search looks', address: '/help/distance-filter' };
const TEXAS = { title: 'The law of Texas', address: '/insurance-help/TEXAS' };

export const ANSWERED: ChatAnswer = {
  outcome: 'answered',
  tier: null,
  sentences: [
    { text: 'The search looks 25 miles around your place.', sources: [0] },
    { text: 'You can choose up to 50 miles.', sources: [0, 1] },
  ],
  sources: [DISTANCE, TEXAS],
};

export const CRISIS: ChatAnswer = {
  outcome: 'crisis',
  tier: 'self-harm',
  sentences: [
    { text: 'I am glad that you told me.', sources: [] },
    { text: 'Please reach someone right now.', sources: [] },
  ],
  sources: [],
};

export const UNKNOWN: ChatAnswer = {
  outcome: 'unknown',
  tier: null,
  sentences: [{ text: 'I don’t know this one. Here is who does.', sources: [] }],
  sources: [],
};

/** Thread in which a conversation continues. */
export const HANDED_THREAD = 'd'.repeat(32);

/** Position of the first message that a test sends, after those of its history. */
const NEW = 900;

const idOf = (place: number): string => place.toString(16).padStart(32, '0');

interface HistoryOptions {
  readonly answer?: ChatAnswer | null;
  readonly daysAgo?: number;
}

/** Requested number of earlier messages of a family, one a minute. */
export const historyOf = (
  count: number,
  { answer = ANSWERED, daysAgo = 3 }: HistoryOptions = {},
): ChatEntry[] => {
  const last = Date.now() - daysAgo * DAY_MS;
  return Array.from({ length: count }, (_, place) => {
    const sentAt = new Date(last - (count - place) * 60_000).toISOString();
    return {
      chatMessageId: idOf(place),
      sentAt,
      message: `Question ${place}`,
      answer: answer && { ...answer, answeredAt: sentAt },
      isHelpful: null,
      topic: 'providers',
      threadId: null,
    };
  });
};

/** Server's answer to a message. */
export const replyTo = (answer: ChatAnswer, place = NEW) => ({
  ...answer,
  chatMessageId: idOf(place),
  response: answer.sentences.map(({ text }) => text).join(' '),
  timestamp: new Date().toISOString(),
  topic: 'providers' as const,
});

const answerTo = (message: string): ChatAnswer => {
  if (message.includes('die')) return CRISIS;
  if (message.includes('hits me')) return { ...CRISIS, tier: 'violence' };
  if (message.includes('no food')) return { ...ANSWERED, possibleDanger: 'overwhelmed' };
  return message.includes('moon') ? UNKNOWN : ANSWERED;
};

export const routes: RoutesOf = () => {
  let entries: readonly ChatEntry[] = [];
  let isAllowed = false;
  return [
    {
      route: 'GET /api/support/quick-responses',
      schema: quickResponsesSchema,
      answer: () => QUICK,
    },
    {
      route: 'GET /api/support/chat/model',
      schema: chatModelSchema,
      answer: () => ({ model: 'embedded' as const, isOutside: false }),
    },
    {
      route: 'GET /api/support/chat/outside-model',
      schema: outsideModelChoiceSchema,
      model: 'outside_model',
      answer: () => ({ isAllowed }),
    },
    {
      route: 'PUT /api/support/chat/outside-model',
      model: 'outside_model',
      answer: ({ body }) => {
        isAllowed = z.parse(outsideModelChoiceSchema, body).isAllowed;
        return undefined;
      },
    },
    {
      route: 'GET /api/support/chat',
      schema: chatHistorySchema,
      model: 'chats',
      answer: () => ({ entries, before: null }),
    },
    {
      route: 'POST /api/support/chat',
      schema: chatReplySchema,
      model: 'chats',
      answer: ({ body, headers }) => {
        const message = textOf(body, 'message');
        const reply = replyTo(answerTo(message), NEW + entries.length);
        const { chatMessageId, timestamp, topic, response: _, ...words } = reply;
        const entry = { chatMessageId, topic };
        const answer = { ...words, answeredAt: timestamp };
        if (headers.has('authorization'))
          entries = [
            ...entries,
            { ...entry, sentAt: timestamp, message, answer, isHelpful: null, threadId: null },
          ];
        return reply;
      },
    },
    {
      route: 'POST /api/support/chat/:chatMessageId/handover',
      schema: handedOverSchema,
      model: 'chats',
      answer: ({ params }) => {
        const threadId = HANDED_THREAD;
        entries = entries.map((entry) =>
          entry.chatMessageId === params['chatMessageId'] ? { ...entry, threadId } : entry,
        );
        return { threadId, answerBy: '2026-11-25T17:00:00.000Z' };
      },
    },
    {
      route: 'PUT /api/support/chat/:chatMessageId/rating',
      model: 'chats',
      answer: none,
    },
  ];
};
