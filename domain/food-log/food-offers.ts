import { plainOf } from '../kernel/plain-word.ts';
import { DAY_PARTS, type DayPart } from './food-log.constants.ts';
import type { FoodOffer } from './food-log.contract.ts';
import type { StoredEntry } from './food-offers.model.ts';
import { EMPTY_FIELDS, withFields } from './offer-fields.ts';

/** Offers with their corrections, in the order in which they took place. `entries` may be in any order. */
export const offersIn = (entries: readonly StoredEntry[]): readonly FoodOffer[] => {
  const offers = new Map<string, FoodOffer>();
  const removed = new Set<string>();
  for (const { kind, offer_id: offerId, told } of entries.toSorted(byPosition)) {
    if (kind !== 'offer' || removed.has(offerId)) continue;
    const before = offers.get(offerId);
    if (told === null) {
      offers.delete(offerId);
      removed.add(offerId);
    } else offers.set(offerId, { ...withFields(before ?? EMPTY_FIELDS, told), offerId });
  }
  // The sort is stable: offers of one part of a day stay in the order in which they were written down.
  return [...offers.values()].toSorted(byTime);
};

/** Positions are whole numbers without leading zeros: the longer one is greater. */
const byPosition = ({ position: a }: StoredEntry, { position: b }: StoredEntry): number =>
  a.length - b.length || (a < b ? -1 : Number(a > b));

/** Whether the profile of these entries was removed and not taken back. */
export const isWithoutProfile = (entries: readonly StoredEntry[]): boolean =>
  entries.toSorted(byPosition).findLast(({ kind }) => kind !== 'offer')?.kind === 'profile-removed';

/** Offers of an untold part of the day come first. */
const partNumber = (part: DayPart | null): number => (part === null ? -1 : DAY_PARTS.indexOf(part));

const byTime = (one: FoodOffer, other: FoodOffer): number =>
  one.offeredOn === other.offeredOn
    ? partNumber(one.partOfDay) - partNumber(other.partOfDay)
    : one.offeredOn < other.offeredOn
      ? -1
      : 1;

/** Returns one key for a food in one presentation, however it is typed: "Toast " and "toast". */
export const foodKeyOf = ({
  food,
  presentation,
}: Pick<FoodOffer, 'food' | 'presentation'>): string =>
  `${wordsOf(food)}\n${wordsOf(presentation)}`;

const wordsOf = (text: string): string => plainOf(text).trim().replaceAll(/\s+/gu, ' ');

/** Whether the child ate it, and it went fine. The step alone, or the outcome alone, does not say so. */
export const isEaten = ({ step, outcome }: Pick<FoodOffer, 'step' | 'outcome'>): boolean =>
  step === 'ate' && outcome === 'fine';

/** Items by a key, in the order of their first item. */
export const groupBy = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
};
