import { useEffect, useRef, useState } from 'react';
import { useDraft } from '../../session/useDraft.ts';
import type { DirectorySearch } from './directory-search.ts';

/** How long to wait for the next letter before searching. */
const TYPING_PAUSE_MS = 300;

const WHOLE_ZIP = /^\s*\d{5}\s*$/;

interface SearchDraftOptions {
  /** What stands in the address. */
  readonly committed: DirectorySearch;
  /** Takes a search over into the address: as a step that Back undoes, or in place of the last. */
  readonly commit: (search: DirectorySearch, how: 'step' | 'refinement') => void;
}

/**
 * What a person is typing, until it is searched for. Words are searched for as they are typed; half
 * a city is no place, so a place waits until the person has moved on. When the address changes
 * otherwise, by Back say, the draft follows it. What was not searched for yet outlives the session.
 */
export const useSearchDraft = ({ committed, commit }: SearchDraftOptions) => {
  const { kept, keep, forget } = useDraft('directory-search');
  const [draft, setDraft] = useState<DirectorySearch>(() => ({
    ...committed,
    search: kept['search'] ?? committed.search,
    location: kept['location'] ?? committed.location,
  }));
  const known = useRef(committed);
  const timer = useRef<number>(undefined);

  const take = (change: Partial<DirectorySearch>, how: 'step' | 'refinement' = 'refinement') => {
    window.clearTimeout(timer.current);
    forget();
    const next = trimmed({ ...known.current, ...change });
    if (isSame(next, known.current)) return;
    known.current = next;
    commit(next, how);
  };

  const { category, search, location } = committed;
  useEffect(() => {
    const next = { category, search, location };
    if (isSame(next, known.current)) return;
    window.clearTimeout(timer.current);
    known.current = next;
    forget();
    setDraft(next);
  }, [category, search, location, forget]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return {
    draft,
    typeWords: (search: string) => {
      setDraft({ ...draft, search });
      keep({ search, location: draft.location });
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(take, TYPING_PAUSE_MS, { search });
    },
    typePlace: (location: string) => {
      setDraft({ ...draft, location });
      keep({ search: draft.search, location });
      if (WHOLE_ZIP.test(location) || location === '') take({ search: draft.search, location });
    },
    chooseCategory: (category: string | undefined) => {
      setDraft({ ...draft, category });
      take({ ...draft, category }, 'step');
    },
    searchNow: () => take(draft),
    clear: (change: Partial<DirectorySearch>) => {
      setDraft({ ...draft, ...change });
      take({ ...draft, ...change }, 'step');
    },
  };
};

const trimmed = ({ category, search, location }: DirectorySearch): DirectorySearch => ({
  category,
  search: search.trim(),
  location: location.trim(),
});

const isSame = (a: DirectorySearch, b: DirectorySearch): boolean =>
  a.category === b.category && a.search === b.search && a.location === b.location;
