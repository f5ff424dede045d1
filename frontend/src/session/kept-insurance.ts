import { PRODUCT } from '@hearthway/domain/product.ts';
import { storageOr, tryToKeep } from './browser-storage.ts';
import { jsonFields } from './json-fields.ts';

/** The answers about a plan: `features/insurance/plan` reads and writes them. */
export const PLAN_KEY = `${PRODUCT.storagePrefix}-insurance-plan`;

/** Notes of a call that is not over: `features/insurance/call` reads and writes them. */
export const CALL_KEY = `${PRODUCT.storagePrefix}-insurance-call`;

/** Answers about a denial: `features/insurance/denied` reads and writes them. */
export const DENIAL_KEY = `${PRODUCT.storagePrefix}-insurance-denial`;

/** Insurer and state of a lookup, in the tab: `features/insurance` reads and writes them. */
export const INSURER_KEY = `${PRODUCT.storagePrefix}-insurer`;

/** The plan while waiting, until an account takes it over: `features/next-steps` reads and writes it. */
export const STEPS_KEY = `${PRODUCT.storagePrefix}-next-steps`;

const KEYS = [PLAN_KEY, CALL_KEY, DENIAL_KEY, STEPS_KEY, INSURER_KEY];

/** Answers and notes about insurance and next steps in this browser, as far as every page knows them. */
export const keptInsurance = {
  /** This account is signed in. It takes over a visitor's; those of another account are removed. */
  claim: (userId: string): void => {
    const storage = storageOr(() => localStorage);
    for (const key of KEYS) {
      const { userId: owner, ...rest } = jsonFields(storage.getItem(key) ?? '');
      if (owner === null) tryToKeep(storage, key, JSON.stringify({ userId, ...rest }));
      else if (typeof owner === 'string' && owner !== userId) storage.removeItem(key);
    }
  },
  /** A plan while waiting is kept in this browser, which no account has taken over. */
  hasSteps: (): boolean => storageOr(() => localStorage).getItem(STEPS_KEY) !== null,
  /** The person has signed out. */
  clear: (): void => {
    const storages = [storageOr(() => localStorage), storageOr(() => sessionStorage)];
    for (const storage of storages) for (const key of KEYS) storage.removeItem(key);
  },
};
