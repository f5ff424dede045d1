import { expect, test } from 'vitest';
import { createHouseholdStore, HOUSEHOLD_KEY } from './household-store.ts';

const ANAS = { memberId: 'dana', familyId: 'ana', ownerName: 'Ana' };

const storage = (kept: string | null = null) => {
  let value = kept;
  return {
    getItem: (key: string) => (key === HOUSEHOLD_KEY ? value : null),
    setItem: (_: string, next: string) => {
      value = next;
    },
    removeItem: () => {
      value = null;
    },
  };
};

test('a household that was entered is shown from the next load on, until it is left', () => {
  const tab = storage();
  const before = createHouseholdStore(tab);
  before.enter(ANAS);
  expect(before.current()).toBeUndefined();
  const after = createHouseholdStore(tab);
  expect(after.current()).toEqual(ANAS);
  after.leave();
  expect(after.current()).toBeUndefined();
  expect(createHouseholdStore(tab).current()).toBeUndefined();
});

test('another account is never shown the household of the one before', () => {
  const tab = storage(JSON.stringify(ANAS));
  const store = createHouseholdStore(tab);
  store.claim('dana');
  expect(store.current()).toEqual(ANAS);
  store.claim('eve');
  expect(store.current()).toBeUndefined();
  expect(createHouseholdStore(tab).current()).toBeUndefined();
});

test('an entry that cannot be read is no household', () => {
  for (const kept of ['', '{', '[]', '{"familyId":1}'])
    expect(createHouseholdStore(storage(kept)).current()).toBeUndefined();
});
