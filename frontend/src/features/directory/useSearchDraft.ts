import { useEffect, useRef, useState } from 'react';
import { useDraft } from '../../session/useDraft.ts';
import { type DirectorySearch, isSame } from './directory-search.ts';

/** How long to wait for the next letter before searching. */
const TYPING_PAUSE_MS = 300;

const WHOLE_ZIP = /^\s*\d{5}\s*$/;

interface SearchDraftOptions {
  /** The search in the address: the same object until that changes. */
  readonly committed: DirectorySearch;
  /** Takes a search over into the address: as a step that Back undoes, or in place of the last. */
  readonly commit: (search: DirectorySearch, how: 'step' | 'refinement') => void;
}

/**
 * The search being typed. Words are searched for while typing; half a city is no place, so a place
 * waits until the person leaves the field. When the address changes otherwise, such as by Back, the
 * draft follows it. A draft that was not searched for outlives the session.
 */
export const useSearchDraft = ({ committed, commit }: SearchDraftOptions) => {
  const { kept, keep, forget } = useDraft('directory-search');
  const [draft, setDraft] = useState<DirectorySearch>(() => ({
    ...committed,
    search: kept['search'] ?? committed.search,
    location: kept['location'] ?? committed.location,
  }));
  const known = useRef(committed);
  /** Already in the address, and not shown yet. */
  const onTheirWay = useRef<readonly DirectorySearch[]>([]);
  const timer = useRef<number>(undefined);

  const take = (change: Partial<DirectorySearch>, how: 'step' | 'refinement' = 'refinement') => {
    window.clearTimeout(timer.current);
    forget();
    const next = sensible({ ...known.current, ...change });
    if (isSame(next, known.current)) return;
    known.current = next;
    onTheirWay.current = [...onTheirWay.current, next];
    commit(next, how);
  };

  useEffect(() => {
    const follow = () => {
      if (isSame(committed, known.current)) return;
      window.clearTimeout(timer.current);
      known.current = committed;
      onTheirWay.current = [];
      forget();
      setDraft(committed);
    };
    const arrived = onTheirWay.current.findLastIndex((search) => isSame(search, committed));
    onTheirWay.current = onTheirWay.current.slice(arrived + 1);
    // The page's own search may arrive after more was typed.
    if (arrived === -1) follow();
    // Going back before a search was shown keeps the current draft.
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [committed, forget]);
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
    /** Choices count at once, unlike typed text. */
    choose: (change: Partial<DirectorySearch>) => {
      const next = sensible({ ...draft, ...change });
      setDraft(next);
      take(next, 'step');
    },
    searchNow: () => take(draft),
  };
};

/** From nowhere, everything is as far. */
const sensible = (search: DirectorySearch): DirectorySearch => {
  const location = search.location.trim();
  const sort = location === '' && search.sort === 'distance' ? 'relevance' : search.sort;
  return { ...search, search: search.search.trim(), location, sort };
};
