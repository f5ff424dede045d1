import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { choice, say } from '../kernel/message.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import { ACHIEVEMENT_WORDS } from './achievements.constants.ts';

/** Events of stream `achievements-{userId}`. The type names are the storage format. */
const achievementUnlocked = defineEvent({
  type: 'AchievementUnlocked',
  schema: z.object({
    achievementId: z.string().describe('The achievement, by its id'),
    points: z.int().describe('Points that it was worth when it was unlocked'),
  }),
  sentence: ({ achievementId }) =>
    say('Unlocked the achievement *{achievement}*', {
      achievement: choice(ACHIEVEMENT_WORDS, achievementId),
    }),
  examples: [{ achievementId: 'explorer', points: 25 }],
});

export const achievementsStream = defineStream('achievements', [achievementUnlocked]);

export type AchievementsEvent = EventOf<typeof achievementsStream>;
