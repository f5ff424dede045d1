import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SearchFields } from './SearchForm.tsx';

/** Below Tailwind's `lg`, the form stands above the results. */
const IS_PHONE = '(width < 64rem)';

interface FoldedSearchOptions {
  /** Something is asked for already, by the address. */
  readonly isAsked: boolean;
  /** The results shown are those of the fields. */
  readonly isAnswered: boolean;
  /** The answer asks for another place. */
  readonly asksForPlace: boolean;
  readonly fields: SearchFields;
  /** The heading of the answer. */
  readonly answer: RefObject<HTMLElement | null>;
}

/**
 * On a phone a search ends at its answer: the form folds, and the answer is scrolled to and has the
 * focus. Where it asks for another place, the form stays open at that field.
 */
export const useFoldedSearch = ({
  isAsked,
  isAnswered,
  asksForPlace,
  fields,
  answer,
}: FoldedSearchOptions) => {
  const [isFolded, setFolded] = useState(isAsked);
  const [isEnding, setEnding] = useState(false);
  const toFocus = useRef<RefObject<HTMLElement | null>>(undefined);

  if (isEnding && isAnswered && asksForPlace && isFolded) setFolded(false);
  // Before the paint: no frame shows the page where it was.
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
  // Going back leads to the answer of another search.
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
