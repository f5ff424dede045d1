import type { TimelineStream } from '@hearthway/domain/staff/timeline.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Select } from '../../../components/Select.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { Tooltip, Tooltips } from '../../../components/Tooltip.tsx';
import { SEARCH_KEY, useShortcuts } from '../useShortcuts.ts';
import { type EntryFilter, isFiltered, NO_FILTER } from './entry-filter.ts';
import { streamWords } from './stream-words.ts';

interface TimelineFilterProps {
  readonly filter: EntryFilter;
  /** Contexts with entries of the family. */
  readonly contexts: readonly string[];
  readonly streams: readonly TimelineStream[];
  readonly onFilter: (filter: EntryFilter) => void;
}

const SEARCH_MAX_LENGTH = 100;

/** Filters of the timeline, and the day it starts with. */
export const TimelineFilter = ({ filter, contexts, streams, onFilter }: TimelineFilterProps) => {
  const { i18n, t } = useLingui();
  const draft = useFilterDraft(filter, onFilter);
  const form = useRef<HTMLFormElement>(null);
  useShortcuts({
    [SEARCH_KEY]: () =>
      form.current?.querySelector<HTMLInputElement>('input[name="search"]')?.select(),
  });
  const named = contexts
    .map((context) => ({ value: context, name: streamWords(streams, context).name }))
    .sort((a, b) => a.name.localeCompare(b.name, i18n.locale));
  return (
    <search tabIndex={-1}>
      <form
        ref={form}
        className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_12rem_2fr_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          draft.submitSearch();
        }}
      >
        <Select
          label={t`Show`}
          value={filter.context}
          options={[{ value: '', name: t`Everything` }, ...named]}
          onChoose={draft.choose}
        />
        <TextField
          label={t`Jump to a day`}
          type="date"
          value={draft.day}
          onChange={({ target }) => draft.typeDay(target.value)}
        />
        <TextField
          label={t`Search the timeline`}
          name="search"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SEARCH_MAX_LENGTH}
          value={draft.search}
          onChange={({ target }) => draft.typeSearch(target.value)}
        />
        <div className="flex gap-3 max-sm:*:grow">
          <Tooltips>
            <Tooltip text={t`Press ${SEARCH_KEY} to go to the search field`}>
              <Button look="secondary" type="submit">
                <Search aria-hidden className="size-4" />
                <Trans>Search</Trans>
              </Button>
            </Tooltip>
          </Tooltips>
          {isFiltered(filter) && (
            <Button look="quiet" onClick={() => onFilter(NO_FILTER)}>
              <Trans>Show everything</Trans>
            </Button>
          )}
        </div>
      </form>
    </search>
  );
};

/** Years being typed have fewer digits: `0002-11-21`. */
const FIRST_DAY = '2000-01-01';

/**
 * Field values, including unsubmitted text and an incomplete day. Calls `onFilter` with each complete day,
 * and with the text when it is submitted.
 */
const useFilterDraft = (filter: EntryFilter, onFilter: (filter: EntryFilter) => void) => {
  const [draft, setDraft] = useState({ filter, day: filter.day, search: filter.search });
  if (draft.filter !== filter)
    setDraft({
      filter,
      day: filter.day,
      // Choosing a day keeps an unsubmitted text; clearing the filter removes it.
      search: draft.filter.search === filter.search ? draft.search : filter.search,
    });
  return {
    day: draft.day,
    search: draft.search,
    typeSearch: (search: string) => setDraft({ ...draft, search }),
    typeDay: (day: string) => {
      setDraft({ ...draft, day });
      if (day === '' || day >= FIRST_DAY) onFilter({ ...filter, day });
    },
    choose: (context: string) => onFilter({ ...filter, context }),
    submitSearch: () => onFilter({ ...filter, search: draft.search.trim() }),
  };
};
