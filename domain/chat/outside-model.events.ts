import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { say } from '../kernel/message.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';

/** Events of stream `outsideModel-{userId}`. The type names are the storage format. */
const outsideModelChosen = defineEvent({
  type: 'OutsideModelChosen',
  schema: z.object({
    isAllowed: z.boolean().describe('Whether outside models may read questions'),
  }),
  sentence: ({ isAllowed }) =>
    isAllowed
      ? say('Allowed the assistant to ask an outside model')
      : say('Kept questions to the assistant on our servers'),
  isOwnAct: true,
  examples: [{ isAllowed: true }],
});

export const outsideModelStream = defineStream('outside-model', [outsideModelChosen]);

export type OutsideModelEvent = EventOf<typeof outsideModelStream>;
