import { PRODUCT } from '@hearthway/domain/product.ts';
import { storageOr } from './browser-storage.ts';
import { jsonFields } from './json-fields.ts';

/** One account's places in lessons: `features/learning/module/places.ts` reads and writes them. */
export const LESSONS_KEY = `${PRODUCT.storagePrefix}-lessons`;

/** Those of visitors, until a family signs in and takes them over. */
export const VISITOR_LESSONS_KEY = `${PRODUCT.storagePrefix}-visitor-lessons`;

/** The places in lessons, as far as every page knows them. */
export const keptLessons = {
  /** This account is signed in. Places of another one are removed. */
  claim: (userId: string): void => {
    const storage = storageOr(() => localStorage);
    const { userId: owner } = jsonFields(storage.getItem(LESSONS_KEY) ?? '');
    if (owner !== userId) storage.removeItem(LESSONS_KEY);
  },
  /** The person has signed out. */
  clear: (): void => storageOr(() => localStorage).removeItem(LESSONS_KEY),
  /** A visitor has begun lessons in this browser. */
  hasVisitors: (): boolean => storageOr(() => localStorage).getItem(VISITOR_LESSONS_KEY) !== null,
};
