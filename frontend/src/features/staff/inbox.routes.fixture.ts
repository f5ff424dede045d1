import {
  assignThreadSchema,
  colleagueSchema,
  inboxPageSchema,
  mergeThreadSchema,
  replySchema,
  staffThreadSchema,
  threadNoteTextSchema,
} from '@hearthway/domain/staff/inbox.contract.ts';
import * as z from 'zod/mini';
import { Refusal } from '../../testing/directory.fixture.ts';
import { answerOf, COLLEAGUE } from '../../testing/inbox.fixture.ts';
import type { Account, RoutesOf } from '../../testing/route.fixture.ts';

const THREAD = '/api/staff/threads/:threadId';

const change = (account: Account, known: Partial<Account['thread']>): void => {
  account.thread = { ...account.thread, ...known };
};

export const routes: RoutesOf = (account) => [
  {
    route: 'GET /api/staff/threads',
    schema: inboxPageSchema,
    model: 'support_threads',
    answer: ({ query }) => {
      const param = (name: string): string => query.get(name) ?? '';
      const threads = account.inbox.filter(
        ({ status, topic, crisis, assignedTo }) =>
          (param('status') || 'waiting') === status &&
          (param('topic') === '' || param('topic') === topic) &&
          (param('crisis') === '' || crisis !== null) &&
          (param('assignee') !== 'none' || assignedTo === null),
      );
      const isLate = ({ dueAt }: { readonly dueAt: string | null }) =>
        dueAt !== null && Date.parse(dueAt) < Date.now();
      return {
        threads,
        after: null,
        counts: {
          waiting: account.inbox.length,
          crisis: account.inbox.filter(({ crisis }) => crisis !== null).length,
          overdue: account.inbox.filter(isLate).length,
        },
      };
    },
  },
  {
    route: 'GET /api/staff/colleagues',
    schema: z.array(colleagueSchema),
    answer: () => [{ staffId: account.user.id, name: 'Robin Hearth' }, COLLEAGUE],
  },
  {
    route: `POST ${THREAD}/view`,
    answer: ({ params }) => {
      if (params['threadId'] !== account.thread.threadId) throw new Refusal('UnknownThread');
      const { looks } = account.thread;
      const look = { staffId: account.user.id, at: new Date().toISOString() };
      change(account, { looks: [look, ...looks] });
    },
  },
  { route: `GET ${THREAD}`, schema: staffThreadSchema, answer: () => account.thread },
  {
    route: `POST ${THREAD}/reply`,
    answer: ({ body }) => {
      const { text, seen } = replySchema.parse(body);
      const { messages } = account.thread;
      if (messages.length > seen) throw new Refusal('ThreadMovedOn');
      const answer = answerOf(messages.length + 1, account.user.id, text);
      change(account, {
        messages: [...messages, answer],
        seen: messages.length + 1,
        status: 'answered',
        dueAt: null,
      });
    },
  },
  {
    route: `POST ${THREAD}/note`,
    answer: ({ body }) => {
      const { note } = threadNoteTextSchema.parse(body);
      const { notes } = account.thread;
      const added = { id: `note-${notes.length}`, staffId: account.user.id, note };
      change(account, { notes: [...notes, { ...added, at: new Date().toISOString() }] });
    },
  },
  {
    route: `POST ${THREAD}/assign`,
    answer: ({ body }) => change(account, { assignedTo: assignThreadSchema.parse(body).staffId }),
  },
  {
    route: `POST ${THREAD}/resolve`,
    answer: () => change(account, { status: 'resolved', dueAt: null }),
  },
  { route: `POST ${THREAD}/reopen`, answer: () => change(account, { status: 'answered' }) },
  {
    route: `POST ${THREAD}/merge`,
    answer: ({ body }) => {
      const { into } = mergeThreadSchema.parse(body);
      change(account, { status: 'merged', mergedInto: into, dueAt: null });
    },
  },
];
