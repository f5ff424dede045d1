import { addDays, mondayOf } from '@hearthway/domain/calendar/days.ts';
import { datesOf } from '@hearthway/domain/meal-plans/week.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';
import { dayHere } from '../../../components/day-here.ts';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { Select } from '../../../components/Select.tsx';
import { useMay } from '../../household/shared/useMay.ts';
import { KeptRecipes } from '../../recipes/shared/KeptRecipes.tsx';
import { subscriptionQuery } from '../../subscription/shared/subscription.query.ts';
import { mealPlansQuery } from './meal-plans.queries.ts';
import { dayWords } from './meal-words.ts';
import { type ChildChoice, PlanForm } from './PlanForm.tsx';
import { WeekView } from './WeekView.tsx';

interface MealPlanPanelProps {
  readonly userId: string;
  readonly profiles: readonly ChildChoice[];
}

/** Weeks ahead that the list of weeks offers, with the present one. */
const WEEKS_OFFERED = 4;

/** Meals of a week of the page `/dietary`: today first, the other days folded. */
export const MealPlanPanel = ({ userId, profiles }: MealPlanPanelProps) => {
  const { i18n, t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const thisWeek = mondayOf(dayHere());
  const requestedWeek = search.get('week') ?? '';
  const week =
    /^\d{4}-\d\d-\d\d$/.test(requestedWeek) && mondayOf(requestedWeek) === requestedWeek
      ? requestedWeek
      : thisWeek;
  const query = useQuery(mealPlansQuery(userId, week));
  const plan = useQuery(subscriptionQuery(userId));
  const { mayWrite } = useMay('food', { isForEveryChild: true });
  if (query.data === undefined)
    return query.isError ? (
      <FailedQuery query={query} title={t`We couldn’t load your meal plan`} />
    ) : (
      <Loading isPart />
    );
  const offered = [
    ...new Set([
      ...query.data.weeks.map(({ weekStart }) => weekStart),
      week,
      ...Array.from({ length: WEEKS_OFFERED }, (_, index) => addDays(thisWeek, 7 * index)),
    ]),
  ].toSorted();
  const nameOf = (weekStart: string): string => {
    const [from = weekStart] = datesOf(weekStart);
    const day = dayWords(i18n, from);
    if (weekStart === thisWeek) return t`This week, from ${day}`;
    return query.data.weeks.some((each) => each.weekStart === weekStart && each.isKept)
      ? t`Kept: from ${day}`
      : t`From ${day}`;
  };
  const isFree = plan.data?.tier === 'free';
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="print:hidden">
        <Select
          label={t`Week`}
          value={week}
          onChoose={(value) =>
            setSearch(value === thisWeek ? {} : { week: value }, { preventScrollReset: true })
          }
          options={offered.map((value) => ({ value, name: nameOf(value) }))}
        />
      </div>
      <KeptRecipes userId={userId} />
      {query.data.week === null ? (
        isFree ? (
          <NeedsPlus />
        ) : mayWrite ? (
          <PlanForm key={week} userId={userId} weekStart={week} profiles={profiles} />
        ) : (
          <p>
            <Trans>Nothing is planned for this week.</Trans>
          </p>
        )
      ) : (
        <WeekView
          key={week}
          userId={userId}
          week={query.data.week}
          weeks={query.data.weeks}
          profiles={profiles}
          isFree={isFree}
          isFixed={isFree || !mayWrite}
        />
      )}
    </div>
  );
};

const NeedsPlus = () => (
  <div className="measure grid justify-items-start gap-3">
    <h2 className="text-xl">
      <Trans>Meal plans come with Plus</Trans>
    </h2>
    <p>
      <Trans>
        We plan a week for your children: nothing that a profile speaks against, a food they eat in
        every meal, and one small step to something new a day at most.
      </Trans>
    </p>
    <p>
      <Trans>Profiles, three recipes each week, and the shopping list stay free.</Trans>
    </p>
    <div className="flex flex-wrap gap-3">
      <Link to="/subscribe" className={buttonClass('primary')}>
        <Trans>Compare plans</Trans>
      </Link>
      <Link to="/dietary/recipes" className={buttonClass('secondary')}>
        <Trans>See this week’s recipes</Trans>
      </Link>
    </div>
  </div>
);
