import { addDays } from '@hearthway/domain/calendar/days.ts';
import type { MealPlans, WeekShown } from '@hearthway/domain/meal-plans/meal-plans.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { PrintButton } from '../../../components/PrintAndDownload.tsx';
import { Summary } from '../../../components/Summary.tsx';
import { useFailureToast } from '../../../components/toasts/useFailureToast.ts';
import { useMay } from '../../household/shared/useMay.ts';
import { useWeekChange } from './meal-plans.queries.ts';
import { type ChildChoice, PlanForm } from './PlanForm.tsx';

export interface WeekViewProps {
  readonly userId: string;
  readonly week: WeekShown;
  readonly weeks: MealPlans['weeks'];
  readonly profiles: readonly ChildChoice[];
  /** The household's plan has no meal plans. */
  readonly isFree: boolean;
  /** Its meals can be read and not changed. */
  readonly isFixed: boolean;
}

/** Folded: plan a week again, print, keep, repeat and remove it. */
export const WeekTools = ({ userId, week, weeks, profiles, isFixed }: WeekViewProps) => {
  const { t } = useLingui();
  const failed = useFailureToast();
  const [, setSearch] = useSearchParams();
  const [isRemoving, setIsRemoving] = useState(false);
  const { mayWrite, mayRemove } = useMay('food', { isForEveryChild: true });
  const { weekStart, isKept } = week;
  const next = addDays(weekStart, 7);
  const own = useWeekChange(userId, weekStart);
  const following = useWeekChange(userId, next);
  const isNextPlanned = weeks.some((each) => each.weekStart === next);
  return (
    <div className="grid grid-cols-1">
      {!isFixed && (
        <details className="group">
          <Summary>
            <Trans>Plan the whole week again</Trans>
          </Summary>
          <div className="py-2">
            <PlanForm userId={userId} weekStart={weekStart} profiles={profiles} week={week} />
          </div>
        </details>
      )}
      <details className="group">
        <Summary>
          <Trans>More for this week</Trans>
        </Summary>
        <div className="grid grid-cols-1 gap-4 pt-2">
          <div className={buttonRow}>
            <PrintButton />
            {mayWrite && (
              <Button
                look="secondary"
                aria-pressed={isKept}
                isBusy={own.isPending}
                onClick={() =>
                  own.mutate(
                    { act: 'keep', isKept: !isKept },
                    { onError: failed(t`We couldn’t keep this week`) },
                  )
                }
              >
                {isKept ? <Trans>Stop keeping it</Trans> : <Trans>Keep this week</Trans>}
              </Button>
            )}
            {!isFixed && !isNextPlanned && (
              <Button
                look="secondary"
                isBusy={following.isPending}
                onClick={() =>
                  following.mutate(
                    { act: 'repeat', body: { from: weekStart, revision: null } },
                    {
                      onSuccess: () => setSearch({ week: next }),
                      onError: failed(t`We couldn’t repeat this week`),
                    },
                  )
                }
              >
                <Trans>Repeat it next week</Trans>
              </Button>
            )}
            {mayRemove && (
              <Button look="quiet" onClick={() => setIsRemoving(true)}>
                <Trans>Remove this week</Trans>
              </Button>
            )}
          </div>
          {isRemoving && (
            <div className="grid gap-3">
              <p>
                <Trans>
                  Remove the meals of this week? Its items leave the shopping list, too.
                </Trans>
              </p>
              <div className={buttonRow}>
                <Button
                  look="danger"
                  isBusy={own.isPending}
                  onClick={() =>
                    own.mutate(
                      { act: 'remove' },
                      { onError: failed(t`We couldn’t remove this week`) },
                    )
                  }
                >
                  <Trans>Yes, remove it</Trans>
                </Button>
                <Button look="secondary" autoFocus onClick={() => setIsRemoving(false)}>
                  <Trans>No, keep it</Trans>
                </Button>
              </div>
            </div>
          )}
        </div>
      </details>
    </div>
  );
};
