import { POINTS_PER_LEVEL } from '@hearthway/domain/achievements/achievements.constants.ts';
import type { Achievements, Stats } from '@hearthway/domain/achievements/achievements.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Positioned } from '../../api/create-api.ts';
import { FailedQuery } from '../../components/FailedQuery.tsx';
import { Milestones } from '../../components/illustrations/Milestones.tsx';
import { ProgressBar } from './ProgressBar.tsx';

interface ProgressCardProps {
  readonly achievements: Achievements;
  readonly stats: UseQueryResult<Positioned<Stats>>;
}

const HEADING = 'achievements-progress';

/** Points, level and days of the family. */
export const ProgressCard = ({
  achievements: { points, level, pointsToNextLevel, achievements },
  stats,
}: ProgressCardProps) => {
  const { t } = useLingui();
  const unlocked = achievements.filter((achievement) => achievement.unlocked).length;
  const all = achievements.length;
  return (
    <section
      aria-labelledby={HEADING}
      className="grid grid-cols-1 items-center gap-x-10 gap-y-5 rounded-soft bg-accent-wash p-5 sm:grid-cols-[minmax(0,1fr)_12rem] sm:p-8 lg:grid-cols-[minmax(0,1fr)_18rem]"
    >
      <div className="grid gap-4">
        <div className="grid gap-1">
          <h2 id={HEADING} className="text-2xl">
            <Trans>Level {level}</Trans>
          </h2>
          <p className="text-lg">
            <Plural value={points} one="# point so far" other="# points so far" />
            {' · '}
            <Trans>
              {unlocked} of {all} achievements
            </Trans>
          </p>
        </div>
        <div className="grid max-w-md gap-1.5">
          <ProgressBar value={POINTS_PER_LEVEL - pointsToNextLevel} of={POINTS_PER_LEVEL} />
          <p>
            <Plural
              value={pointsToNextLevel}
              one="# more point to the next level"
              other="# more points to the next level"
            />
          </p>
        </div>
        <FailedQuery query={stats} title={t`We couldn’t load your days`} />
        {stats.data !== undefined && <Days stats={stats.data.answer} />}
      </div>
      <Milestones className="w-44 sm:w-full" />
    </section>
  );
};

const Days = ({ stats: { daysActive, daysInAll } }: { readonly stats: Stats }) => (
  <div className="grid gap-1 border-t border-line pt-4">
    <p className="font-semibold">
      <Plural value={daysInAll} one="# day here in all" other="# days here in all" />
      {' · '}
      <Plural value={daysActive} one="# day in a row" other="# days in a row" />
    </p>
    <p className="measure text-text-soft">
      <Trans>Take a break whenever you need one. Your days in all are yours to keep.</Trans>
    </p>
  </div>
);
