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
  /** The search in the address is still being typed: what follows takes its place in the history. */
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
    /** The address has what the fields say. */
    isCommitted: isSame(sensible(draft), committed),
    /** Words are being typed, and are left as they are. */
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
    /** Choices count at once, unlike typed text. */
    choose: (change: Partial<DirectorySearch>) => {
      const next = sensible({ ...draft, ...change });
      setDraft(next);
      take(next, 'step');
    },
    /** The person has left the field: what was typed counts. */
    leaveField: () => {
      setTyping(false);
      take(draft);
    },
    /** The search is complete. The next one is another step in the history. */
    searchNow: () => {
      setTyping(false);
      take(draft);
      isUnfinished.current = false;
    },
    /** Says the same search in other fields, without a step in the history. */
    restate: (change: Partial<DirectorySearch>) => {
      const next = sensible({ ...draft, ...change });
      setDraft(next);
      known.current = next;
      onTheirWay.current = [...onTheirWay.current, next];
      commit(next, 'refinement');
    },
  };
};

/** From nowhere, everything is as far. */
const sensible = (search: DirectorySearch): DirectorySearch => {
  const location = search.location.trim();
  const sort = location === '' && search.sort === 'distance' ? 'relevance' : search.sort;
  return { ...search, search: search.search.trim(), location, sort };
};
