import type { User } from '@hearthway/domain/session/session.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { Loading } from '../../components/Loading.tsx';
import { RecipesPanel } from '../recipes/shared/RecipesPanel.tsx';
import { profilesQuery } from './shared/profiles.query.ts';

/** Recipes, which can be chosen by the family's children. */
export const RecipesTab = ({ user }: { readonly user: User }) => {
  const { data, isPending } = useQuery(profilesQuery(user.id));
  // The choice of a child stands above the recipes, which would move when it came.
  if (isPending) return <Loading isPart />;
  const children = (data?.answer ?? []).filter(({ removedAt }) => removedAt === null);
  return <RecipesPanel profiles={children.map(({ id, childName }) => ({ id, name: childName }))} />;
};

/** Recipes for who has no account and so no children's profiles. */
export const RecipesForVisitors = () => <RecipesPanel profiles={[]} />;
