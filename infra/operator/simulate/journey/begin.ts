import { TOUR_STEPS } from '@hearthway/domain/journey/journey.constants.ts';
import { journeyDecider } from '@hearthway/domain/journey/journey.decider.ts';
import type { Family, Step } from '../family.ts';
import { bringAlong } from './bring-along.ts';

/** Acts before the first search. */
export const beginJourney =
  (family: Family): Step =>
  (at, sessionId) => {
    const { own, random, place } = family;
    const itself = family.itself(at, sessionId);
    const brought = bringAlong(family)(at, sessionId);
    const now = new Date(at);
    const answered = random.chance(0.74)
      ? own.dispatch(
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
    if (random.chance(0.2)) return [...brought, ...answered];
    const tour = random.chance(0.55)
      ? own.dispatch(journeyDecider, { command: 'complete-tour' }, itself)
      : own.dispatch(
          journeyDecider,
          { command: 'skip-tour', step: 1 + random.below(TOUR_STEPS.length) },
          itself,
        );
    return [...brought, ...answered, ...tour];
  };
