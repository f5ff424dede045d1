import { readFileSync } from 'node:fs';
import { appealCase } from '@hearthway/domain/insurance/appeal-case.fixture.ts';
import type { AppealCase, Deadline } from '@hearthway/domain/insurance/appeal-case.ts';
import { appealClock } from '@hearthway/domain/insurance/appeal-clock.ts';
import {
  type AppealWindow,
  STATE_WINDOWS,
} from '@hearthway/domain/insurance/appeal-windows.constants.ts';
import { NOTICES, URGENCIES } from '@hearthway/domain/insurance/denials.constants.ts';
import { PLAN_TYPES, type PlanType } from '@hearthway/domain/insurance/plan-types.constants.ts';
import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { STATES } from '@hearthway/domain/kernel/states.constants.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';

/** Researched windows for appeals, with their sources. */
const DATA = new URL('./appeal-windows.fixture.json', import.meta.url);
const INSURANCE_FACTS = new URL('./insurance-facts.fixture.json', import.meta.url);

type Amount = z.infer<typeof amount>;

const amount = z.object({ amount: z.number(), unit: z.string() });
const office = z.object({ name: z.string(), phone: z.string().nullable(), level: z.string() });

const stateSchema = z.object({
  state: z.string(),
  level: z.string(),
  external: amount,
  internal: amount.extend({ level: z.string() }).nullable(),
  expeditedFiling: amount.nullable(),
  citation: z.string(),
  conflicts: z.array(
    z.object({
      amount: z.number().nullable(),
      unit: z.string(),
      level: z.string(),
      superseded: z.boolean(),
    }),
  ),
  assistance: office.nullable(),
  note: z.string().nullable(),
  facts: z.array(z.object({ address: z.string().nullable() })),
});

type StateRow = z.infer<typeof stateSchema>;

const data = z
  .object({
    federal: z.object({
      internal: amount,
      external: amount,
      conflicts: z.array(amount),
      federalProcessStates: z.object({ currentRecalled: z.array(z.string()) }),
    }),
    erisa: z.object({ internal: amount, external: amount }),
    medicaid: z.object({
      planAppeal: amount,
      fairHearing: amount,
      continuingBenefits: amount,
      continuingBenefitsHearing: amount,
    }),
    states: z.array(stateSchema),
  })
  .parse(JSON.parse(readFileSync(DATA, 'utf8')));

/** A note, and no field, says that members of an HMO in Florida have 30 days. */
const FLORIDA_HMO = { amount: 30, unit: 'days' };

const lengthOf = ({ length }: AppealWindow) => {
  if ('hours' in length) throw new Error('No window is in hours.');
  if ('months' in length) return { amount: length.months, unit: 'months' };
  return {
    amount: length.days,
    unit: length.dayKind === 'business' ? 'business days' : 'days',
  };
};

const shippedFor = (state: string) => {
  const shipped = Object.entries(STATE_WINDOWS).find(([code]) => code === state)?.[1];
  if (shipped === undefined) throw new Error(`${state} is missing.`);
  return shipped;
};

const unsettled = ({ conflicts }: StateRow): readonly Amount[] =>
  conflicts.flatMap(({ amount: count, unit, superseded }) =>
    superseded || count === null ? [] : [{ amount: count, unit }],
  );

const inMonths = ({ amount: count, unit }: { amount: number; unit: string }) =>
  unit === 'years' ? { amount: count * 12, unit: 'months' } : { amount: count, unit };

test(
  'the windows of … are those of the data',
  everyRow(
    data.states,
    (row) => {
      const shipped = shippedFor(row.state);
      expect(shipped.cite).toBe(row.citation);
      expect([shipped.external, ...shipped.conflicts].map(lengthOf)).toEqual([
        inMonths(row.external),
        ...unsettled(row).map(inMonths),
      ]);
      expect(shipped.external.level).toBe(row.level);
      expect(shipped.urgent && lengthOf(shipped.urgent)).toEqual(
        row.expeditedFiling === null ? undefined : inMonths(row.expeditedFiling),
      );
      const internal = row.state === 'FL' ? FLORIDA_HMO : row.internal;
      expect(shipped.internal && lengthOf(shipped.internal)).toEqual(
        internal === null ? undefined : inMonths(internal),
      );
      if (shipped.source !== null)
        expect(row.facts.map(({ address }) => address)).toContain(shipped.source);
      expect(shipped.mustArrive === true).toBe(['NY', 'VA'].includes(row.state));
      expect(shipped.mayUseFederal === true).toBe(
        data.federal.federalProcessStates.currentRecalled.includes(row.state),
      );
    },
    ({ state }) => state,
  ),
);

test('an office has a number only where an agency gives it, or two sources agree', () => {
  const digits = (phone: string | null) => (phone ?? '').replace(/\D/g, '').slice(-10);
  const others = readFileSync(INSURANCE_FACTS, 'utf8').replace(/(?<=\d)[-. )]+(?=\d)/g, '');
  for (const { state, assistance } of data.states) {
    const { phone } = shippedFor(state).office;
    if (phone === null) continue;
    const isOfficial = assistance?.level === 'official' || assistance?.level === 'law';
    const isAgency = isOfficial && assistance.phone === phone;
    expect([state, phone, isAgency || others.includes(digits(phone))]).toEqual([
      state,
      phone,
      true,
    ]);
  }
});

/** The day after a span, by JavaScript's own calendar: nothing of the clock's arithmetic is used. */
const dayAfter = (day: string, { amount: count, unit }: Amount): string => {
  const time = new Date(`${day}T00:00:00Z`);
  if (unit === 'days') time.setUTCDate(time.getUTCDate() + count);
  else if (unit === 'business days') {
    for (let left = count; left > 0; ) {
      time.setUTCDate(time.getUTCDate() + 1);
      if (time.getUTCDay() % 6 !== 0) left -= 1;
    }
  } else {
    time.setUTCMonth(time.getUTCMonth() + count * (unit === 'years' ? 12 : 1));
    if (time.getUTCDate() !== Number(day.slice(8))) time.setUTCDate(0);
  }
  return time.toISOString().slice(0, 10);
};

const earliestOf = (day: string, amounts: readonly Amount[]): string | undefined => {
  const different = new Map(amounts.map((each) => [`${each.amount} ${each.unit}`, each]));
  return [...different.values()].map((each) => dayAfter(day, each)).toSorted()[0];
};

/** Plans that the states regulate, or may: the row of the state holds for them. */
const BY_STATE: readonly PlanType[] = [
  'fully-insured-group',
  'marketplace',
  'government-employer',
  'grandfathered',
];

interface Known {
  readonly planType: PlanType;
  readonly state: string | null;
  readonly isUrgent: boolean;
}

const rowsFor = (state: string | null) =>
  data.states.filter((row) => state === null || row.state === state);

/** Windows for an external review, as `howToUse` of the data has them. */
const externalWindows = ({ planType, state, isUrgent }: Known): readonly Amount[] => {
  if (planType === 'self-funded-erisa') return [data.erisa.external];
  if (!BY_STATE.includes(planType)) return [];
  const rows = rowsFor(state);
  const usesFederal = rows.some((row) =>
    data.federal.federalProcessStates.currentRecalled.includes(row.state),
  );
  const federal = [data.federal.external, ...data.federal.conflicts];
  return [
    ...rows.flatMap((row) => [
      row.external,
      ...unsettled(row),
      ...(isUrgent && row.expeditedFiling !== null ? [row.expeditedFiling] : []),
    ]),
    ...(planType === 'government-employer' || (usesFederal && planType !== 'grandfathered')
      ? federal
      : []),
  ];
};

const internalWindows = ({ planType, state }: Known): readonly Amount[] => {
  if (planType === 'self-funded-erisa') return [data.erisa.internal];
  if (!BY_STATE.includes(planType)) return [];
  return [
    data.federal.internal,
    ...rowsFor(state).flatMap(({ internal }) => (internal === null ? [] : [internal])),
  ];
};

const LETTERS = ['2026-08-31', '2026-10-30', '2026-11-25', '2027-12-24', '2028-02-29'] as const;
const DECISION_AFTER = { amount: 33, unit: 'days' };

const states = [...Object.keys(STATES), null];
const planTypes: readonly (PlanType | null)[] = [...PLAN_TYPES, null];

/** Every combination of what a family can tell, with a letter each. */
const CASES: readonly AppealCase[] = states.flatMap((state) =>
  planTypes.flatMap((planType) =>
    [...NOTICES, null].flatMap((notice) =>
      URGENCIES.map((urgency, at) => ({
        planType,
        state,
        notice,
        urgency,
        care: 'running' as const,
        letterOn:
          LETTERS[(at + (state?.charCodeAt(0) ?? 0) + (planType?.length ?? 0)) % LETTERS.length] ??
          LETTERS[0],
        changesOn: null,
        letterSays: null,
        taken: [],
      })),
    ),
  ),
);

const dueOf = (deadlines: readonly Deadline[], steps: readonly string[]) =>
  deadlines.find(({ step, dueOn }) => steps.includes(step) && dueOn !== null)?.dueOn ?? undefined;

const FIRST_STEPS = ['internal-file', 'medicaid-appeal-file'];
const SECOND_STEPS = ['external-file', 'hearing-file'];

interface Expected {
  readonly keep: string | undefined;
  readonly first: string | undefined;
  readonly second: string | undefined;
}

/** The last days that the data allows, for a letter and for the decision about a first appeal. */
const latestFor = (appeal: AppealCase, decidedOn: string): Expected => {
  const { planType, state, letterOn } = appeal;
  const isUrgent = appeal.urgency === 'urgent';
  const types = planType === null ? PLAN_TYPES : [planType];
  const all = types.map((type) => ({ planType: type, state, isUrgent }));
  const isMedicaid = types.includes('medicaid-managed-care');
  return {
    keep: isMedicaid ? dayAfter(letterOn, data.medicaid.continuingBenefits) : undefined,
    first: earliestOf(letterOn, [
      ...all.flatMap(internalWindows),
      ...(isMedicaid ? [data.medicaid.planAppeal] : []),
    ]),
    second: earliestOf(decidedOn, [
      ...all.flatMap(externalWindows),
      // The step that was sent tells whether an unknown plan is Medicaid.
      ...(planType === 'medicaid-managed-care' ? [data.medicaid.fairHearing] : []),
    ]),
  };
};

const isInTime = (due: string | undefined, latest: string | undefined): boolean =>
  latest === undefined || (due !== undefined && due <= latest);

test('no date is later than the earliest window that may hold, whatever is unknown', () => {
  const late: string[] = [];
  const check = (appeal: AppealCase, what: string, due: string | undefined, latest?: string) => {
    if (isInTime(due, latest)) return;
    const { planType, state, notice, urgency, letterOn } = appeal;
    late.push([state, planType, notice, urgency, letterOn, what, due, latest].join(' '));
  };
  for (const appeal of CASES) {
    const { notice, letterOn, planType } = appeal;
    const { deadlines } = appealClock(appeal, letterOn);
    const expected = latestFor(appeal, letterOn);
    if (notice !== 'final') {
      check(appeal, 'keep services', dueOf(deadlines, ['keep-services']), expected.keep);
      check(appeal, 'first appeal', dueOf(deadlines, FIRST_STEPS), expected.first);
    }
    if (notice !== 'first')
      check(appeal, 'after the last no', dueOf(deadlines, SECOND_STEPS), expected.second);
    const decidedOn = dayAfter(letterOn, DECISION_AFTER);
    const sent = planType === 'medicaid-managed-care' ? 'medicaid-appeal-file' : 'internal-file';
    const taken = [
      { step: sent, sentOn: letterOn, decided: { on: decidedOn, outcome: 'upheld' } },
    ] as const;
    const decided = appealClock({ ...appeal, notice: 'first', taken }, decidedOn).deadlines;
    const later = latestFor(appeal, decidedOn);
    check(appeal, 'after the decision', dueOf(decided, SECOND_STEPS), later.second);
  }
  expect(late.slice(0, 20)).toEqual([]);
});

test('where the data names one window alone, the date is just that one', () => {
  const of = (state: string, planType: PlanType) =>
    dueOf(
      appealClock(appealCase({ planType, state, notice: 'final' }), '2026-11-02').deadlines,
      SECOND_STEPS,
    );
  for (const row of data.states) {
    const isAlone = unsettled(row).length === 0 && row.state !== 'WI';
    if (isAlone)
      expect([row.state, of(row.state, 'marketplace')]).toEqual([
        row.state,
        dayAfter('2026-11-02', row.external),
      ]);
    expect(of(row.state, 'self-funded-erisa')).toBe(dayAfter('2026-11-02', data.erisa.external));
    expect(of(row.state, 'medicaid-managed-care')).toBe(
      dayAfter('2026-11-02', data.medicaid.fairHearing),
    );
  }
});
