import type { User } from '@hearthway/domain/session/session.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { RecipesPanel } from '../recipes/shared/RecipesPanel.tsx';
import { profilesQuery } from './shared/profiles.query.ts';

/** Recipes, which can be chosen by the family's children. */
export const RecipesTab = ({ user }: { readonly user: User }) => {
  const { data } = useQuery(profilesQuery(user.id));
  const children = (data?.answer ?? []).filter(({ removedAt }) => removedAt === null);
  return <RecipesPanel profiles={children.map(({ id, childName }) => ({ id, name: childName }))} />;
};

/** Recipes for who has no account and so no children's profiles. */
export const RecipesForVisitors = () => <RecipesPanel profiles={[]} />;
