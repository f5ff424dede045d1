import { CHILD_FILTERS } from '@hearthway/domain/children/children.constants.ts';
import type { Child } from '@hearthway/domain/children/children.contract.ts';
import { OLDEST_AGE } from '@hearthway/domain/directory/directory.constants.ts';
import { type DirectorySearch, FLAGS } from '../directory-search.ts';

type ChildFilters = Child['searchFilters'];

/** Filters of a search that fit a child: those that the family keeps for it, and its age if that is known. */
export const filtersFor = (
  { searchFilters }: Pick<Child, 'searchFilters'>,
  age: number | null,
): Partial<DirectorySearch> => ({
  ...(age !== null && { ages: age > OLDEST_AGE ? 'adult' : String(age) }),
  language: searchFilters.language ?? '',
  insurance: searchFilters.insurance ?? '',
  ...Object.fromEntries(FLAGS.map((flag) => [flag, searchFilters[flag] !== undefined])),
});

/** Filters of a search that can be kept for a child. */
export const keepableIn = (search: DirectorySearch): ChildFilters => {
  const values: ChildFilters = {
    language: search.language,
    insurance: search.insurance,
    ...Object.fromEntries(FLAGS.map((flag) => [flag, search[flag] ? '1' : ''])),
  };
  return Object.fromEntries(
    CHILD_FILTERS.flatMap((name) => {
      const value = values[name] ?? '';
      return value === '' ? [] : [[name, value] as const];
    }),
  );
};

/** Whether all of these filters are set in a search. */
export const isSetIn = (search: DirectorySearch, filters: Partial<DirectorySearch>): boolean =>
  JSON.stringify({ ...search, ...filters }) === JSON.stringify(search);
