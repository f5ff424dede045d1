import { useState } from 'react';
import type { EntryFilter } from './entry-filter.ts';

/** Years that somebody is still typing have fewer digits: `0002-11-21`. */
const FIRST_DAY = '2000-01-01';

/**
 * What stands in the fields: a text that is not sought yet, a day that is not whole yet.
 *
 * @param onFilter Called with each day that could be meant, and with the text when it is sought.
 */
export const useFilterDraft = (filter: EntryFilter, onFilter: (filter: EntryFilter) => void) => {
  const [draft, setDraft] = useState({ filter, day: filter.day, search: filter.search });
  if (draft.filter !== filter)
    setDraft({
      filter,
      day: filter.day,
      // A text that was not sought yet outlasts another day; one that was cleared goes.
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
    seek: () => onFilter({ ...filter, search: draft.search.trim() }),
  };
};
