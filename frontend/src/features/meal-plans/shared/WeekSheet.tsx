import { MEALS, type MealName } from '@hearthway/domain/meal-plans/meal-plans.constants.ts';
import type { WeekShown } from '@hearthway/domain/meal-plans/meal-plans.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { dayWords } from './meal-words.ts';

interface WeekSheetProps {
  readonly week: WeekShown;
  readonly nameOf: (meal: MealName) => string;
}

/** The week as a table, for one sheet of paper. */
export const WeekSheet = ({ week, nameOf }: WeekSheetProps) => {
  const { i18n } = useLingui();
  return (
    <table className="hidden w-full border-collapse text-xs print:table">
      <caption className="pb-2 text-start text-base font-bold">
        <Trans>Meals for {week.children.join(', ')}</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col" className="border border-line p-1 text-start">
            <Trans>Day</Trans>
          </th>
          {MEALS.map((meal) => (
            <th key={meal} scope="col" className="border border-line p-1 text-start">
              {nameOf(meal)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {week.days.map(({ date, meals }) => (
          <tr key={date}>
            <th scope="row" className="border border-line p-1 text-start align-top">
              {dayWords(i18n, date)}
            </th>
            {MEALS.map((name) => (
              <td key={name} className="border border-line p-1 align-top">
                {meals
                  .filter(({ meal }) => meal === name)
                  .flatMap(({ dishes }) => dishes)
                  .map(({ recipe, children, why, changes, problems }) => (
                    <p key={`${recipe?.id} ${children.join()}`}>
                      {recipe !== null && <strong>{recipe.title} </strong>}
                      {[...problems, ...changes, ...why].join(' · ')}
                    </p>
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
