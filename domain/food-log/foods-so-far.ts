import type { ProfileFields } from '../dietary/dietary-profiles.contract.ts';
import { AT_RISK_AFTER, FOOD_STEPS } from './food-log.constants.ts';
import type { FoodOffer, FoodSoFar, MonthEaten } from './food-log.contract.ts';
import { foodKeyOf, groupBy, isEaten } from './food-offers.ts';

type AcceptedFoods = ProfileFields['acceptedFoods'];

/**
 * Each food in each presentation, in plain counts: those offered last first, then accepted foods of the
 * profile that were not offered. `offers` are in order of time, as of `offersIn`.
 */
export const foodsSoFar = (
  offers: readonly FoodOffer[],
  accepted: AcceptedFoods,
): readonly FoodSoFar[] => {
  const inProfile = new Set(accepted.map(foodKeyOf));
  const byFood = groupBy(offers, foodKeyOf);
  const offered = Array.from(byFood, ([key, all]) => soFar(all, inProfile.has(key)));
  const others = accepted
    .filter((food) => !byFood.has(foodKeyOf(food)))
    .map(({ food, presentation }) => ({
      food,
      presentation,
      offers: 0,
      nearest: null,
      lastOfferedOn: null,
      acceptedOn: null,
      isAccepted: true,
      isAtRisk: false,
    }));
  return [
    ...offered.toSorted((one, other) => compare(other.lastOfferedOn, one.lastOfferedOn)),
    ...others,
  ];
};

const compare = (one: string | null, other: string | null): number =>
  (one ?? '') < (other ?? '') ? -1 : Number((one ?? '') > (other ?? ''));

const soFar = (offers: readonly FoodOffer[], isInProfile: boolean): FoodSoFar => {
  const last = offers.at(-1);
  const eaten = offers.filter(isEaten);
  const before = offers.slice(0, -AT_RISK_AFTER);
  const run = offers.slice(-AT_RISK_AFTER);
  return {
    food: last?.food ?? '',
    presentation: last?.presentation ?? '',
    offers: offers.length,
    nearest: FOOD_STEPS.findLast((step) => offers.some((offer) => offer.step === step)) ?? null,
    lastOfferedOn: last?.offeredOn ?? null,
    acceptedOn: eaten[0]?.offeredOn ?? null,
    isAccepted: isInProfile || eaten.length > 0,
    isAtRisk:
      (isInProfile || before.some(isEaten)) &&
      run.length === AT_RISK_AFTER &&
      run.every(({ outcome }) => outcome !== 'fine'),
  };
};

/** Different foods that were eaten in each month, and those eaten for the first time: the latest month first. */
export const eatenByMonth = (offers: readonly FoodOffer[]): readonly MonthEaten[] => {
  const known = new Set<string>();
  const eaten = offers.filter(isEaten);
  const months = Array.from(
    groupBy(eaten, ({ offeredOn }) => offeredOn.slice(0, 7)),
    ([month, all]) => {
      const foods = new Map(all.map((offer) => [foodKeyOf(offer), offer]));
      const fresh = [...foods].filter(([key]) => !known.has(key));
      for (const key of foods.keys()) known.add(key);
      return { month, eaten: foods.size, fresh: fresh.map(([, { food }]) => food) };
    },
  );
  return months.toReversed();
};
