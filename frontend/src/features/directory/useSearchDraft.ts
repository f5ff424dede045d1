import { useEffect, useRef, useState } from 'react';
import { useDraft } from '../../session/useDraft.ts';
import { type DirectorySearch, isSame } from './directory-search.ts';

/** Pause in typing after which the search starts. */
const TYPING_PAUSE_MS = 300;

const WHOLE_ZIP = /^\s*\d{5}\s*$/;

interface SearchDraftOptions {
  /** Search in the URL: the same object until it changes. */
  readonly committed: DirectorySearch;
  /** Writes a search to the URL: as a new history entry, or replacing the last. */
  readonly commit: (search: DirectorySearch, how: 'step' | 'refinement') => void;
}

/**
 * Draft of the search. Words are searched for while typing; half a city name is not a place, so places wait
 * until the person leaves the field. When the URL changes otherwise, such as by Back, the draft follows it.
 * An unsubmitted draft outlives the session.
 */
export const useSearchDraft = ({ committed, commit }: SearchDraftOptions) => {
  const { kept, keep, forget } = useDraft('directory-search');
  const [draft, setDraft] = useState<DirectorySearch>(() => ({
    ...committed,
    search: kept['search'] ?? committed.search,
    location: kept['location'] ?? committed.location,
  }));
  const known = useRef(committed);
  /** Written to the URL but not shown yet. */
  const onTheirWay = useRef<readonly DirectorySearch[]>([]);
  const timer = useRef<number>(undefined);
  /** Whether the search in the URL is still being typed, so that changes replace its history entry. */
  const isUnfinished = useRef(committed.search === '' && committed.category === undefined);
  const [isTyping, setTyping] = useState(false);

  const take = (change: Partial<DirectorySearch>, how: 'step' | 'refinement' = 'refinement') => {
    window.clearTimeout(timer.current);
    forget();
    const next = sensible({ ...known.current, ...change });
    if (isSame(next, known.current)) return;
    known.current = next;
    onTheirWay.current = [...onTheirWay.current, next];
    commit(next, isUnfinished.current ? how : 'step');
    isUnfinished.current = how === 'refinement';
  };

  useEffect(() => {
    const follow = () => {
      if (isSame(committed, known.current)) return;
      window.clearTimeout(timer.current);
      known.current = committed;
      onTheirWay.current = [];
      isUnfinished.current = false;
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
    /** Whether the URL matches the fields. */
    isCommitted: isSame(sensible(draft), committed),
    /** Whether words are being typed, which must not be changed. */
    isTyping,
    typeWords: (search: string) => {
      setTyping(true);
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
    /** Applies choices at once, unlike typed text. */
    choose: (change: Partial<DirectorySearch>) => {
      const next = sensible({ ...draft, ...change });
      setDraft(next);
      take(next, 'step');
    },
    /** Applies typed text once the person has left the field. */
    leaveField: () => {
      setTyping(false);
      take(draft);
    },
    /** Submits the search. The next one gets a new history entry. */
    searchNow: () => {
      setTyping(false);
      take(draft);
      isUnfinished.current = false;
    },
    /** Moves the same search to other fields, without a new history entry. */
    restate: (change: Partial<DirectorySearch>) => {
      const next = sensible({ ...draft, ...change });
      setDraft(next);
      known.current = next;
      onTheirWay.current = [...onTheirWay.current, next];
      commit(next, 'refinement');
    },
  };
};

/** Removes distance options without a place, which they need. */
const sensible = (search: DirectorySearch): DirectorySearch => {
  const location = search.location.trim();
  const sort = location === '' && search.sort === 'distance' ? 'relevance' : search.sort;
  return { ...search, search: search.search.trim(), location, sort };
};
