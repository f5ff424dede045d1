import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { ApiError } from '../../api/api-error.ts';
import { buttonClass } from '../../components/Button.tsx';
import { FailedQuery } from '../../components/FailedQuery.tsx';
import { Loading } from '../../components/Loading.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { ToolPage } from '../../components/ToolPage.tsx';
import { useSession } from '../../session/useSession.ts';
import { RecipePage } from './RecipePage.tsx';
import { recipeQuery } from './shared/recipes.queries.ts';
import { ToRecipes } from './ToRecipes.tsx';

/** The recipe that the address names. */
export const RecipeRoute = () => {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const query = useQuery(recipeQuery(userId, id, userId === undefined ? null : search.get('fits')));
  const recipe = query.data;
  if (query.error instanceof ApiError && query.error.status === 404)
    return (
      <ToolPage heading={<PageHeading title={t`We don’t have this recipe`} />}>
        <ToRecipes />
      </ToolPage>
    );
  if (recipe === undefined)
    return (
      <ToolPage>
        {query.error === null ? (
          <Loading />
        ) : (
          <FailedQuery query={query} title={t`We couldn’t load this recipe`} isWholePage />
        )}
      </ToolPage>
    );
  if (!recipe.isLocked)
    return (
      <RecipePage
        key={id}
        recipe={recipe}
        familyId={
          session.status === 'signed-in' && session.user.role === 'family' ? userId : undefined
        }
      />
    );
  return (
    <ToolPage heading={<PageHeading title={recipe.title} />}>
      <div className="grid justify-items-start gap-4">
        <p>
          <Trans>This recipe is part of Plus. Three others are free each week.</Trans>
        </p>
        <Link to="/subscribe" className={buttonClass('secondary')}>
          <Trans>Compare plans</Trans>
        </Link>
        <ToRecipes />
      </div>
    </ToolPage>
  );
};
