import { expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { appealCase } from './appeal-case.fixture.ts';
import type { AppealCase, TakenStep } from './appeal-case.ts';
import { appealClock } from './appeal-clock.ts';
import type { AppealStep, FilingStep } from './appeal-steps.constants.ts';

const TODAY = '2026-11-23';

const deadline = (fields: Partial<AppealCase>, step: AppealStep, today = TODAY) =>
  appealClock(appealCase(fields), today).deadlines.find((found) => found.step === step);

const steps = (fields: Partial<AppealCase>, today = TODAY): readonly AppealStep[] =>
  appealClock(appealCase(fields), today).deadlines.map(({ step }) => step);

const sent = (step: FilingStep, sentOn: string): TakenStep => ({ step, sentOn, decided: null });

const upheld = (step: FilingStep, on: string): TakenStep => ({
  step,
  sentOn: '2026-07-01',
  decided: { on, outcome: 'upheld' },
});

const MEDICAID = { planType: 'medicaid-managed-care' } as const;
const STATE_PAYS = { planType: 'medicaid-fee-for-service' } as const;

interface Row {
  readonly rule: string;
  readonly given: Partial<AppealCase>;
  readonly step: AppealStep;
  readonly dueOn: string | null;
}

/** Each with the rule that it shows. */
const CASES: readonly Row[] = [
  {
    rule: '29 CFR 2560.503-1(h)(3)(i): 180 calendar days, a Saturday stays',
    given: {},
    step: 'internal-file',
    dueOn: '2027-05-01',
  },
  {
    rule: '29 CFR 2560.503-1(h)(3)(i): over a 29 February',
    given: { letterOn: '2027-12-31' },
    step: 'internal-file',
    dueOn: '2028-06-28',
  },
  {
    rule: '29 CFR 2560.503-1(h)(3)(i): a letter of a 29 February',
    given: { letterOn: '2028-02-29', planType: 'marketplace', state: 'TX' },
    step: 'internal-file',
    dueOn: '2028-08-27',
  },
  {
    rule: '29 CFR 2560.503-1(i)(2)(i): 72 hours',
    given: { urgency: 'urgent', taken: [sent('internal-file', '2026-11-20')] },
    step: 'internal-decide-urgent',
    dueOn: '2026-11-23',
  },
  {
    rule: '29 CFR 2560.503-1(i)(2)(ii): 30 days before the care',
    given: { taken: [sent('internal-file', '2026-11-20')] },
    step: 'internal-decide-pre',
    dueOn: '2026-12-20',
  },
  {
    rule: '29 CFR 2560.503-1(i)(2)(iii): 60 days after the care',
    given: { care: 'received', urgency: 'urgent', taken: [sent('internal-file', '2026-11-20')] },
    step: 'internal-decide-post',
    dueOn: '2027-01-19',
  },
  {
    rule: '45 CFR 147.136(d)(2)(i): four months',
    given: { taken: [upheld('internal-file', '2026-11-16')] },
    step: 'external-file',
    dueOn: '2027-03-16',
  },
  {
    rule: '45 CFR 147.136(d)(2)(i): no 30 February, hence the last day before, though the rule gives 1 March',
    given: { taken: [upheld('internal-file', '2026-10-30')] },
    step: 'external-file',
    dueOn: '2027-02-28',
  },
  {
    rule: '45 CFR 147.136(d)(2)(i): a 29 February that exists',
    given: { letterOn: '2027-03-01', taken: [upheld('internal-file', '2027-10-29')] },
    step: 'external-file',
    dueOn: '2028-02-29',
  },
  {
    rule: '45 CFR 147.136(d)(2)(i): New Year on a Friday stays',
    given: { taken: [upheld('internal-file', '2026-09-01')] },
    step: 'external-file',
    dueOn: '2027-01-01',
  },
  {
    rule: '45 CFR 147.136(d)(2)(i): a Saturday stays',
    given: { taken: [upheld('internal-file', '2027-02-19')] },
    step: 'external-file',
    dueOn: '2027-06-19',
  },
  {
    rule: '45 CFR 147.136(d)(2)(ii): five business days over Christmas',
    given: { taken: [upheld('internal-file', '2026-12-01'), sent('external-file', '2026-12-21')] },
    step: 'external-preliminary',
    dueOn: '2026-12-29',
  },
  {
    rule: '45 CFR 147.136(d)(2)(ii): the notice one business day later',
    given: { taken: [upheld('internal-file', '2026-12-01'), sent('external-file', '2026-12-21')] },
    step: 'external-preliminary-notice',
    dueOn: '2026-12-30',
  },
  {
    rule: '45 CFR 147.136(d)(2)(iii)(B)(6): 45 days',
    given: { taken: [upheld('internal-file', '2026-12-01'), sent('external-file', '2026-12-21')] },
    step: 'external-decide',
    dueOn: '2027-02-04',
  },
  {
    rule: '45 CFR 147.136(d)(3)(iv): 72 hours, without waiting for the plan',
    given: { urgency: 'urgent', taken: [sent('external-file', '2026-11-20')] },
    step: 'external-decide-urgent',
    dueOn: '2026-11-23',
  },
  {
    rule: '42 CFR 438.402(c)(2)(ii): 60 calendar days, New Year stays',
    given: MEDICAID,
    step: 'medicaid-appeal-file',
    dueOn: '2027-01-01',
  },
  {
    rule: '42 CFR 438.420: 10 calendar days',
    given: { ...MEDICAID, care: 'running' },
    step: 'keep-services',
    dueOn: '2026-11-12',
  },
  {
    rule: '42 CFR 438.420: until the day of a later change, that day included',
    given: { ...MEDICAID, care: 'running', changesOn: '2026-12-01' },
    step: 'keep-services',
    dueOn: '2026-12-01',
  },
  {
    rule: '42 CFR 438.420: an earlier change takes nothing away',
    given: { ...MEDICAID, care: 'running', changesOn: '2026-11-05' },
    step: 'keep-services',
    dueOn: '2026-11-12',
  },
  {
    rule: '42 CFR 438.408(b)(2): 30 calendar days',
    given: { ...MEDICAID, taken: [sent('medicaid-appeal-file', '2026-11-20')] },
    step: 'medicaid-appeal-decide',
    dueOn: '2026-12-20',
  },
  {
    rule: '42 CFR 438.408(c): 14 days more after an extension',
    given: { ...MEDICAID, taken: [sent('medicaid-appeal-file', '2026-11-20')] },
    step: 'medicaid-appeal-decide-extended',
    dueOn: '2027-01-03',
  },
  {
    rule: '42 CFR 438.408(c): 14 days more after an extension, urgent',
    given: { ...MEDICAID, urgency: 'urgent', taken: [sent('medicaid-appeal-file', '2026-11-20')] },
    step: 'medicaid-appeal-decide-extended',
    dueOn: '2026-12-07',
  },
  {
    rule: '42 CFR 438.210(d)(1): 7 days for a new request',
    given: { ...MEDICAID, taken: [sent('authorization-request', '2026-11-20')] },
    step: 'authorization-decide',
    dueOn: '2026-11-27',
  },
  {
    rule: '42 CFR 438.210(d)(2): 72 hours for an urgent request',
    given: { ...MEDICAID, urgency: 'urgent', taken: [sent('authorization-request', '2026-11-20')] },
    step: 'authorization-decide',
    dueOn: '2026-11-23',
  },
  {
    rule: '42 CFR 438.408(b)(3): 72 hours',
    given: { ...MEDICAID, urgency: 'urgent', taken: [sent('medicaid-appeal-file', '2026-11-20')] },
    step: 'medicaid-appeal-decide-urgent',
    dueOn: '2026-11-23',
  },
  {
    rule: '42 CFR 438.408(f)(2): 90 calendar days from the decision',
    given: { ...MEDICAID, taken: [upheld('medicaid-appeal-file', '2026-12-01')] },
    step: 'hearing-file',
    dueOn: '2027-03-01',
  },
  {
    rule: '42 CFR 438.420(c): 10 days from the decision, for running care',
    given: { ...MEDICAID, care: 'running', taken: [upheld('medicaid-appeal-file', '2026-12-01')] },
    step: 'keep-services-hearing',
    dueOn: '2026-12-11',
  },
  {
    rule: '42 CFR 431.221(d): the state sets the time, so there is none to count with',
    given: STATE_PAYS,
    step: 'state-hearing-file',
    dueOn: null,
  },
  {
    rule: '42 CFR 431.221(d): the day on the notice',
    given: { ...STATE_PAYS, letterSays: '2026-12-15' },
    step: 'state-hearing-file',
    dueOn: '2026-12-15',
  },
  {
    rule: '42 CFR 431.230: the day before the change',
    given: { ...STATE_PAYS, care: 'running', changesOn: '2026-12-01' },
    step: 'state-keep-services',
    dueOn: '2026-11-30',
  },
  {
    rule: '42 CFR 431.231: 10 days after the change',
    given: { ...STATE_PAYS, care: 'running', changesOn: '2026-12-01' },
    step: 'state-services-back',
    dueOn: '2026-12-11',
  },
  {
    rule: '42 CFR 431.230: no change is named',
    given: { ...STATE_PAYS, care: 'running' },
    step: 'state-keep-services',
    dueOn: null,
  },
  {
    rule: '42 CFR 457.1260: 60 calendar days',
    given: { planType: 'chip' },
    step: 'chip-appeal-file',
    dueOn: '2027-01-01',
  },
  {
    rule: '42 CFR 457.1140: the state sets the time',
    given: { planType: 'chip', taken: [upheld('chip-appeal-file', '2026-12-01')] },
    step: 'chip-review',
    dueOn: null,
  },
  {
    rule: '32 CFR 199.10: 90 days, a Sunday stays',
    given: { planType: 'tricare' },
    step: 'medical-necessity-file',
    dueOn: '2027-01-31',
  },
  {
    rule: '32 CFR 199.10: 90 days for facts',
    given: { planType: 'tricare' },
    step: 'factual-file',
    dueOn: '2027-01-31',
  },
  {
    rule: '32 CFR 199.10: 3 days, no presumed receipt',
    given: { planType: 'tricare', urgency: 'urgent' },
    step: 'expedited-file',
    dueOn: '2026-11-05',
  },
  {
    rule: '32 CFR 199.15: 90 days from the reconsideration',
    given: { planType: 'tricare', taken: [upheld('medical-necessity-file', '2026-12-01')] },
    step: 'medical-necessity-second',
    dueOn: '2027-03-01',
  },
  {
    rule: '32 CFR 199.10: 60 days from the factual decision',
    given: { planType: 'tricare', taken: [upheld('factual-file', '2026-12-01')] },
    step: 'factual-formal-review',
    dueOn: '2027-01-30',
  },
  {
    rule: '32 CFR 199.10: 60 days from the formal review',
    given: {
      planType: 'tricare',
      taken: [upheld('factual-file', '2026-09-01'), upheld('factual-formal-review', '2026-12-01')],
    },
    step: 'factual-hearing',
    dueOn: '2027-01-30',
  },
  {
    rule: '5 CFR 890.105(b)(1): six months, the last day of a shorter month',
    given: { planType: 'fehb', letterOn: '2026-08-31' },
    step: 'reconsider-file',
    dueOn: '2027-02-28',
  },
  {
    rule: '5 CFR 890.105(b)(1): six months to a 29 February',
    given: { planType: 'fehb', letterOn: '2027-08-31' },
    step: 'reconsider-file',
    dueOn: '2028-02-29',
  },
  {
    rule: '5 CFR 890.105(b)(2): 30 days',
    given: { planType: 'fehb', taken: [sent('reconsider-file', '2026-11-10')] },
    step: 'reconsider-decide',
    dueOn: '2026-12-10',
  },
  {
    rule: '5 CFR 890.105(e): 90 days from the decision',
    given: { planType: 'fehb', taken: [upheld('reconsider-file', '2026-12-01')] },
    step: 'opm-file',
    dueOn: '2027-03-01',
  },
  {
    rule: '5 CFR 890.105(e): 120 days from the first letter, unanswered',
    given: { planType: 'fehb', taken: [sent('reconsider-file', '2026-11-10')] },
    step: 'opm-file',
    dueOn: '2027-03-10',
  },
  {
    rule: 'OPM: 60 days',
    given: {
      planType: 'fehb',
      taken: [upheld('reconsider-file', '2026-12-01'), sent('opm-file', '2026-12-21')],
    },
    step: 'opm-decide',
    dueOn: '2027-02-19',
  },
  {
    rule: '42 CFR 405.942: 120 days, no presumed receipt',
    given: { planType: 'medicare' },
    step: 'redetermination-file',
    dueOn: '2027-03-02',
  },
];

test(
  '…',
  everyRow(
    CASES,
    ({ given, step, dueOn }) => {
      expect(deadline(given, step)).toMatchObject({ dueOn });
    },
    ({ rule }) => `${rule}`,
  ),
);

const insured = (state: string, fields: Partial<AppealCase> = {}): Partial<AppealCase> => ({
  planType: 'fully-insured-group',
  state,
  taken: [upheld('internal-file', '2026-12-01')],
  ...fields,
});

test(
  'an insured plan in …',
  everyRow(
    [
      ['SC: 60 days', insured('SC'), 'external-file', '2027-01-30'],
      [
        'SC: 15 days when urgent',
        insured('SC', { urgency: 'urgent' }),
        'external-file',
        '2026-12-16',
      ],
      ['KY: 60 days, though guides say four months', insured('KY'), 'external-file', '2027-01-30'],
      [
        'MI: 120 days by an older page, 127 by the state',
        insured('MI'),
        'external-file',
        '2027-03-31',
      ],
      [
        'MI: 10 days when urgent',
        insured('MI', { urgency: 'urgent' }),
        'external-file',
        '2026-12-11',
      ],
      ['NM: 20 days for an administrative no', insured('NM'), 'external-file', '2026-12-21'],
      ['CA: 6 calendar months, not 181 days', insured('CA'), 'external-file', '2027-06-01'],
      ['VA: 120 days', insured('VA'), 'external-file', '2027-03-31'],
      ['OH: 180 days', insured('OH'), 'external-file', '2027-05-30'],
      ['ME: 12 months', insured('ME'), 'external-file', '2027-12-01'],
      ['TX: the older federal page', insured('TX'), 'external-file', '2027-01-30'],
      ['WI: the federal process may take its place', insured('WI'), 'external-file', '2027-01-30'],
      [
        'WY: 30 days for the internal appeal',
        insured('WY', { taken: [] }),
        'internal-file',
        '2026-12-02',
      ],
      [
        'NY: 45 days for the internal appeal',
        insured('NY', { taken: [] }),
        'internal-file',
        '2026-12-17',
      ],
      ['MN: six months from the first letter', insured('MN'), 'external-file', '2027-05-02'],
      [
        'MD: from the first letter, while no appeal is decided',
        insured('MD', { taken: [] }),
        'external-file',
        '2027-03-02',
      ],
    ] as const,
    ([, given, step, dueOn]) => {
      expect(deadline(given, step)).toMatchObject({ dueOn });
    },
    ([rule]) => rule,
  ),
);

test('a self-funded plan has the federal four months in every state', () => {
  const taken = [upheld('internal-file', '2026-12-01')];
  for (const state of ['SC', 'KY', 'NM', null])
    expect(deadline({ state, taken }, 'external-file')).toMatchObject({
      dueOn: '2027-04-01',
      isCertain: true,
      laws: [{ where: 'federal', cite: '29 CFR 2590.715-2719(d)(2)(i)' }],
    });
});

test('where the request has to arrive, days are left for the mail', () => {
  expect(deadline(insured('VA'), 'external-file')).toMatchObject({
    mustArrive: true,
    dueOn: '2027-03-31',
    sendBy: '2027-03-26',
  });
  expect(deadline(insured('OH'), 'external-file')).toMatchObject({
    mustArrive: false,
    dueOn: '2027-05-30',
    sendBy: '2027-05-28',
  });
});

test('every law that may hold is told, the earliest first, with the reasons for doubt', () => {
  expect(deadline(insured('KY'), 'external-file')).toMatchObject({
    doubts: ['sources'],
    cite: 'KRS 304.17A-619, 304.17A-623; 806 KAR 17:290',
    laws: [
      { where: 'KY', dueOn: '2027-01-30', level: 'law', why: null },
      { where: 'KY', dueOn: '2027-04-01', level: 'secondary', why: 'guide' },
    ],
  });
  expect(deadline(insured('OH'), 'external-file')).toMatchObject({ doubts: [], isCertain: true });
  expect(deadline({ ...insured('OH'), state: null }, 'external-file')).toMatchObject({
    doubts: ['state'],
    dueOn: '2026-12-21',
  });
});

test('a letter that may be the last no starts the clock of the next step as well', () => {
  const unsure = { notice: null, state: 'OH', planType: 'marketplace' } as const;
  expect(deadline(unsure, 'internal-file')).toMatchObject({
    dueOn: '2027-05-01',
    doubts: ['first-letter'],
  });
  expect(deadline(unsure, 'external-file')).toMatchObject({
    dueOn: '2027-05-01',
    doubts: ['last-letter'],
  });
  expect(steps({ ...unsure, notice: 'final' })[0]).toBe('external-file');
  expect(steps({ ...unsure, notice: 'final' })).not.toContain('internal-file');
  expect(deadline({ ...MEDICAID, notice: 'final' }, 'hearing-file')).toMatchObject({
    dueOn: '2027-01-31',
  });
  // Once the family has sent its first appeal, the letter was the first no.
  const taken = [sent('internal-file', '2026-11-10')];
  expect(deadline({ ...unsure, taken }, 'external-file')).toMatchObject({ state: 'waiting' });
  // The day that the letter names is for the step that answers it.
  expect(
    deadline({ ...unsure, notice: 'final', letterSays: '2026-12-15' }, 'external-file'),
  ).toMatchObject({ dueOn: '2026-12-15', dayFrom: 'letter' });
});

test('the earliest date that is over is told with the day that another law still gives', () => {
  const clock = appealClock(appealCase(insured('KY')), '2027-02-15');
  expect(clock.next).toMatchObject({
    step: 'external-file',
    dueOn: '2027-01-30',
    state: 'over',
    stillUntil: '2027-04-01',
  });
  expect(appealClock(appealCase(insured('KY')), '2027-04-02').next).toBeNull();
});

test('keeping the services of Medicaid is the first clock, and its last day counts', () => {
  const running = { ...MEDICAID, care: 'running' } as const;
  expect(steps(running, '2026-11-12').slice(0, 2)).toEqual([
    'keep-services',
    'medicaid-appeal-file',
  ]);
  expect(deadline(running, 'keep-services', '2026-11-12')).toMatchObject({
    state: 'open',
    daysLeft: 0,
  });
  expect(
    deadline({ ...running, changesOn: '2026-12-01' }, 'keep-services', '2026-12-01'),
  ).toMatchObject({ state: 'open', daysLeft: 0 });
});

test('each date tells the last working day for sending, and when it counts from', () => {
  expect(deadline({}, 'internal-file')).toMatchObject({
    sendBy: '2027-04-30',
    countsFrom: '2026-11-02',
    daysLeft: 159,
    state: 'open',
    dayFrom: 'rule',
    isCertain: true,
    rule: { cite: '29 CFR 2560.503-1(h)(3)(i); 45 CFR 147.136(b)(3)(i)', verified: 'primary' },
  });
});

test('the last day is still open, and the day after is over', () => {
  expect(deadline({}, 'internal-file', '2027-05-01')).toMatchObject({ state: 'open', daysLeft: 0 });
  expect(deadline({}, 'internal-file', '2027-05-02')).toMatchObject({
    state: 'over',
    daysLeft: -1,
  });
});

test('urgency and care choose the steps', () => {
  expect(steps({})).toEqual([
    'internal-file',
    'internal-decide-pre',
    'deemed-exhausted',
    'external-file',
    'external-preliminary',
    'external-preliminary-notice',
    'external-decide',
  ]);
  expect(steps({ urgency: 'urgent' })).toEqual([
    'external-simultaneous',
    'internal-file',
    'internal-decide-urgent',
    'deemed-exhausted',
    'external-file',
    'external-decide-urgent',
  ]);
  expect(steps({ care: 'received', urgency: 'urgent' })).toContain('internal-decide-post');
  expect(steps({ ...MEDICAID, care: 'running' })).toContain('keep-services');
  expect(steps(MEDICAID)).not.toContain('keep-services');
  expect(steps({ planType: 'chip', care: 'running' })).toEqual(['chip-appeal-file', 'chip-review']);
});

test('of the two appeal tracks of TRICARE, the one not taken drops out', () => {
  expect(steps({ planType: 'tricare' })).toHaveLength(5);
  expect(steps({ planType: 'tricare', taken: [sent('factual-file', TODAY)] })).toEqual([
    'factual-file',
    'factual-formal-review',
    'factual-hearing',
  ]);
});

test('the external review of a grandfathered plan is its state’s, and never the federal one', () => {
  const grandfathered = { planType: 'grandfathered', state: 'TX' } as const;
  expect(steps(grandfathered)).toEqual(['internal-file', 'internal-decide-pre', 'external-file']);
  const taken = [upheld('internal-file', '2026-11-16')];
  expect(deadline({ ...grandfathered, taken }, 'external-file')?.laws).toMatchObject([
    { where: 'TX', dueOn: '2027-01-15' },
    { where: 'TX', dueOn: '2027-03-16' },
  ]);
});

test('a short-term plan has no dates by law, but ways on', () => {
  expect(appealClock(appealCase({ planType: 'short-term-or-limited' }), TODAY)).toEqual({
    deadlines: [],
    next: null,
    letter: 'usual',
    waysOn: ['complaint', 'ask-company', 'new-request'],
  });
});

test('for an unknown kind of plan, the earliest date that may hold is marked as such', () => {
  const { deadlines, next, waysOn } = appealClock(
    appealCase({ planType: null, care: 'running', urgency: 'urgent' }),
    '2026-11-03',
  );
  expect(deadlines.map(({ step, dueOn, isCertain }) => [step, dueOn, isCertain])).toEqual([
    ['expedited-file', '2026-11-05', false],
    ['keep-services', '2026-11-12', false],
    ['external-simultaneous', '2026-11-12', false],
    ['internal-file', '2026-12-02', false],
    ['external-file', '2027-03-02', false],
  ]);
  expect(next?.step).toBe('expedited-file');
  expect(waysOn).toEqual(['find-plan-type']);
});

test('the letter comes first when it names an earlier day; a later one is told once the law’s is over', () => {
  expect(deadline({ letterSays: '2026-12-24' }, 'internal-file')).toMatchObject({
    dueOn: '2026-12-24',
    dayFrom: 'letter',
  });
  expect(deadline({ letterSays: '2027-08-01' }, 'internal-file')).toMatchObject({
    dueOn: '2027-05-01',
    dayFrom: 'rule',
  });
  expect(deadline({ letterSays: '2027-08-01' }, 'internal-file', '2027-06-01')).toMatchObject({
    dueOn: '2027-05-01',
    state: 'over',
    stillUntil: '2027-08-01',
  });
  expect(
    deadline({ ...MEDICAID, care: 'running', letterSays: '2026-11-05' }, 'keep-services'),
  ).toMatchObject({ dueOn: '2026-11-12' });
});

test('steps wait for the decision before them, unless the plan missed its time', () => {
  const taken = [sent('internal-file', '2026-11-10')];
  expect(deadline({ taken }, 'internal-file')).toMatchObject({ state: 'done' });
  expect(deadline({ taken }, 'deemed-exhausted')).toMatchObject({ state: 'waiting' });
  expect(deadline({ taken }, 'external-file')).toMatchObject({ state: 'waiting' });
  const late = '2026-12-20';
  expect(deadline({ taken }, 'internal-decide-pre', late)).toMatchObject({ state: 'over' });
  expect(deadline({ taken }, 'deemed-exhausted', late)).toMatchObject({ state: 'open' });
});

test('nothing is left to do when the denial is overturned', () => {
  const taken: readonly TakenStep[] = [
    {
      step: 'internal-file',
      sentOn: '2026-11-10',
      decided: { on: '2026-11-20', outcome: 'overturned' },
    },
  ];
  const clock = appealClock(appealCase({ taken }), TODAY);
  expect(clock.deadlines.map(({ state }) => state)).toEqual(['done', 'done']);
  expect(clock).toMatchObject({ next: null, waysOn: [] });
});

test('a letter of the future, of two years ago, and one that is too late name what is left', () => {
  expect(appealClock(appealCase({ letterOn: '2026-12-01' }), TODAY)).toMatchObject({
    letter: 'in-future',
    waysOn: ['check-letter-date'],
    next: { dueOn: '2027-05-30' },
  });
  expect(appealClock(appealCase({ letterOn: '2024-11-23' }), TODAY)).toMatchObject({
    letter: 'long-ago',
    waysOn: ['good-cause', 'external-review', 'complaint', 'new-request'],
    next: null,
  });
  expect(appealClock(appealCase({ ...MEDICAID, letterOn: '2026-09-01' }), TODAY)).toMatchObject({
    letter: 'usual',
    waysOn: ['good-cause', 'fair-hearing', 'complaint', 'new-request'],
  });
  expect(appealClock(appealCase(STATE_PAYS), TODAY)).toMatchObject({ waysOn: ['read-notice'] });
});
