import type {
  DishShown,
  MealShown,
  WeekShown,
} from '@hearthway/domain/meal-plans/meal-plans.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { useFailureToast } from '../../../components/toasts/useFailureToast.ts';
import { swapsQuery, useWeekChange } from './meal-plans.queries.ts';
import { mealWords } from './meal-words.ts';

interface MealViewProps {
  readonly userId: string;
  readonly week: WeekShown;
  readonly date: string;
  readonly meal: MealShown;
  readonly isFixed: boolean;
}

/** A meal: each dish with whom it is for and why, and a way to another one. */
export const MealView = ({ userId, week, date, meal, isFixed }: MealViewProps) => {
  const { i18n } = useLingui();
  const [isSwapping, setIsSwapping] = useState(false);
  const name = mealWords(i18n, meal.meal);
  return (
    <section aria-label={name} className="grid grid-cols-1 content-start gap-1">
      <h3 className="text-sm font-semibold text-text-soft">{name}</h3>
      {meal.dishes.map((dish) => (
        <Dish
          key={`${dish.recipe?.id} ${dish.children.join()}`}
          dish={dish}
          isForAll={meal.dishes.length === 1}
        />
      ))}
      {meal.notes.map((note) => (
        <p key={note} className="text-sm text-text-soft">
          {note}
        </p>
      ))}
      {!isFixed && (
        <div className="-ms-2">
          <Button
            look="quiet"
            aria-expanded={isSwapping}
            onClick={() => setIsSwapping(!isSwapping)}
          >
            <Trans>Swap</Trans>
            <span className="sr-only">: {name}</span>
          </Button>
        </div>
      )}
      {isSwapping && (
        <Swaps
          userId={userId}
          week={week}
          date={date}
          meal={meal}
          onDone={() => setIsSwapping(false)}
        />
      )}
    </section>
  );
};

const Dish = ({ dish, isForAll }: { readonly dish: DishShown; readonly isForAll: boolean }) => {
  const { recipe, isLeftover, isForOthers, children, why, changes, problems } = dish;
  return (
    <div className="wrap-anywhere">
      {recipe !== null && (
        <p className="font-bold">
          <Link to={`/dietary/recipes/${recipe.id}`}>{recipe.title}</Link>
          <span className="font-normal text-text-soft">
            {' '}
            {isLeftover ? <Trans>left from dinner</Trans> : <Trans>{recipe.minutes} min</Trans>}
          </span>
        </p>
      )}
      {recipe !== null && !isForAll && children.length > 0 && (
        <p className="text-sm">
          <Trans>For {children.join(', ')}</Trans>
        </p>
      )}
      {isForOthers && (
        <p className="text-sm">
          <Trans>For those who eat along</Trans>
        </p>
      )}
      {problems.map((problem) => (
        <p key={problem} className="text-sm font-semibold text-danger">
          {problem}
        </p>
      ))}
      {changes.length > 0 && (
        <p className="text-sm">
          <Trans>With a change: {changes.join(', ')}</Trans>
        </p>
      )}
      {why.map((line) => (
        <p key={line} className={recipe === null ? '' : 'text-sm text-text-soft'}>
          {line}
        </p>
      ))}
    </div>
  );
};

interface SwapsProps extends Omit<MealViewProps, 'isFixed'> {
  readonly onDone: () => void;
}

const Swaps = ({ userId, week, date, meal, onDone }: SwapsProps) => {
  const { t } = useLingui();
  const failed = useFailureToast();
  const { weekStart, revision } = week;
  const slot = { weekStart, date, meal: meal.meal };
  const query = useQuery(swapsQuery(userId, slot, revision));
  const { mutate, isPending } = useWeekChange(userId, weekStart);
  const choose = (recipeId: string | null): void =>
    mutate(
      { act: 'swap', slot, revision, recipeId },
      { onSuccess: onDone, onError: failed(t`We couldn’t swap this meal`) },
    );
  if (query.data === undefined)
    return query.isError ? (
      <FailedQuery query={query} title={t`We couldn’t load other meals`} />
    ) : (
      <Loading isPart />
    );
  return (
    <ul className="grid grid-cols-1 gap-1" aria-label={t`Other meals`}>
      {query.data.map(({ id, title, minutes, children }) => (
        <li key={id}>
          <Button look="secondary" isBusy={isPending} onClick={() => choose(id)}>
            <span className="text-start">
              {title}
              <span className="block text-sm font-normal text-text-soft">
                {children.length > 0 ? (
                  <Trans>
                    {minutes} min, for {children.join(', ')}
                  </Trans>
                ) : (
                  <Trans>{minutes} min, for those who eat along</Trans>
                )}
              </span>
            </span>
          </Button>
        </li>
      ))}
      <li>
        <Button look="secondary" isBusy={isPending} onClick={() => choose(null)}>
          <Trans>Only what they eat already</Trans>
        </Button>
      </li>
    </ul>
  );
};
