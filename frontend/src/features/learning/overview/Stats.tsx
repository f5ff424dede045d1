import { XP_PER_LEVEL } from '@hearthway/domain/learning/learning.constants.ts';
import type { LearningStats } from '@hearthway/domain/learning/learning.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';
import { Button } from '../../../components/Button.tsx';
import { useFailureToast } from '../../../components/toasts/useFailureToast.ts';
import { statsQuery } from '../shared/learning.queries.ts';

interface StatsProps {
  readonly userId: string;
  readonly stats: LearningStats;
}

const HEADING = 'learning-stats';

/** Level, XP and days of a family, in kind words. */
export const Stats = ({ userId, stats }: StatsProps) => {
  const { level, totalXp, xpToNextLevel, modulesCompleted, totalTimeSpent } = stats;
  const minutes = Math.round(totalTimeSpent / 60);
  return (
    <section
      aria-labelledby={HEADING}
      className="grid grid-cols-1 content-start gap-4 rounded-soft border border-line bg-raised p-5 shadow-soft"
    >
      <h2 id={HEADING} className="text-xl">
        <Trans>What you have learned</Trans>
      </h2>
      <div className="flex items-center gap-4">
        <XpRing level={level} xpToNextLevel={xpToNextLevel} />
        <ul className="grid min-w-0 gap-1">
          <li className="font-semibold">
            <Trans>Level {level}</Trans>
          </li>
          <li className="text-sm text-text-soft">
            <Trans>{totalXp} XP so far</Trans>
          </li>
          <li className="text-sm text-text-soft">
            <Trans>
              {xpToNextLevel} XP to level {level + 1}
            </Trans>
          </li>
          <li className="text-sm text-text-soft">
            <Plural value={modulesCompleted} one="# lesson read" other="# lessons read" />
            {minutes > 0 && (
              <>
                , <Plural value={minutes} one="# minute" other="# minutes" />
              </>
            )}
          </li>
        </ul>
      </div>
      <Days userId={userId} stats={stats} />
    </section>
  );
};

const RADIUS = 30;
const LENGTH = 2 * Math.PI * RADIUS;

/** The part of the level that is done. The words beside it say it. */
const XpRing = ({ level, xpToNextLevel }: Pick<LearningStats, 'level' | 'xpToNextLevel'>) => {
  const done = Math.min(1, Math.max(0, (XP_PER_LEVEL - xpToNextLevel) / XP_PER_LEVEL));
  return (
    <svg viewBox="0 0 72 72" aria-hidden="true" className="size-20 shrink-0">
      <circle cx="36" cy="36" r={RADIUS} fill="none" strokeWidth="7" className="stroke-sunken" />
      <circle
        cx="36"
        cy="36"
        r={RADIUS}
        fill="none"
        strokeWidth="7"
        strokeLinecap={done === 0 ? 'butt' : 'round'}
        strokeDasharray={`${done * LENGTH} ${LENGTH}`}
        transform="rotate(-90 36 36)"
        className="stroke-accent"
      />
      <text
        x="36"
        y="37"
        textAnchor="middle"
        dominantBaseline="middle"
        fontSize="22"
        fontWeight="700"
        className="fill-text"
      >
        {level}
      </text>
    </svg>
  );
};

/** Days of learning: counted for joy, never lost, and not at all if the family does not like it. */
const Days = ({ userId, stats: { streak, daysThisMonth, daysInAll, showsStreak } }: StatsProps) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const show = useMutation({
    mutationFn: (isShown: boolean) =>
      api.send({
        method: 'PUT',
        path: '/api/learning/streak',
        body: { isShown },
        schema: ignored,
      }),
    onSuccess: () => queryClient.invalidateQueries(statsQuery(userId)),
    onError: failed(t`Something went wrong`),
  });
  return (
    <div className="border-t border-line pt-2">
      {showsStreak && streak > 1 && (
        <p className="font-semibold">
          <Plural value={streak} one="Streak: # day" other="Streak: # days" />
        </p>
      )}
      {showsStreak && (
        <p>
          {daysThisMonth > 0 ? (
            <Plural
              value={daysThisMonth}
              one="You learned on # day this month."
              other="You learned on # days this month."
            />
          ) : daysInAll > 0 ? (
            <Plural
              value={daysInAll}
              one="You have learned on # day so far."
              other="You have learned on # days so far."
            />
          ) : (
            <Trans>Your days of learning are counted here. Rest as long as you need.</Trans>
          )}
        </p>
      )}
      <div className="-ms-2 sm:-ms-3">
        <Button look="quiet" isBusy={show.isPending} onClick={() => show.mutate(!showsStreak)}>
          {showsStreak ? <Trans>Don’t count my days</Trans> : <Trans>Count my days</Trans>}
        </Button>
      </div>
    </div>
  );
};
