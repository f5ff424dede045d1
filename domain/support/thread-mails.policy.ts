import * as z from 'zod';
import { familyEvents } from '../kernel/family-events.ts';
import { say } from '../kernel/message.ts';
import { definePolicy } from '../kernel/policy.ts';
import type { SupportMail } from './support-mails.ts';
import { ownerOf } from './support-threads.model.ts';
import { type ThreadEvent, threadStream } from './thread.events.ts';
import { answerBy } from './thread-urgency.ts';

const threadEvents = familyEvents<ThreadEvent>()({
  streams: [threadStream],
  types: ['ThreadOpened', 'MessageSent'],
});

/** Confirms received messages and mails support's answers. */
export const mailAboutThreads = definePolicy({
  name: 'mail-about-threads',
  label: say('Mails families about their messages to support'),
  startsAt: 'head',
  // Events of visitors count as well.
  events: {
    ...threadEvents,
    keyOf: (event) => (threadEvents.types.includes(event.type) ? ownerOf(event) : undefined),
  },
  state: z.object({}),
  initialState: {},
  evolve: (state) => state,
  react: ({ event: { type, data, metadata } }) => {
    const { threadId } = data;
    if (type === 'ThreadOpened') {
      const by = answerBy(new Date(metadata.occurredAt)).toISOString();
      const mail: SupportMail = {
        kind: 'support-confirmation',
        details: { threadId, answerBy: by },
      };
      return [{ mail }];
    }
    const { by, messageId, text } = data;
    if (by === 'family' || typeof text !== 'string') return [];
    const mail: SupportMail = { kind: 'support-reply', details: { threadId, messageId, text } };
    return [{ mail }];
  },
});
