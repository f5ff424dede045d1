import { PRODUCT } from '@hearthway/domain/product.ts';
import { type BrowserStorage, tryToKeep } from '../../../session/browser-storage.ts';
import { jsonFields } from '../../../session/json-fields.ts';

export const REPORTED_DAY_KEY = `${PRODUCT.storagePrefix}-reported-day`;

/** The day, in any form, that this browser has last reported, and of which account. */
export interface ReportedDay {
  readonly is: (userId: string, day: string) => boolean;
  readonly keep: (userId: string, day: string) => void;
}

export const createReportedDay = (storage: BrowserStorage): ReportedDay => {
  // In a full browser, each tab has its own.
  let unkept: string | undefined;
  return {
    is: (userId, day) => {
      const reported = jsonFields(unkept ?? storage.getItem(REPORTED_DAY_KEY) ?? '');
      return reported['userId'] === userId && reported['day'] === day;
    },
    keep: (userId, day) => {
      const text = JSON.stringify({ userId, day });
      unkept = tryToKeep(storage, REPORTED_DAY_KEY, text) ? undefined : text;
    },
  };
};
