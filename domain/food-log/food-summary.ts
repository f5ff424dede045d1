import { dayNameOf, dayNumberOf } from '../calendar/days.ts';
import { FOOD_STEPS, SUMMARY_DAYS } from './food-log.constants.ts';
import type { FoodOffer, FoodSummary } from './food-log.contract.ts';
import type { StoredEntry } from './food-offers.model.ts';
import { foodKeyOf, groupBy, isEaten, offersIn } from './food-offers.ts';
import { foodsSoFar } from './foods-so-far.ts';

interface SummaryOptions {
  /** ISO day. */
  readonly day: string;
  /** Day where the family is, of a time. */
  readonly dayOf: (at: Date) => string;
}

/**
 * Facts of the last days before a day, that day included, as they were written down by then: an entry or a
 * correction of a later day changes nothing, so that the summary of a past day is the same whenever it is made.
 */
export const foodSummaryOf = (
  entries: readonly StoredEntry[],
  { day, dayOf }: SummaryOptions,
): FoodSummary => {
  const known = entries.filter(
    ({ kind, recorded_at: at }) => kind === 'offer' && isBy(at, { day, dayOf }),
  );
  const from = dayNameOf(dayNumberOf(day) - SUMMARY_DAYS + 1);
  const all = offersIn(known).filter(({ offeredOn }) => offeredOn <= day);
  const recent = all.filter(({ offeredOn }) => offeredOn >= from);
  const everEaten = new Set(all.filter(isEaten).map(foodKeyOf));
  const count = (step: FoodOffer['step'], outcome: FoodOffer['outcome']): number =>
    recent.filter((offer) => offer.step === step && offer.outcome === outcome).length;
  return {
    day,
    position: `${known.reduce((last, { position }) => max(last, BigInt(position)), 0n)}`,
    from,
    offers: recent.length,
    days: new Set(recent.map(({ offeredOn }) => offeredOn)).size,
    steps: FOOD_STEPS.map((step) => ({
      step,
      fine: count(step, 'fine'),
      refused: count(step, 'refused'),
      upset: count(step, 'upset'),
    })),
    eaten: linesOf(recent.filter(isEaten)),
    notEaten: linesOf(recent.filter((offer) => !everEaten.has(foodKeyOf(offer)))),
    atRisk: foodsSoFar(all, [])
      .filter(({ isAtRisk }) => isAtRisk)
      .map(({ food, presentation, offers, lastOfferedOn }) => ({
        food,
        presentation,
        times: offers,
        lastOn: lastOfferedOn ?? day,
      })),
    upsets: recent.filter(({ outcome }) => outcome === 'upset').toReversed(),
  };
};

/** Telling the day in a zone is slow, and only matters within a day of UTC's. */
const isBy = (at: Date, { day, dayOf }: SummaryOptions): boolean => {
  const days = dayNumberOf(at.toISOString().slice(0, 10)) - dayNumberOf(day);
  return Math.abs(days) > 1 ? days < 0 : dayOf(at) <= day;
};

const max = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/** Those seen most often first. */
const linesOf = (offers: readonly FoodOffer[]): FoodSummary['eaten'] =>
  Array.from(groupBy(offers, foodKeyOf).values(), (same) => {
    const last = same.at(-1);
    return {
      food: last?.food ?? '',
      presentation: last?.presentation ?? '',
      times: same.length,
      lastOn: last?.offeredOn ?? '',
    };
  }).toSorted((one, other) => other.times - one.times);
