import type { RecipeShown } from '@hearthway/domain/recipes/recipes.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { PrintButton } from '../../components/PrintAndDownload.tsx';
import { ToolPage } from '../../components/ToolPage.tsx';
import { useReportActivity } from '../journey/shared/useReportActivity.ts';
import { Ingredients } from './Ingredients.tsx';
import { Marks } from './Marks.tsx';
import { StepMode } from './StepMode.tsx';
import { RecipeDrawing } from './shared/RecipeDrawing.tsx';
import { DIFFICULTY_NAMES } from './shared/recipe-words.ts';
import { structuredData } from './structured-data.ts';
import { Timer } from './Timer.tsx';
import { ToRecipes } from './ToRecipes.tsx';

interface RecipePageProps {
  readonly recipe: RecipeShown;
  /** Undefined for visitors and for staff, who mark nothing. */
  readonly familyId: string | undefined;
}

/** A recipe in full. It prints on one sheet. */
export const RecipePage = ({ recipe, familyId }: RecipePageProps) => {
  const { t } = useLingui();
  const [isStepping, setIsStepping] = useState(false);
  const { title, description, language, steps, senses, care, resembles } = recipe;
  const minutes = recipe.prepTime + recipe.cookTime;
  const { id: recipeId, category: meal } = recipe;
  const tell = useReportActivity();
  useEffect(() => {
    if (familyId !== undefined) tell({ what: 'dietary/recipes/opened', body: { recipeId, meal } });
  }, [familyId, recipeId, meal, tell]);
  return (
    <ToolPage
      heading={
        <>
          <ToRecipes />
          <PageHeading title={title} titleLanguage={language}>
            <span lang={language}>{description}</span>
          </PageHeading>
        </>
      }
    >
      <script type="application/ld+json">{structuredData(recipe)}</script>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 print:grid-cols-2 print:gap-4 print:text-sm">
        <div className="grid grid-cols-1 content-start gap-4">
          <div className="flex flex-wrap items-center gap-4">
            <RecipeDrawing name={recipe.drawing} className="h-auto w-28 shrink-0" />
            <p className="flex-1 basis-32 text-sm">
              <Trans>
                {recipe.prepTime} min to prepare, {recipe.cookTime} min to cook
              </Trans>
              {' · '}
              {t(DIFFICULTY_NAMES[recipe.difficulty])} ·{' '}
              {recipe.popularityScore === null ? (
                <Trans>no marks yet</Trans>
              ) : (
                <Trans>{recipe.popularityScore}/5</Trans>
              )}
              <br />
              {senses.join(', ')}
            </p>
          </div>
          {familyId !== undefined && <Marks familyId={familyId} recipeId={recipe.id} />}
          <Fit recipe={recipe} />
          <Ingredients recipe={recipe} />
          <Proofs recipe={recipe} />
        </div>
        <div className="grid grid-cols-1 content-start gap-4">
          <section className="grid grid-cols-1 gap-3">
            <h2 className="text-xl">
              <Trans>Steps</Trans>
            </h2>
            <ol lang={language} className="grid list-decimal gap-2 ps-6">
              {steps.map(({ text, minutes: wait }) => (
                <li key={text}>
                  {text} {wait !== null && <Timer minutes={wait} />}
                </li>
              ))}
            </ol>
            <div className="flex flex-wrap gap-3 print:hidden">
              <Button look="primary" onClick={() => setIsStepping(true)}>
                <Trans>Cook step by step</Trans>
              </Button>
              <PrintButton />
            </div>
            <p className="hidden print:block">
              <Plural value={minutes} one="# minute in all" other="# minutes in all" />
            </p>
          </section>
          <section className="grid grid-cols-1 gap-1 text-sm">
            {care.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {resembles !== null && (
              <p>
                <Trans>
                  A next step from {resembles.food}: {resembles.changes.join(', ')}.
                </Trans>
              </p>
            )}
          </section>
          <Choking recipe={recipe} />
        </div>
      </div>
      {isStepping && <StepMode title={title} steps={steps} onClose={() => setIsStepping(false)} />}
    </ToolPage>
  );
};

const Fit = ({ recipe: { fit } }: Pick<RecipePageProps, 'recipe'>) => {
  if (fit === null) return null;
  return (
    <div className="rounded-soft border border-line p-3">
      {fit.verdict === 'no' && (
        <p>
          <strong>
            <Trans>This does not fit:</Trans>
          </strong>{' '}
          {fit.reasons.join(' · ')}
        </p>
      )}
      {fit.verdict === 'changed' && (
        <p>
          <Trans>It fits with the changes that are marked below. Check each label.</Trans>
        </p>
      )}
      {fit.verdict === 'fits' && (
        <p>
          <Trans>Nothing in it is known to be on the list of this child. Check each label.</Trans>
        </p>
      )}
      {fit.hasUnchecked && (
        <p className="font-semibold">
          <Trans>The profile has an allergy that we can’t check. Read every label.</Trans>
        </p>
      )}
    </div>
  );
};

const Proofs = ({ recipe: { proofs } }: Pick<RecipePageProps, 'recipe'>) => {
  const known = proofs.filter(({ state }) => state !== 'nothing-known');
  return (
    <section className="grid grid-cols-1 gap-1">
      <h2 className="text-lg">
        <Trans>Allergens and gluten</Trans>
      </h2>
      <ul className="list-disc ps-5">
        {known.map(({ watched, line }) => (
          <li key={watched}>{line}</li>
        ))}
      </ul>
      <p className="text-sm text-text-soft">
        {known.length === 0 ? (
          <Trans>Nothing is known against it for the nine allergens and gluten.</Trans>
        ) : (
          <Trans>Nothing is known about the rest of the nine allergens and gluten.</Trans>
        )}{' '}
        <Trans>That is no promise: brands differ, so read each label.</Trans>
      </p>
    </section>
  );
};

const Choking = ({ recipe: { choking, ageLimits } }: Pick<RecipePageProps, 'recipe'>) => {
  if (choking.length + ageLimits.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-1 text-sm">
      <h2 className="text-lg">
        <Trans>For young children</Trans>
      </h2>
      <ul className="grid list-disc gap-1 ps-5">
        {choking.map(({ how, foods, underMonths }) => {
          const years = Math.floor(underMonths / 12);
          return (
            <li key={how}>
              <strong>{foods.join(', ')}</strong>:{' '}
              <Trans>
                under {years} years, and for any child who stuffs or swallows whole: {how}
              </Trans>
            </li>
          );
        })}
        {ageLimits.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
};
