import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { say } from '../kernel/message.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';

/**
 * Events of stream `duty-{staffId}`: whether a member of support is alerted of a crisis first. Their
 * metadata names that member as `userId`, and the colleague who set it as `actor`. The type names are
 * the storage format.
 */
const dutyStarted = defineEvent({
  type: 'DutyStarted',
  schema: z.object({}),
  sentence: () => say('Is on duty for crises'),
  examples: [{}],
});

const dutyEnded = defineEvent({
  type: 'DutyEnded',
  schema: z.object({}),
  sentence: () => say('Is no longer on duty for crises'),
  examples: [{}],
});

export const dutyStream = defineStream('duty', [dutyStarted, dutyEnded]);

export type DutyEvent = EventOf<typeof dutyStream>;
