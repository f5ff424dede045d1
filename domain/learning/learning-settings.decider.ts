import type { Decider } from '../kernel/decider.ts';
import { type LearningSettingsEvent, learningSettingsStream } from './learning-settings.events.ts';

interface LearningSettings {
  /** The family wants to see its days of learning. */
  readonly showsStreak: boolean;
}

export const DEFAULT_SETTINGS: LearningSettings = { showsStreak: true };

export interface LearningSettingsCommand {
  readonly command: 'show-streak';
  readonly isShown: boolean;
}

export const learningSettingsDecider: Decider<
  LearningSettings,
  LearningSettingsCommand,
  LearningSettingsEvent,
  never
> = {
  stream: learningSettingsStream,
  initialState: DEFAULT_SETTINGS,
  evolve: (_, { type }) => ({ showsStreak: type === 'StreakShown' }),
  decide: ({ isShown }, { showsStreak }) =>
    isShown === showsStreak ? [] : [{ type: isShown ? 'StreakShown' : 'StreakHidden', data: {} }],
};
