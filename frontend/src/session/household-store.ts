import { PRODUCT } from '@hearthway/domain/product.ts';
import { type BrowserStorage, tryToKeep } from './browser-storage.ts';
import { jsonFields } from './json-fields.ts';

export const HOUSEHOLD_KEY = `${PRODUCT.storagePrefix}-household`;

/** Household of another family that this tab shows. */
export interface ShownHousehold {
  /** Account of the member who opened it. */
  readonly memberId: string;
  readonly familyId: string;
  readonly ownerName: string;
}

/** Tells which household this tab shows. A change holds from the next load of a page, so that nothing is mixed. */
export interface HouseholdStore {
  /** Undefined for the own household. */
  readonly current: () => ShownHousehold | undefined;
  readonly enter: (household: ShownHousehold) => void;
  readonly leave: () => void;
  /** This account is signed in: another one's household is left. */
  readonly claim: (memberId: string) => void;
}

export const createHouseholdStore = (storage: BrowserStorage): HouseholdStore => {
  let shown = readStored(storage);
  const leave = () => {
    shown = undefined;
    storage.removeItem(HOUSEHOLD_KEY);
  };
  return {
    current: () => shown,
    enter: (household) => {
      tryToKeep(storage, HOUSEHOLD_KEY, JSON.stringify(household));
    },
    leave,
    claim: (memberId) => {
      if (shown !== undefined && shown.memberId !== memberId) leave();
    },
  };
};

const readStored = (storage: BrowserStorage): ShownHousehold | undefined => {
  const { memberId, familyId, ownerName } = jsonFields(storage.getItem(HOUSEHOLD_KEY) ?? '');
  return typeof memberId === 'string' &&
    typeof familyId === 'string' &&
    typeof ownerName === 'string'
    ? { memberId, familyId, ownerName }
    : undefined;
};
