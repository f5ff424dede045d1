import { expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { coverageOf, type PlanAnswers, type PlanTypeRules, planTypesOf } from './coverage.ts';
import { FUNDINGS_OF, PLAN_SOURCES } from './plan-answers.constants.ts';
import { PLAN_TYPES, type PlanType } from './plan-types.constants.ts';

/** As the content has them. */
const RULES: Readonly<Record<PlanType, PlanTypeRules>> = {
  'self-funded-erisa': { stateLawBinds: 'no', parityApplies: 'yes' },
  'fully-insured-group': { stateLawBinds: 'yes', parityApplies: 'yes' },
  'government-employer': { stateLawBinds: 'depends', parityApplies: 'yes' },
  marketplace: { stateLawBinds: 'depends', parityApplies: 'yes' },
  'medicaid-managed-care': { stateLawBinds: 'no', parityApplies: 'yes' },
  'medicaid-fee-for-service': { stateLawBinds: 'no', parityApplies: 'no' },
  chip: { stateLawBinds: 'no', parityApplies: 'yes' },
  tricare: { stateLawBinds: 'no', parityApplies: 'no' },
  fehb: { stateLawBinds: 'no', parityApplies: 'yes' },
  medicare: { stateLawBinds: 'no', parityApplies: 'no' },
  grandfathered: { stateLawBinds: 'depends', parityApplies: 'depends' },
  'short-term-or-limited': { stateLawBinds: 'no', parityApplies: 'no' },
};

const answersWith = (given: Partial<PlanAnswers>): PlanAnswers => ({
  source: null,
  funding: null,
  isGrandfathered: false,
  state: 'TX',
  isStateSure: true,
  age: 6,
  hours: 20,
  ...given,
});

const coverageWith = (given: Partial<PlanAnswers>, isLawFound = true) =>
  coverageOf({ answers: answersWith(given), rules: RULES, isLawFound });

test(
  'a plan from …, …: … decides',
  everyRow(
    [
      ['employer', 'insured', 'state', 'yes', 'yes'],
      ['employer', 'self-funded', 'federal', 'no', 'yes'],
      ['employer', 'unsure', 'not-certain', 'depends', 'yes'],
      ['public-employer', 'insured', 'not-certain', 'depends', 'yes'],
      ['public-employer', 'self-funded', 'not-certain', 'depends', 'yes'],
      ['federal', null, 'federal', 'no', 'yes'],
      ['military', null, 'federal', 'no', 'no'],
      ['bought', 'full', 'not-certain', 'depends', 'yes'],
      ['bought', 'limited', 'neither', 'no', 'no'],
      ['bought', 'unsure', 'not-certain', 'depends', 'depends'],
      ['medicaid', 'health-plan', 'federal', 'no', 'yes'],
      ['medicaid', 'state', 'federal', 'no', 'no'],
      ['medicaid', 'unsure', 'federal', 'no', 'depends'],
      ['chip', 'separate', 'federal', 'no', 'yes'],
      ['chip', 'in-medicaid', 'federal', 'no', 'depends'],
      ['medicare', null, 'federal', 'no', 'no'],
      ['other', 'limited', 'neither', 'no', 'no'],
      ['other', 'unsure', 'not-certain', 'depends', 'depends'],
      ['unsure', null, 'not-certain', 'depends', 'depends'],
    ] as const,
    ([source, funding, verdict, stateLaw, parity]) => {
      expect(coverageWith({ source, funding })).toMatchObject({ verdict, stateLaw, parity });
    },
  ),
);

test('the answers lead to every plan type but grandfathered, which is a kind of the others', () => {
  const led = PLAN_SOURCES.flatMap((source) =>
    [null, ...FUNDINGS_OF[source]].flatMap((funding) =>
      planTypesOf(answersWith({ source, funding })),
    ),
  );
  expect(PLAN_TYPES.filter((planType) => !led.includes(planType))).toEqual(['grandfathered']);
});

test('each way of funding narrows the plan down, or leaves all open', () => {
  for (const source of PLAN_SOURCES) {
    const open = planTypesOf(answersWith({ source, funding: null }));
    for (const funding of FUNDINGS_OF[source])
      expect(open).toEqual(
        expect.arrayContaining([...planTypesOf(answersWith({ source, funding }))]),
      );
  }
});

test('a state whose law was not found leaves the answer open, and says so', () => {
  expect(coverageWith({ source: 'employer', funding: 'insured' }, false)).toMatchObject({
    verdict: 'not-certain',
    doubts: ['law-not-found'],
  });
});

test('without a state the state is in doubt, and not its law', () => {
  const { doubts } = coverageWith(
    { source: 'employer', funding: 'insured', state: null, isStateSure: false },
    false,
  );
  expect(doubts).toEqual(['state']);
});

test('the state that issued the policy is in doubt only where its law may bind', () => {
  const guessed = { isStateSure: false } as const;
  const insured = coverageWith({ ...guessed, source: 'employer', funding: 'insured' });
  const selfFunded = coverageWith({ ...guessed, source: 'employer', funding: 'self-funded' });
  expect([insured.doubts, selfFunded.doubts]).toEqual([['issuing-state'], []]);
});

test.for([
  [null, 'applies', 'not-needed'],
  [0, 'applies', 'not-needed'],
  [18, 'applies', 'not-needed'],
  [20, 'applies', 'too-old'],
  [21, 'too-old', 'too-old'],
] as const)(
  'Medicaid at the age of %s: EPSDT %s, Katie Beckett %s',
  ([age, epsdt, katieBeckett]) => {
    expect(coverageWith({ source: 'medicaid', funding: 'state', age })).toMatchObject({
      epsdt,
      katieBeckett,
    });
  },
);

test.for([
  ['employer', 'insured', 'as-well'],
  ['military', null, 'as-well'],
  ['chip', 'separate', 'may-apply'],
  ['chip', 'unsure', 'may-apply'],
  ['chip', 'in-medicaid', 'applies'],
  ['unsure', null, 'as-well'],
] as const)('for a child of 6 with a plan from %s, %s, EPSDT %s', ([source, funding, epsdt]) => {
  expect(coverageWith({ source, funding }).epsdt).toBe(epsdt);
});

test('a rule that is not known decides nothing', () => {
  const answers = answersWith({ source: 'employer', funding: 'self-funded' });
  expect(coverageOf({ answers, rules: {}, isLawFound: true })).toMatchObject({
    verdict: 'not-certain',
    parity: 'depends',
  });
});

test('everything unanswered is named', () => {
  const nothing = { source: null, state: null, isStateSure: false, age: null, hours: null };
  expect(coverageWith(nothing, false).doubts).toEqual(['source', 'state', 'age']);
});
