import {
  RECIPE_CATEGORIES,
  RECIPE_DIFFICULTIES,
} from '@hearthway/domain/content/recipe.constants.ts';
import { RECIPE_SORTS } from '@hearthway/domain/recipes/recipes.constants.ts';
import { RECIPE_SEARCH_MAX_LENGTH } from '@hearthway/domain/recipes/recipes.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Select } from '../../../components/Select.tsx';
import { Summary } from '../../../components/Summary.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { TickBox } from '../../../components/TickBox.tsx';
import {
  CATEGORY_NAMES,
  DIFFICULTY_NAMES,
  FLAG_LIST,
  FLAG_NAMES,
  SORT_NAMES,
} from './recipe-words.ts';

/** A child of the family, by whom recipes can be chosen. */
export interface FitChoice {
  readonly id: string;
  readonly name: string;
}

interface RecipeFiltersProps {
  readonly filters: URLSearchParams;
  /** Sets a filter; empty takes it off. */
  readonly onFilter: (name: string, value: string) => void;
  readonly profiles: readonly FitChoice[];
}

/** Search, pantry and filters of the list, which the address holds. */
export const RecipeFilters = ({ filters, onFilter, profiles }: RecipeFiltersProps) => {
  const { t } = useLingui();
  const of = (name: string): string => filters.get(name) ?? '';
  const any = { value: '', name: t`Any` };
  return (
    <div className="grid grid-cols-1 gap-3">
      <SearchField
        name="search"
        label={t`Search recipes`}
        value={of('search')}
        onFilter={onFilter}
      />
      {profiles.length > 0 && (
        <Select
          label={t`Fits`}
          value={of('fits')}
          onChoose={(value) => onFilter('fits', value)}
          options={[any, ...profiles.map(({ id, name }) => ({ value: id, name }))]}
        />
      )}
      <details className="group" open={[...filters.keys()].some((name) => FOLDED.includes(name))}>
        <Summary>
          <Trans>Filters</Trans>
        </Summary>
        <div className="grid grid-cols-1 gap-3 pt-2">
          <div className="grid grid-cols-2 gap-3">
            <Select
              label={t`Meal`}
              value={of('category')}
              onChoose={(value) => onFilter('category', value)}
              options={[
                any,
                ...RECIPE_CATEGORIES.map((value) => ({ value, name: t(CATEGORY_NAMES[value]) })),
              ]}
            />
            <Select
              label={t`Difficulty`}
              value={of('difficulty')}
              onChoose={(value) => onFilter('difficulty', value)}
              options={[
                any,
                ...RECIPE_DIFFICULTIES.map((value) => ({
                  value,
                  name: t(DIFFICULTY_NAMES[value]),
                })),
              ]}
            />
          </div>
          <fieldset className="grid grid-cols-2 gap-x-3">
            <legend className="sr-only">
              <Trans>Only recipes with</Trans>
            </legend>
            {FLAG_LIST.map((flag) => (
              <TickBox
                key={flag}
                label={t(FLAG_NAMES[flag])}
                checked={of(flag) === 'true'}
                onChange={({ target }) => onFilter(flag, target.checked ? 'true' : '')}
              />
            ))}
          </fieldset>
          <SearchField
            name="pantry"
            label={t`What do you have at home?`}
            hint={t`For example: eggs and rice`}
            value={of('pantry')}
            onFilter={onFilter}
          />
          <Select
            label={t`Sort by`}
            value={of('sort')}
            onChoose={(value) => onFilter('sort', value)}
            options={[
              { value: '', name: t`As usual` },
              ...RECIPE_SORTS.map((value) => ({ value, name: t(SORT_NAMES[value]) })),
            ]}
          />
        </div>
      </details>
    </div>
  );
};

const FOLDED: readonly string[] = ['category', 'difficulty', 'pantry', 'sort', ...FLAG_LIST];

interface SearchFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onFilter: (name: string, value: string) => void;
}

const SearchField = ({ name, label, hint, value, onFilter }: SearchFieldProps) => {
  const { t } = useLingui();
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  // Cleared elsewhere.
  if (shown !== value) {
    setShown(value);
    setText(value);
  }
  return (
    <search aria-label={label}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onFilter(name, text.trim());
        }}
        className="flex items-end gap-2 *:first:grow"
      >
        <TextField
          label={label}
          hint={hint}
          type="search"
          name={name}
          maxLength={RECIPE_SEARCH_MAX_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button look="secondary" type="submit" aria-label={t`Search`}>
          <Search aria-hidden className="size-5" />
        </Button>
      </form>
    </search>
  );
};
