import { dietaryProfilesDecider } from '@hearthway/domain/dietary/dietary-profiles.decider.ts';
import { FOOD_OUTCOMES, FOOD_STEPS } from '@hearthway/domain/food-log/food-log.constants.ts';
import { foodLogDecider } from '@hearthway/domain/food-log/food-log.decider.ts';
import { foodLogIdOf } from '@hearthway/domain/food-log/food-log.events.ts';
import { type Family, perFamily, type Step } from '../family.ts';
import { openAggregate } from '../recorder.ts';
import { profilesOf } from './tend-profiles.ts';

const MONTH_DIGITS = 6;

const logsOf = perFamily(() => new Map<string, ReturnType<typeof open>>());

const open = (family: Family, id: string) => openAggregate(family, foodLogDecider, id);

interface TrackOptions {
  /** Random if omitted: an offer, which is sometimes corrected. */
  readonly course?: 'everything';
}

/** Records a food that was offered to a child with a profile. */
export const trackFood =
  (family: Family, { course }: TrackOptions = {}): Step =>
  (at, sessionId) => {
    const { random, own } = family;
    const profileId = profilesOf(family).find(
      (each) => own.stateOf(dietaryProfilesDecider, each).status === 'active',
    );
    if (profileId === undefined) return [];
    const now = new Date(at);
    const today = now.toISOString().slice(0, 10);
    const offerId = `${today.slice(0, 7).replace('-', '')}${random.id().slice(MONTH_DIGITS)}`;
    const id = foodLogIdOf(profileId, offerId);
    const logs = logsOf(family);
    const log = logs.get(id) ?? open(family, id);
    logs.set(id, log);
    const of = { profileId, offerId };
    const circumstances = family.itself(at, sessionId);
    const offered = log.dispatch(
      {
        command: 'offer',
        ...of,
        fields: {
          food: 'A food',
          presentation: '',
          step: random.pick(FOOD_STEPS),
          outcome: random.pick(FOOD_OUTCOMES),
          offeredOn: today,
          partOfDay: null,
          mood: null,
          note: '',
        },
        now,
      },
      circumstances,
    );
    const isCorrected = course === 'everything' || random.chance(0.1);
    if (!isCorrected) return offered;
    const corrections = { note: `Note of ${now.toISOString()}` };
    return [
      ...offered,
      ...log.dispatch({ command: 'correct', ...of, corrections, now }, circumstances),
      ...(course === 'everything' ? log.dispatch({ command: 'remove', ...of }, circumstances) : []),
    ];
  };
