import { INSURERS } from '@hearthway/domain/insurance/insurers.constants.ts';
import { insuranceLookupsDecider } from '@hearthway/domain/insurance/lookups.decider.ts';
import { type Family, perFamily, type Step } from '../family.ts';
import { openAggregate } from '../recorder.ts';

const lookupsOf = perFamily((family) =>
  openAggregate(family, insuranceLookupsDecider, family.userId),
);

/** Looks up the family's insurer, and others before a change. */
export const lookUpInsurance =
  (family: Family): Step =>
  (at, sessionId) => {
    const { random, place } = family;
    const own = INSURERS[Number.parseInt(family.userId.slice(0, 2), 16) % INSURERS.length];
    const insurer = own === undefined || random.chance(0.2) ? random.pick(INSURERS) : own;
    const state = random.chance(0.8) ? place.state : null;
    return lookupsOf(family).dispatch(
      { command: 'look-up', insurer, state, now: new Date(at) },
      family.itself(at, sessionId, state),
    );
  };
