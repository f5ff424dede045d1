import type { Achievements } from '@hearthway/domain/achievements/achievements.contract.ts';

type Unlocked = Pick<Achievements['achievements'][number], 'id' | 'title' | 'points' | 'unlocked'>;

/** Achievements that were unlocked while this page was open. */
export interface Unlocks {
  /**
   * The newest answer of the server. Returns what the person has still to be told when something is
   * new: what was unlocked shortly before is told with it. The first answer is what they know.
   */
  readonly hear: (achievements: readonly Unlocked[]) => readonly Unlocked[];
  /** All of it was shown to its end. */
  readonly markShown: () => void;
}

export const createUnlocks = (): Unlocks => {
  let known: ReadonlySet<string> | undefined;
  let untold: readonly Unlocked[] = [];
  return {
    hear: (achievements) => {
      const unlocked = achievements.filter((achievement) => achievement.unlocked);
      const before = known;
      // An answer that is behind the last takes none back.
      known = new Set([...(before ?? []), ...unlocked.map(({ id }) => id)]);
      const fresh = before === undefined ? [] : unlocked.filter(({ id }) => !before.has(id));
      if (fresh.length === 0) return [];
      untold = [...untold, ...fresh];
      return untold;
    },
    markShown: () => {
      untold = [];
    },
  };
};
