import type { LineShown, RecipeShown } from '@hearthway/domain/recipes/recipes.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { UNIT_NAMES } from './shared/recipe-words.ts';
import { cookAmount, SERVINGS, scaled, servingsWithin } from './shared/scale.ts';

/** Lines of a recipe for as many servings as wanted, in US or metric measures. */
export const Ingredients = ({ recipe }: { readonly recipe: RecipeShown }) => {
  const { t } = useLingui();
  const [servings, setServings] = useState(recipe.servings);
  const [isMetric, setIsMetric] = useState(false);
  const change = (by: number): void => setServings((before) => servingsWithin(before + by));
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="text-xl">
        <Trans>Ingredients</Trans>
      </h2>
      <div className="flex flex-wrap items-center gap-2">
        <span className="inline-flex items-center gap-1">
          <span className="print:hidden">
            <Button
              look="secondary"
              aria-label={t`Fewer servings`}
              disabled={servings <= SERVINGS.least}
              onClick={() => change(-1)}
            >
              <Minus aria-hidden className="size-4" />
            </Button>
          </span>
          <span role="status" className="min-w-24 text-center">
            <Plural value={servings} one="# serving" other="# servings" />
          </span>
          <span className="print:hidden">
            <Button
              look="secondary"
              aria-label={t`More servings`}
              disabled={servings >= SERVINGS.most}
              onClick={() => change(1)}
            >
              <Plus aria-hidden className="size-4" />
            </Button>
          </span>
        </span>
        <span className="print:hidden">
          <Button look="quiet" aria-pressed={isMetric} onClick={() => setIsMetric(!isMetric)}>
            {isMetric ? <Trans>Show cups</Trans> : <Trans>Show grams</Trans>}
          </Button>
        </span>
      </div>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {recipe.lines.map((line) => (
          <Line
            key={line.food}
            line={line}
            amount={scaled(line.amount, { from: recipe.servings, to: servings })}
            isMetric={isMetric}
            change={recipe.fit?.changes.find(({ food }) => food === line.name)}
          />
        ))}
      </ul>
    </section>
  );
};

interface LineProps {
  readonly line: LineShown;
  readonly amount: number;
  readonly isMetric: boolean;
  readonly change: { readonly instead: string | null } | undefined;
}

/** One line; its food opens to what is in it. */
const Line = ({ line, amount, isMetric, change }: LineProps) => {
  const { t } = useLingui();
  const { name, isOptional, swap, proofs, unit, gramsPerCup } = line;
  const shown = cookAmount(amount, unit, { isMetric, gramsPerCup: gramsPerCup ?? undefined });
  const [one, many] = UNIT_NAMES[shown.unit];
  const measure = `${shown.amount} ${t(shown.isMany ? many : one)}`.trim();
  const instead = change?.instead;
  return (
    <li className="py-1.5">
      <details>
        <summary className="cursor-pointer py-1">
          <span className="font-semibold">{measure}</span>{' '}
          {change === undefined ? name : <s>{name}</s>}
          {instead !== undefined && instead !== null && (
            <strong>
              {' '}
              <Trans>use {instead}</Trans>
            </strong>
          )}
          {instead === null && (
            <strong>
              {' '}
              <Trans>leave it out</Trans>
            </strong>
          )}
          {isOptional && (
            <span className="text-text-soft">
              {' '}
              <Trans>(if you like)</Trans>
            </span>
          )}
        </summary>
        <div className="ps-4 pb-1 text-sm">
          {proofs.length === 0 ? (
            <p>
              <Trans>
                Nothing is known against it for the nine allergens and gluten. Read the label.
              </Trans>
            </p>
          ) : (
            <ul>
              {proofs.map(({ watched, line: proof }) => (
                <li key={watched}>{proof}</li>
              ))}
            </ul>
          )}
          {swap !== null && (
            <p>
              <Trans>In its place: {swap}</Trans>
            </p>
          )}
        </div>
      </details>
    </li>
  );
};
