import { useState } from 'react';
import { NO_FILTER } from './entry-filter.ts';

export type FamilyDrafts = ReturnType<typeof useFamilyDrafts>;

/** What was entered about one family. It outlasts the time to look, and is kept in this page alone. */
export const useFamilyDrafts = () => {
  const [filter, setFilter] = useState(NO_FILTER);
  const [note, setNote] = useState('');
  return { filter, setFilter, note, setNote };
};
