import { describe, expect, test } from 'vitest';
import { fold, given } from '../kernel/given.fixture.ts';
import { LOOKUPS_PER_DAY } from './insurance.constants.ts';
import { INSURERS } from './insurers.constants.ts';
import { insuranceLookupsDecider } from './lookups.decider.ts';

const now = new Date('2026-11-23T09:00:00.000Z');

const lookUp = (insurer: (typeof INSURERS)[number], state: string | null, at = now) =>
  ({ command: 'look-up', insurer, state, now: at }) as const;

const lookedUp = (
  insurer: (typeof INSURERS)[number],
  state: string | null,
  day = '2026-11-23',
) => ({
  type: 'InsuranceLookedUp' as const,
  data: { insurer, state },
  metadata: { occurredAt: `${day}T08:00:00.000Z` },
});

describe('a lookup', () => {
  test('is recorded with insurer and state', () => {
    expect(given(insuranceLookupsDecider).when(lookUp('aetna', 'NC'))).toEqual([
      { type: 'InsuranceLookedUp', data: { insurer: 'aetna', state: 'NC' } },
    ]);
  });

  test('counts once a day for each insurer and state', () => {
    const before = [lookedUp('aetna', 'NC')];
    const when = given(insuranceLookupsDecider, before).when;
    expect(when(lookUp('aetna', 'NC'))).toEqual([]);
    expect(when(lookUp('aetna', null))).toHaveLength(1);
    expect(when(lookUp('cigna', 'NC'))).toHaveLength(1);
    expect(when(lookUp('aetna', 'NC', new Date('2026-11-24T00:00:00.000Z')))).toHaveLength(1);
  });

  test('beyond those of a day is not recorded, until the next day', () => {
    const before = INSURERS.flatMap((insurer) => [
      lookedUp(insurer, 'NC'),
      lookedUp(insurer, 'TX'),
    ]);
    const state = fold(insuranceLookupsDecider, before.slice(0, LOOKUPS_PER_DAY));
    expect(insuranceLookupsDecider.decide(lookUp('other', null), state)).toEqual([]);
    const tomorrow = new Date('2026-11-24T09:00:00.000Z');
    expect(insuranceLookupsDecider.decide(lookUp('other', null, tomorrow), state)).toHaveLength(1);
  });
});
