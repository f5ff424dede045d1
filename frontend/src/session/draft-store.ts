import { PRODUCT } from '@hearthway/domain/product.ts';
import { type BrowserStorage, tryToKeep } from './browser-storage.ts';
import { fieldsOf, jsonFields } from './json-fields.ts';

export const DRAFTS_KEY = `${PRODUCT.storagePrefix}-drafts`;

/** Owner of the drafts that are typed without an account. */
export const VISITOR = 'visitor';

/** Apart from those of an account, whose session may have timed out in this tab. */
const VISITOR_DRAFTS_KEY = `${PRODUCT.storagePrefix}-visitor-drafts`;

/** Values of a form's fields, by name. */
export type DraftFields = Readonly<Record<string, string>>;

interface Stored {
  readonly userId: string;
  /** The page that was open when the time ran out: path and query. */
  readonly place?: string;
  readonly forms: Readonly<Record<string, DraftFields>>;
}

/**
 * Unsent input and the page it was typed on: kept for one account when its session times out, to go
 * on after signing in again.
 *
 * One entry that names its account. It is removed when that signs out, and as soon as another signs
 * in. In between, anyone at an unattended computer can read it with the browser's developer tools:
 * that is the price of losing nothing. It is held low by keeping it in this
 * tab's storage, which ends with the tab, and by never keeping a password or a code.
 *
 * `VISITOR` has an entry of its own, for the few forms that are kept without an account. The next
 * account to sign in claims it.
 */
export interface DraftStore {
  /** This account is signed in. Data of another one is removed; a visitor's becomes its own. */
  readonly claim: (userId: string) => void;
  readonly read: (userId: string, form: string) => DraftFields;
  readonly keep: (userId: string, form: string, fields: DraftFields) => void;
  /** The form was sent. */
  readonly forget: (userId: string, form: string) => void;
  /** The session on this page has timed out. */
  readonly leave: (place: string) => void;
  /** The page on which this account's session timed out, until it is opened again. */
  readonly placeOf: (userId: string) => string | undefined;
  readonly arrived: (userId: string) => void;
  /** The person has signed out. */
  readonly clear: () => void;
}

export const createDraftStore = (storage: BrowserStorage): DraftStore => {
  const stored = (key: string): Stored | undefined => {
    const text = storage.getItem(key);
    return text === null ? undefined : parse(text);
  };
  const own = (userId: string): Stored => {
    const found = stored(keyOf(userId));
    return found?.userId === userId ? found : { userId, forms: {} };
  };
  // A full browser loses drafts, and nothing else.
  const write = (next: Stored) => tryToKeep(storage, keyOf(next.userId), JSON.stringify(next));

  return {
    claim: (userId) => {
      const { forms, ...rest } = own(userId);
      // A visitor's form was typed last.
      const claimed = { ...rest, forms: { ...forms, ...own(VISITOR).forms } };
      storage.removeItem(VISITOR_DRAFTS_KEY);
      if (!write(claimed)) storage.removeItem(DRAFTS_KEY);
    },
    read: (userId, form) => own(userId).forms[form] ?? {},
    keep: (userId, form, fields) => {
      const { forms, ...rest } = own(userId);
      write({ ...rest, forms: { ...forms, [form]: { ...fields } } });
    },
    forget: (userId, form) => {
      const { forms, ...rest } = own(userId);
      const others = Object.entries(forms).filter(([name]) => name !== form);
      write({ ...rest, forms: Object.fromEntries(others) });
    },
    leave: (place) => {
      const found = stored(DRAFTS_KEY);
      if (found !== undefined) write({ ...found, place });
    },
    placeOf: (userId) => own(userId).place,
    arrived: (userId) => {
      const { place, forms } = own(userId);
      if (place !== undefined) write({ userId, forms });
    },
    clear: () => {
      storage.removeItem(DRAFTS_KEY);
      storage.removeItem(VISITOR_DRAFTS_KEY);
    },
  };
};

const keyOf = (userId: string): string => (userId === VISITOR ? VISITOR_DRAFTS_KEY : DRAFTS_KEY);

/** Undefined for data in another version's shape. */
const parse = (text: string): Stored | undefined => {
  const { userId, place, forms } = jsonFields(text);
  const filled = Object.entries(fieldsOf(forms));
  if (typeof userId !== 'string' || !filled.every(isForm)) return undefined;
  const stored = { userId, forms: Object.fromEntries(filled) };
  if (place === undefined) return stored;
  return typeof place === 'string' ? { ...stored, place } : undefined;
};

const isForm = (entry: [string, unknown]): entry is [string, DraftFields] =>
  Object.values(fieldsOf(entry[1])).every((text) => typeof text === 'string');
