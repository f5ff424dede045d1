import { PRODUCT } from '@hearthway/domain/product.ts';
import { storageOr } from './browser-storage.ts';
import { jsonFields } from './json-fields.ts';

/** One account's places in lessons: `features/learning/module/places.ts` reads and writes them. */
export const LESSONS_KEY = `${PRODUCT.storagePrefix}-lessons`;

/** Removes the places in lessons of another account than the one that is signed in. */
export const keptLessons = {
  /** This account is signed in. */
  claim: (userId: string): void => {
    const storage = storageOr(() => localStorage);
    const { userId: owner } = jsonFields(storage.getItem(LESSONS_KEY) ?? '');
    if (owner !== userId) storage.removeItem(LESSONS_KEY);
  },
  /** The person has signed out. */
  clear: (): void => storageOr(() => localStorage).removeItem(LESSONS_KEY),
};
