import { mondayOf } from '@hearthway/domain/calendar/days.ts';
import type { User } from '@hearthway/domain/session/session.contract.ts';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Utensils } from 'lucide-react';
import { Link } from 'react-router-dom';
import { dayHere } from '../../../components/day-here.ts';
import { HomeCardFrame } from '../../../components/HomeCardFrame.tsx';
import type { HomeCard } from '../../../components/home-card.ts';
import { mealPlansQuery } from '../shared/meal-plans.queries.ts';

const query = (userId: string) => mealPlansQuery(userId, mondayOf(dayHere()));

/** Nothing for a family without a plan of this week, and while it cannot be read. */
const MealCard = ({ user }: { readonly user: User }) => {
  const { data } = useQuery(query(user.id));
  const day = data?.week?.days.find(({ date }) => date === dayHere());
  const dinner = day?.meals.find(({ meal }) => meal === 'dinner');
  if (dinner === undefined) return null;
  return (
    <HomeCardFrame title={<Trans>Tonight’s meal</Trans>} Icon={Utensils}>
      {dinner.dishes.map(({ recipe, children, why, problems }) => (
        <div key={`${recipe?.id} ${children.join()}`}>
          {recipe !== null && (
            <p className="font-bold">
              <Link to={`/dietary/recipes/${recipe.id}`}>{recipe.title}</Link>
            </p>
          )}
          {problems.map((problem) => (
            <p key={problem} className="font-semibold text-danger">
              {problem}
            </p>
          ))}
          {why.slice(0, 3).map((line) => (
            <p key={line} className="text-sm text-text-soft">
              {line}
            </p>
          ))}
        </div>
      ))}
      <Link to="/dietary/plan" className="touch inline-flex items-center justify-self-start">
        <Trans>See the week</Trans>
      </Link>
    </HomeCardFrame>
  );
};

export const mealCard: HomeCard = {
  id: 'meal',
  urgency: 'due',
  look: 'card',
  audience: 'family',
  Card: MealCard,
  prepare: (queryClient, { id }) => queryClient.ensureQueryData(query(id)),
};
