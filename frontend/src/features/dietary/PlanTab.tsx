import type { User } from '@hearthway/domain/session/session.contract.ts';
import { MealPlanPanel } from '../meal-plans/shared/MealPlanPanel.tsx';
import { OfChildren } from './profiles/OfChildren.tsx';

/** Meals of a week, which are planned for the family's children. */
export const PlanTab = ({ user }: { readonly user: User }) => (
  <OfChildren user={user}>
    {(profiles) => <MealPlanPanel userId={user.id} profiles={profiles} />}
  </OfChildren>
);
