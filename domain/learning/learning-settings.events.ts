import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { say } from '../kernel/message.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';

/** Events of stream `learningSettings-{userId}`. The type names are the storage format. */
const streakHidden = defineEvent({
  type: 'StreakHidden',
  schema: z.object({}),
  sentence: () => say('Hid the count of days of learning'),
  isOwnAct: true,
  examples: [{}],
});

const streakShown = defineEvent({
  type: 'StreakShown',
  schema: z.object({}),
  sentence: () => say('Showed the count of days of learning again'),
  isOwnAct: true,
  examples: [{}],
});

export const learningSettingsStream = defineStream('learning-settings', [
  streakHidden,
  streakShown,
]);

export type LearningSettingsEvent = EventOf<typeof learningSettingsStream>;
