import type { MealShown } from '@hearthway/domain/meal-plans/meal-plans.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, buttonClass, buttonRow } from '../../../components/Button.tsx';
import { dayHere } from '../../../components/day-here.ts';
import { Notice } from '../../../components/Notice.tsx';
import { Summary } from '../../../components/Summary.tsx';
import { useFailureToast } from '../../../components/toasts/useFailureToast.ts';
import { MealView } from './MealView.tsx';
import { useWeekChange } from './meal-plans.queries.ts';
import { dayWords, mealWords } from './meal-words.ts';
import { WeekSheet } from './WeekSheet.tsx';
import { WeekTools, type WeekViewProps } from './WeekTools.tsx';

/** A week that is planned: its days are folded but for today's, or the first. */
export const WeekView = (props: WeekViewProps) => {
  const { userId, week, isFree, isFixed } = props;
  const { i18n, t } = useLingui();
  const failed = useFailureToast();
  const { mutate, isPending } = useWeekChange(userId, week.weekStart);
  const today = dayHere();
  const open = week.days.some(({ date }) => date === today) ? today : week.weekStart;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-4 print:hidden">
        {week.problems > 0 && (
          <div role="status">
            <Notice tone="caution">
              <Plural
                value={week.problems}
                one="# meal no longer fits: a profile, a recipe or what we know of a food has changed. Please swap it."
                other="# meals no longer fit: a profile, a recipe or what we know of a food has changed. Please swap them."
              />
            </Notice>
          </div>
        )}
        {isFree && (
          <Notice tone="info">
            <Trans>
              You can read this week. To change it, or to plan another one, you need Plus.{' '}
              <Link to="/subscribe">Compare plans</Link>
            </Trans>
          </Notice>
        )}
        <ul className="grid grid-cols-1 gap-2">
          {week.days.map(({ date, meals }) => {
            const isWrong = meals.some(({ dishes }) =>
              dishes.some(({ problems }) => problems.length > 0),
            );
            return (
              <li key={date} className="rounded-soft border border-line bg-raised">
                <details className="group" open={date === open || isWrong}>
                  <summary className="touch flex cursor-pointer items-center justify-between gap-3 px-4 py-2">
                    <div>
                      <h2 className="text-base">
                        {dayWords(i18n, date)}
                        {date === today && (
                          <span className="text-sm font-normal text-text-soft">
                            {' '}
                            <Trans>today</Trans>
                          </span>
                        )}
                      </h2>
                      <p className="text-sm text-text-soft group-open:hidden">{titlesOf(meals)}</p>
                    </div>
                    <ChevronDown
                      aria-hidden
                      className="size-5 shrink-0 text-accent transition-transform group-open:rotate-180"
                    />
                  </summary>
                  <div className="grid grid-cols-1 gap-3 px-4 pb-3 lg:grid-cols-3">
                    {meals.map((meal) => (
                      <MealView
                        key={meal.meal}
                        userId={userId}
                        week={week}
                        date={date}
                        meal={meal}
                        isFixed={isFixed}
                      />
                    ))}
                  </div>
                  {!isFixed && (
                    <div className="px-2 pb-2">
                      <Button
                        look="quiet"
                        isBusy={isPending}
                        onClick={() =>
                          mutate(
                            { act: 'day', date, revision: week.revision },
                            { onError: failed(t`We couldn’t plan this day again`) },
                          )
                        }
                      >
                        <Trans>Plan this day again</Trans>
                      </Button>
                    </div>
                  )}
                </details>
              </li>
            );
          })}
        </ul>
        {week.notices.length > 0 && (
          <details className="group" open={week.notices.length < 3}>
            <Summary>
              <Trans>What to know about this week</Trans>
            </Summary>
            <ul className="grid list-disc gap-1 ps-5">
              {week.notices.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </details>
        )}
        <div className={buttonRow}>
          <Link
            to={`/dietary/shopping?${new URLSearchParams({ week: week.weekStart })}`}
            className={buttonClass('primary')}
          >
            <Trans>Shopping list</Trans>
          </Link>
        </div>
        <WeekTools {...props} />
        <p className="text-sm text-text-soft">
          <Trans>Brands differ: read each label, each time.</Trans>
        </p>
      </div>
      <WeekSheet week={week} nameOf={(meal) => mealWords(i18n, meal)} />
    </div>
  );
};

/** The recipes of a day, for a look over the week. */
const titlesOf = (meals: readonly MealShown[]): string =>
  meals
    .flatMap(({ dishes }) =>
      dishes.flatMap(({ recipe }) => (recipe === null ? [] : [recipe.title])),
    )
    .join(' · ');
