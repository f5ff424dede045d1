import { PRODUCT } from '@hearthway/domain/product.ts';
import { createListeners } from '../listeners.ts';
import { type BrowserStorage, tryToKeep } from './browser-storage.ts';
import { fieldsOf, jsonFields } from './json-fields.ts';

export const VISITOR_DATA_KEY = `${PRODUCT.storagePrefix}-user-data`;

/** A visitor's onboarding answers. See docs/product-rules.md#onboarding. */
export interface VisitorData {
  /** `YYYY-MM-DD`. */
  readonly diagnosisDate: string;
  /** As typed, or `latitude, longitude` with four decimals. */
  readonly location: string;
  readonly onboardingCompleted: true;
  /** The account that has signed in here since. */
  readonly owner?: {
    readonly userId: string;
    /** Saved to the account, or declined. */
    readonly isSettled: boolean;
  };
}

/**
 * Kept in this browser: onboarding needs no account. The next account to sign in claims it; from
 * then on it is shown to no other, and removed when that account signs out or another signs in.
 */
export interface VisitorDataStore {
  /** The same object until it changes. */
  readonly read: () => VisitorData | undefined;
  /** False when the browser refuses to keep it. */
  readonly save: (data: VisitorData) => boolean;
  /** This account is signed in. Data of another one is removed. */
  readonly claim: (userId: string) => void;
  /** Its owner has decided whether it goes to their account. */
  readonly settle: () => void;
  readonly clear: () => void;
  /** Notified of every change, including those from outside. */
  readonly subscribe: (listener: () => void) => () => void;
}

interface VisitorDataOptions {
  readonly storage: BrowserStorage;
  readonly isSignedIn: () => boolean;
  /** Calls back when another tab has changed the data, or the session has changed. */
  readonly onOutside: (listener: () => void) => () => void;
}

export const createVisitorDataStore = ({
  storage,
  isSignedIn,
  onOutside,
}: VisitorDataOptions): VisitorDataStore => {
  const listeners = createListeners();
  const tell = () => {
    listeners.notify();
  };
  let known: { readonly text: string; readonly data: VisitorData | undefined } | undefined;

  const stored = (): VisitorData | undefined => {
    const text = storage.getItem(VISITOR_DATA_KEY) ?? '';
    if (known?.text !== text) known = { text, data: parse(text) };
    return known.data;
  };
  const save = (data: VisitorData): boolean => {
    const isKept = tryToKeep(storage, VISITOR_DATA_KEY, JSON.stringify(data));
    tell();
    return isKept;
  };
  const clear = () => {
    storage.removeItem(VISITOR_DATA_KEY);
    tell();
  };

  return {
    read: () => {
      const data = stored();
      return data?.owner === undefined || isSignedIn() ? data : undefined;
    },
    save,
    claim: (userId) => {
      const data = stored();
      if (data === undefined || data.owner?.userId === userId) return;
      if (data.owner === undefined) save({ ...data, owner: { userId, isSettled: false } });
      else clear();
    },
    settle: () => {
      const data = stored();
      if (data?.owner !== undefined) save({ ...data, owner: { ...data.owner, isSettled: true } });
    },
    clear,
    subscribe: (listener) => {
      const ignore = listeners.subscribe(listener);
      const ignoreOutside = onOutside(listener);
      return () => {
        ignore();
        ignoreOutside();
      };
    },
  };
};

/** Undefined for foreign or outdated data. */
const parse = (text: string): VisitorData | undefined => {
  const { diagnosisDate, location, onboardingCompleted, owner } = jsonFields(text);
  if (!isSaid(diagnosisDate) || !isSaid(location) || onboardingCompleted !== true) return undefined;
  const data: VisitorData = { diagnosisDate, location, onboardingCompleted };
  if (owner === undefined) return data;
  const { userId, isSettled } = fieldsOf(owner);
  return typeof userId === 'string' && typeof isSettled === 'boolean'
    ? { ...data, owner: { userId, isSettled } }
    : undefined;
};

const isSaid = (value: unknown): value is string => typeof value === 'string' && value !== '';
