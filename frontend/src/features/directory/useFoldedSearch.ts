import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SearchFields } from './SearchForm.tsx';

/** Below Tailwind's `lg`, the form is above the results. */
const IS_PHONE = '(width < 64rem)';

interface FoldedSearchOptions {
  /** Whether the URL already contains a search. */
  readonly hasSearched: boolean;
  /** Whether the results match the fields. */
  readonly isAnswered: boolean;
  /** Whether the response asks for another place. */
  readonly asksForPlace: boolean;
  readonly fields: SearchFields;
  /** Heading of the results. */
  readonly answer: RefObject<HTMLElement | null>;
}

/**
 * Ends a search on a phone at its results: the form folds, and the results are scrolled to and focused. Where
 * another place is needed, the form stays open at that field.
 */
export const useFoldedSearch = ({
  hasSearched: isAsked,
  isAnswered,
  asksForPlace,
  fields,
  answer,
}: FoldedSearchOptions) => {
  const [isFolded, setFolded] = useState(isAsked);
  const [isEnding, setEnding] = useState(false);
  const toFocus = useRef<RefObject<HTMLElement | null>>(undefined);

  if (isEnding && isAnswered && asksForPlace && isFolded) setFolded(false);
  // Runs before the paint, so that no frame shows the old position.
  useLayoutEffect(() => {
    if (!isEnding || !isAnswered) return;
    setEnding(false);
    if (asksForPlace) {
      fields.place.current?.focus();
    } else if (window.matchMedia(IS_PHONE).matches) {
      answer.current?.focus({ preventScroll: true });
      answer.current?.scrollIntoView();
    }
  }, [isEnding, isAnswered, asksForPlace, fields, answer]);
  useLayoutEffect(() => {
    if (isFolded) return;
    toFocus.current?.current?.focus();
    toFocus.current = undefined;
  }, [isFolded]);
  // Going back shows the results of another search.
  useEffect(() => {
    const fold = () => setFolded(true);
    window.addEventListener('popstate', fold);
    return () => window.removeEventListener('popstate', fold);
  }, []);

  return {
    isFolded,
    end: () => {
      setFolded(true);
      setEnding(true);
    },
    open: (field: keyof SearchFields) => {
      if (!isFolded) fields[field].current?.focus();
      toFocus.current = fields[field];
      setFolded(false);
    },
  };
};
