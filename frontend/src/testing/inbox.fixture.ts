import { HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import {
  type Colleague,
  type InboxThread,
  inboxThreadSchema,
  type StaffMessage,
  type StaffThread,
  staffThreadSchema,
} from '@hearthway/domain/staff/inbox.contract.ts';
import { FOUND } from './staff.fixture.ts';

const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

export const COLLEAGUE: Colleague = { staffId: 'c'.repeat(32), name: 'Sam Porter' };

/** The thread that support opens, and one more of the same family. */
export const THREAD_ID = '1'.repeat(32);
export const OTHER_THREAD_ID = '2'.repeat(32);

export const THREAD_PATH = `/staff/inbox/${THREAD_ID}`;

const inboxThreadOf = (known: Partial<InboxThread>): InboxThread =>
  inboxThreadSchema.parse({
    threadId: THREAD_ID,
    topic: 'insurance',
    priority: 'normal',
    urgency: '3',
    language: 'en',
    sender: 'family',
    channel: 'form',
    status: 'waiting',
    crisis: null,
    openedAt: inHours(-30),
    dueAt: inHours(18),
    movedAt: inHours(-2),
    messages: 2,
    assignedTo: null,
    isBounced: false,
    ...known,
  });

/** In the order of the queue. */
export const inbox = (): InboxThread[] => [
  inboxThreadOf({
    threadId: '3'.repeat(32),
    topic: 'other',
    urgency: '0',
    crisis: 'self-harm',
    dueAt: inHours(40),
    messages: 1,
  }),
  inboxThreadOf({
    threadId: '4'.repeat(32),
    topic: 'technical',
    priority: 'high',
    urgency: '1',
    language: 'es',
    sender: 'visitor',
    dueAt: inHours(-3),
    isBounced: true,
    assignedTo: COLLEAGUE.staffId,
  }),
  inboxThreadOf({}),
];

export const messageOf = (nth: number, known: Partial<StaffMessage> = {}): StaffMessage => ({
  messageId: String(nth).padStart(32, '0'),
  by: 'family',
  via: 'page',
  at: new Date(Date.parse('2026-11-21T10:00:00.000Z') + nth * HOUR_MS).toISOString(),
  crisis: null,
  text: `Message ${nth}`,
  staffId: null,
  isBounced: false,
  ...known,
});

/** Support's answer. */
export const answerOf = (nth: number, staffId: string, text: string): StaffMessage =>
  messageOf(nth, { by: 'support', staffId, text });

export const threadOf = (known: Partial<StaffThread> = {}): StaffThread => {
  const messages = known.messages ?? [
    messageOf(1, { via: 'form', text: 'The insurer asks for a form that I do not know.' }),
  ];
  return staffThreadSchema.parse({
    threadId: THREAD_ID,
    userId: FOUND.userId,
    topic: 'insurance',
    priority: 'normal',
    hasPrioritySupport: false,
    language: 'en',
    sender: 'family',
    channel: 'form',
    status: 'waiting',
    name: 'Maple Hearth',
    email: FOUND.email,
    phone: null,
    subject: 'A letter from our insurer',
    openedAt: inHours(-30),
    dueAt: inHours(18),
    assignedTo: null,
    mergedInto: null,
    grantUntil: new Date(Date.now() + 15 * 60_000 + 1_000).toISOString(),
    seen: messages.length,
    messages,
    notes: [],
    looks: [],
    others: [
      {
        threadId: OTHER_THREAD_ID,
        topic: 'technical',
        status: 'answered',
        openedAt: inHours(-200),
        messages: 3,
      },
    ],
    ...known,
  });
};
