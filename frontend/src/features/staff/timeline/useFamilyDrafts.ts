import { useState } from 'react';
import { NO_FILTER } from './entry-filter.ts';

export type FamilyDrafts = ReturnType<typeof useFamilyDrafts>;

/** Unsaved input for a family, in memory only. Survives the end of the access. */
export const useFamilyDrafts = () => {
  const [filter, setFilter] = useState(NO_FILTER);
  const [note, setNote] = useState('');
  return { filter, setFilter, note, setNote };
};
