import { inject } from 'vitest';
import { copyData } from './warm-data.ts';

/** Spares a start on this directory the set-up of its stores. */
export const fillWithWarmData = (directory: string): void => {
  const warmData = inject('warmData');
  if (warmData !== undefined) copyData(warmData, directory);
};
