import type { RecipeCard as Card } from '@hearthway/domain/recipes/recipes.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { RecipeDrawing } from './RecipeDrawing.tsx';
import { CATEGORY_NAMES, FLAG_LIST, FLAG_NAMES } from './recipe-words.ts';

interface RecipeCardProps {
  readonly recipe: Card;
}

/** A recipe of the list: time, servings, popularity and flags. */
export const RecipeCard = ({ recipe }: RecipeCardProps) => {
  const { t } = useLingui();
  const { title, description, servings, popularityScore, fit, missing } = recipe;
  const minutes = recipe.prepTime + recipe.cookTime;
  const flags = FLAG_LIST.filter((flag) => recipe[flag]).map((flag) => t(FLAG_NAMES[flag]));
  const changes = (fit?.changes ?? []).map(({ food, instead }) =>
    instead === null ? t`without ${food}` : t`${instead} for ${food}`,
  );
  return (
    <article className="flex gap-3 rounded-soft border border-line bg-raised p-3">
      <RecipeDrawing name={recipe.drawing} className="h-auto w-20 shrink-0 self-start" />
      <div className="min-w-0">
        <h2 className="text-base">
          <Link
            to={recipePath(recipe.id, fit?.profileId)}
            className="touch inline-flex items-center"
          >
            {title}
          </Link>
        </h2>
        <p className="text-sm text-text-soft">{description}</p>
        <p className="text-sm">
          {t(CATEGORY_NAMES[recipe.category])} · <Trans>{minutes} min</Trans> ·{' '}
          <Plural value={servings} one="# serving" other="# servings" /> ·{' '}
          {popularityScore === null ? (
            <Trans>no marks yet</Trans>
          ) : (
            <Trans>{popularityScore}/5</Trans>
          )}
        </p>
        {flags.length > 0 && <p className="text-sm text-text-soft">{flags.join(' · ')}</p>}
        {changes.length > 0 && (
          <p className="text-sm">
            <Trans>Fits with a change: {changes.join(', ')}</Trans>
          </p>
        )}
        {missing !== null && missing.length > 0 && (
          <p className="text-sm">
            <Trans>You also need: {missing.join(', ')}</Trans>
          </p>
        )}
      </div>
    </article>
  );
};

const recipePath = (id: string, profileId?: string): string =>
  `/dietary/recipes/${id}${profileId === undefined ? '' : `?${new URLSearchParams({ fits: profileId })}`}`;
