import { TOUR_STEPS } from '@hearthway/domain/journey/journey.constants.ts';
import { journeyDecider } from '@hearthway/domain/journey/journey.decider.ts';
import type { Family, Step } from '../family.ts';

/** Acts before the first search. */
export const beginJourney =
  ({ own, random, place, itself: by }: Family): Step =>
  (at, sessionId) => {
    const itself = by(at, sessionId);
    const now = new Date(at);
    const told = random.chance(0.74)
      ? own.give(
          journeyDecider,
          {
            command: 'complete-onboarding',
            diagnosisDate: now.toISOString().slice(0, 10),
            location: place.state,
            now,
          },
          itself,
        )
      : [];
    if (random.chance(0.2)) return told;
    const tour = random.chance(0.55)
      ? own.give(journeyDecider, { command: 'complete-tour' }, itself)
      : own.give(
          journeyDecider,
          { command: 'skip-tour', step: 1 + random.below(TOUR_STEPS.length) },
          itself,
        );
    return [...told, ...tour];
  };
