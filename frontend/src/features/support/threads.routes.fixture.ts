import {
  contactedSchema,
  type Thread,
  threadSchema,
  threadSummarySchema,
  visitedThreadSchema,
} from '@hearthway/domain/support/support.contract.ts';
import * as z from 'zod/mini';
import { Refusal } from '../../testing/directory.fixture.ts';
import { none, type RoutesOf, textOf } from '../../testing/route.fixture.ts';

export const ANSWER_BY = '2026-11-25T17:00:00.000Z';

const AT = '2026-11-23T17:00:00.000Z';

/** A conversation of the family, and of the visitor whose link is used. */
export const THREAD: Thread = {
  threadId: 'd'.repeat(32),
  topic: 'insurance',
  status: 'answered',
  answerBy: null,
  openedAt: AT,
  subject: 'Is speech therapy covered?',
  messages: [
    {
      messageId: 'm1',
      by: 'family',
      via: 'form',
      at: AT,
      text: 'Our plan says no.\nWhat can we do?',
    },
    { messageId: 'm2', by: 'support', via: 'page', at: AT, text: 'You can appeal.' },
  ],
};

/** In a link that was used before. */
export const USED_CODE = 'used';

const messageOf = (messageId: string, by: 'family' | 'support', text: string) =>
  ({ messageId, by, via: 'page', at: AT, text }) as const;

/** Support answers, as far as the page can see it. */
export const answered = (thread: Thread, text: string): Thread => ({
  ...thread,
  status: 'answered',
  answerBy: null,
  messages: [...thread.messages, messageOf(`s${thread.messages.length}`, 'support', text)],
});

export const routes: RoutesOf = () => {
  let threads: readonly Thread[] = [THREAD];
  const find = (threadId: string | undefined): Thread => {
    const found = threads.find((thread) => thread.threadId === threadId);
    if (found === undefined) throw new Refusal('UnknownThread');
    return found;
  };
  return [
    {
      route: 'GET /api/support/threads',
      schema: z.array(threadSummarySchema),
      model: 'support_threads',
      answer: () =>
        threads.map(({ subject: _, messages, ...thread }) => ({
          ...thread,
          movedAt: messages.at(-1)?.at ?? thread.openedAt,
          messages: messages.length,
          mergedInto: null,
        })),
    },
    {
      route: 'GET /api/support/threads/:threadId',
      schema: threadSchema,
      answer: ({ params }) => find(params['threadId']),
    },
    {
      route: 'POST /api/support/contact',
      schema: contactedSchema,
      model: 'support_threads',
      answer: ({ body, headers }) => {
        if (!headers.has('authorization')) return { threadId: null, answerBy: ANSWER_BY };
        const threadId = 'e'.repeat(32);
        const text = textOf(body, 'message');
        threads = [
          {
            ...THREAD,
            threadId,
            status: 'waiting',
            answerBy: ANSWER_BY,
            subject: textOf(body, 'subject'),
            messages: [messageOf('n1', 'family', text)],
          },
          ...threads,
        ];
        return { threadId, answerBy: ANSWER_BY };
      },
    },
    {
      route: 'POST /api/support/threads/:threadId/messages',
      model: 'support_threads',
      answer: ({ params, body }) => {
        const thread = find(params['threadId']);
        const sent = messageOf(`f${thread.messages.length}`, 'family', textOf(body, 'message'));
        const next: Thread = {
          ...thread,
          status: 'waiting',
          answerBy: ANSWER_BY,
          messages: [...thread.messages, sent],
        };
        threads = threads.map((each) => (each.threadId === next.threadId ? next : each));
        return undefined;
      },
    },
    {
      route: 'POST /api/support/thread-visits',
      schema: visitedThreadSchema,
      answer: ({ body }) => {
        if (textOf(body, 'code') === USED_CODE) throw new Refusal('ThreadLinkUsed');
        return { threadId: THREAD.threadId };
      },
    },
    { route: 'POST /api/support/thread-links', answer: none },
  ];
};
