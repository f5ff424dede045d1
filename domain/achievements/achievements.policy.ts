import { say } from '../kernel/message.ts';
import { consequence, definePolicy } from '../kernel/policy.ts';
import { achievementsDecider } from './achievements.decider.ts';
import { NO_PROGRESS, progressEvents, progressed, progressSchema, reachedBy } from './progress.ts';

/**
 * When the goals of an achievement are reached for the first time, it is unlocked. From the start of
 * history, so that families who were there before the achievements have theirs.
 */
export const unlockAchievements = definePolicy({
  name: 'unlock-achievements',
  label: say('Unlocks achievements'),
  startsAt: 'start',
  events: progressEvents,
  state: progressSchema,
  initialState: NO_PROGRESS,
  evolve: progressed,
  react: ({ key, before, after }) => {
    const known = reachedBy(before);
    const achievements = reachedBy(after).filter((id) => !known.includes(id));
    return achievements.length === 0
      ? []
      : [
          consequence(achievementsDecider, {
            id: key,
            command: { command: 'unlock', achievements },
          }),
        ];
  },
});
