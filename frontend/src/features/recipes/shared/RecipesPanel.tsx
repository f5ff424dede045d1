import { FREE_RECIPES, RECIPE_FILTERS } from '@hearthway/domain/recipes/recipes.constants.ts';
import type { LockedRecipe, RecipeList } from '@hearthway/domain/recipes/recipes.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { Summary } from '../../../components/Summary.tsx';
import { ToolPage } from '../../../components/ToolPage.tsx';
import { accountPath } from '../../../session/redirect.ts';
import { useSession } from '../../../session/useSession.ts';
import { useReportActivity } from '../../journey/shared/useReportActivity.ts';
import { KeptRecipes } from './KeptRecipes.tsx';
import { RecipeCard } from './RecipeCard.tsx';
import { type FitChoice, RecipeFilters } from './RecipeFilters.tsx';
import { recipeListQuery } from './recipes.queries.ts';

const PARAMETERS: readonly string[] = [...RECIPE_FILTERS, 'sort'];

/** Cards that are shown at first, and with each press of "Show more": five screens of a phone at most. */
const PER_PAGE = 8;

/** Recipes of the page `/dietary`: filters and cards. `profiles` are the family's children. */
export const RecipesPanel = ({ profiles }: { readonly profiles: readonly FitChoice[] }) => {
  const { t } = useLingui();
  const session = useSession();
  const [search, setSearch] = useSearchParams();
  const filters = new URLSearchParams([...search].filter(([name]) => PARAMETERS.includes(name)));
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const query = useQuery(recipeListQuery(userId, filters.toString()));
  const isFamily = session.status === 'signed-in' && session.user.role === 'family';
  const isNothingFound = isFamily && query.data?.recipes.length === 0;
  const set = RECIPE_FILTERS.filter((name) => filters.has(name)).join();
  const tell = useReportActivity();
  useEffect(() => {
    const names = RECIPE_FILTERS.filter((name) => set.split(',').includes(name));
    if (isNothingFound && names.length > 0)
      tell({ what: 'dietary/recipes/not-found', body: { filters: names } });
  }, [isNothingFound, set, tell]);
  const setFilter = (name: string, value: string): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const clear = (): void =>
    setSearch(
      (before) => new URLSearchParams([...before].filter(([name]) => !PARAMETERS.includes(name))),
      { replace: true, preventScrollReset: true },
    );
  return (
    <ToolPage tools={<RecipeFilters filters={filters} onFilter={setFilter} profiles={profiles} />}>
      {userId !== undefined && (
        <div className="mb-4 empty:hidden">
          <KeptRecipes userId={userId} />
        </div>
      )}
      {query.data === undefined ? (
        query.error === null ? (
          <Loading />
        ) : (
          <FailedQuery query={query} title={t`We couldn’t load the recipes`} />
        )
      ) : (
        <Results
          key={filters.toString()}
          list={query.data}
          isVisitor={userId === undefined}
          onClear={clear}
        />
      )}
    </ToolPage>
  );
};

interface ResultsProps {
  readonly list: RecipeList;
  readonly isVisitor: boolean;
  readonly onClear: () => void;
}

const Results = ({ list, isVisitor, onClear }: ResultsProps) => {
  const [count, setCount] = useState(PER_PAGE);
  const open = list.recipes.filter((recipe) => !recipe.isLocked);
  const locked = list.recipes.filter((recipe) => recipe.isLocked);
  if (list.recipes.length === 0)
    return (
      <div className="grid justify-items-start gap-3">
        <h2 className="text-xl">
          <Trans>No Recipes Found</Trans>
        </h2>
        <p>
          <Trans>
            No recipe matches all of these filters. Take one off, or search for another food.
          </Trans>
        </p>
        <Button look="secondary" onClick={onClear}>
          <Trans>Clear All Filters</Trans>
        </Button>
        <Excluded list={list} />
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <p role="status" className="text-sm text-text-soft">
        <Plural value={list.recipes.length} one="# recipe" other="# recipes" />
      </p>
      <ul className="grid grid-cols-1 gap-3 xl:grid-cols-2">
        {open.slice(0, count).map((recipe) => (
          <li key={recipe.id}>
            <RecipeCard recipe={recipe} />
          </li>
        ))}
      </ul>
      {open.length > count && (
        <Button look="secondary" onClick={() => setCount(count + PER_PAGE)}>
          <Trans>Show more recipes</Trans>
        </Button>
      )}
      {locked.length > 0 && <Locked recipes={locked} isVisitor={isVisitor} />}
      <Excluded list={list} />
    </div>
  );
};

const TITLES_SHOWN = 6;

interface LockedProps {
  readonly recipes: readonly LockedRecipe[];
  readonly isVisitor: boolean;
}

const Locked = ({ recipes, isVisitor }: LockedProps) => {
  const more = recipes.length - TITLES_SHOWN;
  return (
    <section className="grid justify-items-start gap-2 rounded-soft border border-line p-4">
      <h2 className="text-lg">
        <Plural
          value={recipes.length}
          one="# more recipe with Plus"
          other="# more recipes with Plus"
        />
      </h2>
      <p>
        {isVisitor ? (
          <Trans>
            {FREE_RECIPES} recipes are free each week. With a free account they are chosen to fit
            your child, and with Plus you see all of them.
          </Trans>
        ) : (
          <Trans>
            {FREE_RECIPES} recipes are free each week, chosen to fit your family. With Plus you see
            all of them.
          </Trans>
        )}
      </p>
      <ul className="list-disc ps-5">
        {recipes.slice(0, TITLES_SHOWN).map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      {more > 0 && (
        <p className="text-sm text-text-soft">
          <Plural value={more} one="and # more" other="and # more" />
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {isVisitor && (
          <Link to={accountPath('signup', '/dietary/recipes')} className={buttonClass('primary')}>
            <Trans>Create a free account</Trans>
          </Link>
        )}
        <Link to="/subscribe" className={buttonClass('secondary')}>
          <Trans>Compare plans</Trans>
        </Link>
      </div>
    </section>
  );
};

/** Recipes that do not fit a child, each with its reasons. */
const Excluded = ({ list: { excluded } }: { readonly list: RecipeList }) => {
  if (excluded.length === 0) return null;
  return (
    <details className="group">
      <Summary>
        <Plural value={excluded.length} one="# recipe does not fit" other="# recipes do not fit" />
      </Summary>
      <ul className="grid max-h-96 gap-2 overflow-y-auto pt-2">
        {excluded.map(({ id, title, fit }) => (
          <li key={id}>
            <span className="font-semibold">{title}</span>
            <span className="block text-sm text-text-soft">{fit.reasons.join(' · ')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};
