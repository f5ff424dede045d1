import {
  LOCATION_MAX_LENGTH,
  SEARCH_MAX_LENGTH,
} from '@hearthway/domain/directory/directory.constants.ts';
import type { Category } from '@hearthway/domain/directory/directory.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import { checkConnection, errorWords } from '../../api/error-words.ts';
import { Button } from '../../components/Button.tsx';
import { Select } from '../../components/Select.tsx';
import { TextField } from '../../components/TextField.tsx';
import type { SearchError } from './search-error.ts';
import type { useSearchDraft } from './useSearchDraft.ts';

interface SearchFormProps {
  readonly form: ReturnType<typeof useSearchDraft>;
  readonly categories: readonly Category[];
  readonly searchError: SearchError | undefined;
  readonly fields: SearchFields;
  /** Called when the search is submitted. */
  readonly onSearch: () => void;
}

/** Fields that can receive the focus. */
export interface SearchFields {
  readonly words: RefObject<HTMLInputElement | null>;
  readonly place: RefObject<HTMLInputElement | null>;
}

/**
 * Margin in characters: a browser cuts pasted text before an emoji that does not fit, which may be a few
 * characters long.
 */
const NEARLY_FULL = 20;

/** Keeps every field in the URL and validates nothing, so it needs no form library. */
export const SearchForm = ({
  form,
  categories,
  searchError,
  fields,
  onSearch,
}: SearchFormProps) => {
  const { i18n, t } = useLingui();
  const { draft } = form;
  const isNearlyFull = draft.search.length > SEARCH_MAX_LENGTH - NEARLY_FULL;
  const placeError =
    searchError !== undefined && searchError !== 'failed' && searchError.about === 'place'
      ? errorWords(i18n, searchError.error, checkConnection)
      : undefined;
  return (
    <search>
      <form
        className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1 lg:group-has-data-as-wide-as-page/tools:grid-cols-[2fr_1fr_1fr_auto] lg:group-has-data-as-wide-as-page/tools:items-end"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch();
        }}
      >
        <div className="sm:col-span-2 lg:col-span-1">
          <TextField
            label={t`What are you looking for?`}
            type="search"
            value={draft.search}
            ref={fields.words}
            onChange={({ target }) => form.typeWords(target.value)}
            onBlur={form.leaveField}
            placeholder={t`Search resources, services, or providers...`}
            maxLength={SEARCH_MAX_LENGTH}
            enterKeyHint="search"
          />
          <p role="status" className="mt-1 text-sm text-text-soft empty:hidden">
            {isNearlyFull && <WordsFit />}
          </p>
        </div>
        <TextField
          label={t`Where?`}
          value={draft.location}
          onChange={({ target }) => form.typePlace(target.value)}
          ref={fields.place}
          onBlur={form.leaveField}
          placeholder={t`ZIP code or city`}
          maxLength={LOCATION_MAX_LENGTH}
          autoComplete="postal-code"
          enterKeyHint="search"
          error={placeError}
        />
        <Select
          label={t`What kind of help?`}
          value={draft.category ?? ''}
          options={[
            { value: '', name: t`All Categories` },
            ...categories.map(({ id, name }) => ({ value: id, name })),
          ]}
          onChoose={(category) => form.choose({ category: category || undefined })}
        />
        <div className="grid sm:col-span-2 sm:justify-items-start lg:col-span-1 lg:justify-items-stretch">
          <Button look="primary" type="submit">
            <Search aria-hidden className="size-4" />
            <Trans>Search</Trans>
          </Button>
        </div>
      </form>
    </search>
  );
};

const WordsFit = () => (
  <Trans>There is room for {SEARCH_MAX_LENGTH} letters. A few words find more.</Trans>
);
