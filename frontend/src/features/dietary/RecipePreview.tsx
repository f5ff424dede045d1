import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FailedQuery } from '../../components/FailedQuery.tsx';
import { Loading } from '../../components/Loading.tsx';
import { TitledPart } from '../../components/TitledPart.tsx';
import { RecipeCard } from '../recipes/shared/RecipeCard.tsx';
import { recipeListQuery } from '../recipes/shared/recipes.queries.ts';

/** The recipes that visitors see in full, and the way to the titles of the rest. */
export const RecipePreview = () => {
  const { t } = useLingui();
  const query = useQuery(recipeListQuery(undefined, ''));
  const open = query.data?.recipes.filter((recipe) => !recipe.isLocked);
  return (
    <TitledPart title={<Trans>Cook one now</Trans>}>
      {query.data === undefined && query.error === null && <Loading isPart />}
      <FailedQuery query={query} title={t`We couldn’t load the recipes`} />
      {open?.map((recipe) => (
        <RecipeCard key={recipe.id} recipe={recipe} />
      ))}
      <p>
        <Link to="/dietary/recipes">
          <Trans>All recipes by name</Trans>
        </Link>
      </p>
    </TitledPart>
  );
};
