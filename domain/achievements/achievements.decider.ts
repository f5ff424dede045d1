import type { Decider } from '../kernel/decider.ts';
import { ACHIEVEMENTS, type AchievementId } from './achievements.constants.ts';
import { type AchievementsEvent, achievementsStream } from './achievements.events.ts';

export interface AchievementsCommand {
  readonly command: 'unlock';
  readonly achievements: readonly AchievementId[];
}

/** Each achievement is unlocked once and for ever: there is no event that takes one back. */
export const achievementsDecider: Decider<
  ReadonlySet<string>,
  AchievementsCommand,
  AchievementsEvent,
  never
> = {
  stream: achievementsStream,
  initialState: new Set(),
  evolve: (unlocked, { data: { achievementId } }) => new Set([...unlocked, achievementId]),
  decide: ({ achievements }, unlocked) =>
    ACHIEVEMENTS.filter(({ id }) => achievements.includes(id) && !unlocked.has(id)).map(
      ({ id, points }) => ({
        type: 'AchievementUnlocked',
        data: { achievementId: id, points },
      }),
    ),
};
