import type { User } from '@hearthway/domain/session/session.contract.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FailedQuery } from '../../components/FailedQuery.tsx';
import { Loading } from '../../components/Loading.tsx';
import { MealPlanPanel } from '../meal-plans/shared/MealPlanPanel.tsx';
import { profilesQuery } from './profiles/profiles.query.ts';

/** Meals of a week, which are planned for the family's children. */
export const PlanTab = ({ user }: { readonly user: User }) => {
  const { t } = useLingui();
  const query = useQuery(profilesQuery(user.id));
  if (query.data === undefined)
    return query.isError ? (
      <FailedQuery query={query} title={t`We couldn’t load your dietary profiles`} />
    ) : (
      <Loading isPart />
    );
  const children = query.data.answer.filter(({ removedAt }) => removedAt === null);
  return (
    <MealPlanPanel
      userId={user.id}
      profiles={children.map(({ id, childName }) => ({ id, name: childName }))}
    />
  );
};
