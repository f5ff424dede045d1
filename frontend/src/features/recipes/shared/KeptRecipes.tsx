import type { KeptRecipe } from '@hearthway/domain/recipes/recipes.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Summary } from '../../../components/Summary.tsx';
import { keptRecipesQuery } from './recipes.queries.ts';

/**
 * Recipes that a family keeps and that a food speaks against: an allergy was added, or what we know of a food was
 * corrected. Those that fit with a change are folded.
 */
export const KeptRecipes = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const query = useQuery(keptRecipesQuery(userId));
  const { data } = query;
  if (data === undefined)
    return <FailedQuery query={query} title={t`We couldn’t check the recipes that you keep`} />;
  const out = data.filter(({ verdict }) => verdict === 'no');
  const changed = data.filter(({ verdict }) => verdict === 'changed');
  if (data.length === 0) return null;
  return (
    <div className="print:hidden">
      <Notice tone="caution">
        {out.length > 0 && (
          <>
            <p className="font-semibold">
              <Trans>You keep recipes that a profile now speaks against</Trans>
            </p>
            <RecipeList recipes={out} />
          </>
        )}
        {changed.length > 0 && (
          <details className="group">
            <Summary>
              <Plural
                value={changed.length}
                one="# recipe that you keep needs a change"
                other="# recipes that you keep need a change"
              />
            </Summary>
            <RecipeList recipes={changed} />
          </details>
        )}
      </Notice>
    </div>
  );
};

const RecipeList = ({ recipes }: { readonly recipes: readonly KeptRecipe[] }) => (
  <ul className="grid list-disc gap-1 ps-5">
    {recipes.map(({ id, title, says }) => (
      <li key={id}>
        <Link to={`/dietary/recipes/${id}`}>{title}</Link>: {says.join(' · ')}
      </li>
    ))}
  </ul>
);
