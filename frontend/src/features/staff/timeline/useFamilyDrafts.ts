import { useState } from 'react';
import { NO_FILTER } from './entry-filter.ts';

export type FamilyDrafts = ReturnType<typeof useFamilyDrafts>;

/** Unsaved input for one family. It outlasts the access and stays in this page. */
export const useFamilyDrafts = () => {
  const [filter, setFilter] = useState(NO_FILTER);
  const [note, setNote] = useState('');
  return { filter, setFilter, note, setNote };
};
