import type { Category, ResourceList } from '@hearthway/domain/directory/directory.contract.ts';
import { SEARCH_TERMS_LIMIT } from '@hearthway/domain/journey/activity.constants.ts';
import { reportSearchSchema } from '@hearthway/domain/journey/activity.contract.ts';
import { useEffect } from 'react';
import { lastSearch } from '../../session/last-search.ts';
import { useReportActivity } from '../journey/shared/useReportActivity.ts';
import { type DirectorySearch, EVERYTHING, isSame, pagePath } from './directory-search.ts';

/** Time on screen after which a search counts as settled. */
const SETTLED_MS = 2_000;

/** Excludes longer words and e-mails, which are not words of the directory. */
const TERM = /^[^\s@]{1,40}$/;

/** Searches already reported by this page, by family and address. */
const reported = new Set<string>();

interface ReportOptions {
  readonly userId: string;
  readonly search: DirectorySearch;
  readonly ownPlace: string;
  /** Selected category; undefined for all, and for an unknown one. */
  readonly category: Category['id'] | undefined;
  /** First page of results; undefined while it loads. */
  readonly answer: ResourceList | undefined;
}

/**
 * Reports each settled search to the account once. The typed text stays here: reported words are the
 * directory's own, and the place is a state.
 */
export const useReportSearch = ({
  userId,
  search,
  ownPlace,
  category,
  answer,
}: ReportOptions): void => {
  const tell = useReportActivity();
  // Opening the directory is not a search yet.
  const isSearch = !isSame(search, { ...EVERYTHING, location: ownPlace });
  const path = pagePath(search, { ownPlace, view: 'list' });
  const key = `${userId} ${path}`;

  useEffect(() => {
    if (answer !== undefined && isSearch) lastSearch.keep(userId, path);
  }, [answer, isSearch, userId, path]);

  useEffect(() => {
    if (answer === undefined || !isSearch || reported.has(key)) return;
    const timer = window.setTimeout(() => {
      reported.add(key);
      const state = /, ([A-Z]{2})$/.exec(answer.meta.place ?? '')?.[1];
      // A category known only to a newer server cannot be reported.
      const body = reportSearchSchema.safeParse({
        category,
        state,
        resultCount: answer.meta.totalShown,
        terms: answer.meta.terms.filter((term) => TERM.test(term)).slice(0, SEARCH_TERMS_LIMIT),
      });
      if (body.success) tell({ what: 'journey/searches', body: body.data });
    }, SETTLED_MS);
    return () => window.clearTimeout(timer);
  }, [answer, isSearch, key, category, tell]);
};
