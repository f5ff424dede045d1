import { SEARCH_MAX_LENGTH } from '@hearthway/domain/directory/directory.constants.ts';
import type { Category } from '@hearthway/domain/directory/directory.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../components/Button.tsx';
import { fieldClass } from '../../components/field-class.ts';
import { TextField } from '../../components/TextField.tsx';
import type { useSearchDraft } from './useSearchDraft.ts';

interface SearchFormProps {
  readonly form: ReturnType<typeof useSearchDraft>;
  readonly categories: readonly Category[];
  /** What is wrong with the place. */
  readonly locationError: string | undefined;
}

export const SearchForm = ({ form, categories, locationError }: SearchFormProps) => {
  const { t } = useLingui();
  const categoryId = useId();
  const { draft } = form;
  return (
    <search>
      <form
        className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1"
        onSubmit={(event) => {
          event.preventDefault();
          form.searchNow();
        }}
      >
        <div className="sm:col-span-2 lg:col-span-1">
          <TextField
            label={t`What are you looking for?`}
            type="search"
            value={draft.search}
            onChange={({ target }) => form.typeWords(target.value)}
            placeholder={t`Search resources, services, or providers...`}
            maxLength={SEARCH_MAX_LENGTH}
            enterKeyHint="search"
          />
        </div>
        <TextField
          label={t`Where?`}
          value={draft.location}
          onChange={({ target }) => form.typePlace(target.value)}
          onBlur={form.searchNow}
          placeholder={t`ZIP code or city`}
          maxLength={100}
          autoComplete="postal-code"
          enterKeyHint="search"
          error={locationError}
        />
        <div className="grid content-start gap-1">
          <label htmlFor={categoryId} className="font-semibold">
            <Trans>What kind of help?</Trans>
          </label>
          <select
            id={categoryId}
            value={draft.category ?? ''}
            onChange={({ target }) => form.chooseCategory(target.value || undefined)}
            className={fieldClass}
          >
            <option value="">{t`All Categories`}</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div className="sm:col-span-2 lg:col-span-1">
          <Button look="primary" type="submit">
            <Search aria-hidden className="size-4" />
            <Trans>Search</Trans>
          </Button>
        </div>
      </form>
    </search>
  );
};
