import {
  type ReportInfo,
  type ReportTable,
  type Run,
  reportSchema,
  runSchema,
} from '@hearthway/domain/reports/reports.contract.ts';
import * as z from 'zod/mini';

interface Example {
  readonly info: ReportInfo;
  readonly rows: ReportTable['rows'];
}

const column = (id: string, label: string, type: ReportTable['columns'][number]['type']) => ({
  id,
  label,
  type,
});

/** From one month on, such as `2026-01`. */
const monthsOf = (first: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, month) => {
    const at = new Date(`${first}-01T00:00:00Z`);
    at.setUTCMonth(at.getUTCMonth() + month);
    return at.toISOString().slice(0, 7);
  });

const EXAMPLES: readonly Example[] = [
  {
    info: {
      id: 'active-families',
      version: 2,
      title: 'Active families',
      describes: 'Families that did something by themselves on a day. Each counts once.',
      groupings: ['month', 'day', 'week', 'quarter', 'year', 'state'],
      stateGroupings: ['week', 'state'],
      columns: [
        column('period', 'Period', 'text'),
        column('families', 'Active families', 'families'),
      ],
      chart: { kind: 'line', x: 'period', y: ['families'] },
    },
    rows: monthsOf('2026-05', 6).map((month, index) => [month, 100 + 20 * index]),
  },
  {
    info: {
      id: 'sign-up-funnel',
      version: 2,
      title: 'Sign-up funnel',
      describes: 'How many took each step and all steps before it.',
      groupings: ['step'],
      stateGroupings: ['step'],
      columns: [
        column('step', 'Step', 'text'),
        column('families', 'Families', 'families'),
        column('share', 'Of those who registered', 'share'),
      ],
      chart: { kind: 'funnel', step: 'step', value: 'families' },
    },
    rows: [
      ['Registered', 40, 1],
      ['Confirmed the email address', 30, 0.75],
      ['Finished the onboarding', 20, 0.5],
      ['Searched', 10, 0.25],
      ['Added a favorite', 5, 0.125],
    ],
  },
  {
    info: {
      id: 'retention',
      version: 2,
      title: 'Retention by week',
      describes: 'How many did something by themselves in each week after registering.',
      groupings: ['cohort'],
      stateGroupings: [],
      columns: [
        column('cohort', 'Registered in', 'text'),
        column('size', 'Families that registered', 'families'),
        column('after', 'Weeks after', 'text'),
        column('families', 'Active families', 'families'),
        column('share', 'Of those who registered', 'share'),
      ],
      chart: { kind: 'heat-map', row: 'cohort', column: 'after', value: 'share' },
      mostDays: 728,
    },
    rows: [
      ['2026-W02', 20, '0', 20, 1],
      ['2026-W02', 20, '1', 10, 0.5],
      ['2026-W03', 10, '0', 10, 1],
    ],
  },
  {
    info: {
      id: 'subscriptions',
      version: 3,
      title: 'Subscriptions and recurring revenue',
      describes: 'Families on each paid plan at the end of each period, and what they pay.',
      groupings: ['month', 'quarter', 'week', 'year'],
      stateGroupings: ['week'],
      columns: [
        column('period', 'Period', 'text'),
        column('plus', 'On Plus', 'families'),
        column('family', 'On Family', 'families'),
        column('revenue', 'Monthly recurring revenue', 'cents'),
        column('started', 'Started to pay', 'families'),
        column('moved', 'Switched between paid plans', 'families'),
        column('stopped', 'Stopped paying', 'families'),
      ],
      chart: { kind: 'line', x: 'period', y: ['revenue'] },
    },
    rows: monthsOf('2026-05', 6).map((month, index) => [
      month,
      100 + 10 * index,
      20,
      120_000 + 10_000 * index,
      10,
      2,
      -1,
    ]),
  },
  {
    info: {
      id: 'support-load',
      version: 2,
      title: 'Support load',
      describes: 'What families reported about listings and how it was answered.',
      groupings: ['topic', 'month', 'quarter', 'year', 'week', 'state'],
      stateGroupings: ['week', 'state'],
      columns: [column('group', 'Group', 'text'), column('families', 'Families', 'families')],
      chart: { kind: 'bar', x: 'group', y: ['families'] },
    },
    rows: [
      ['reported: phone', 7],
      ['answered: corrected', 6],
    ],
  },
  {
    info: {
      id: 'favorites',
      version: 2,
      title: 'Favorites',
      describes: 'Providers that were added to favorites in the period.',
      groupings: ['category', 'month', 'quarter', 'year', 'week', 'state'],
      stateGroupings: ['week', 'state'],
      columns: [column('group', 'Group', 'text'), column('families', 'Families', 'families')],
      chart: { kind: 'bar', x: 'group', y: ['families'] },
    },
    rows: [['speech-therapy', 8]],
  },
];

export const reports: readonly ReportInfo[] = z
  .array(reportSchema)
  .parse(EXAMPLES.map(({ info }) => info));

interface RunRequest {
  readonly report: string;
  readonly from: string;
  readonly to: string;
  readonly groupBy?: string | undefined;
  readonly state?: string | undefined;
  readonly asOf?: string | undefined;
}

const exampleOf = (report: string): Example => {
  const example = EXAMPLES.find(({ info }) => info.id === report);
  if (example === undefined) throw new Error(`There is no report ${report}.`);
  return example;
};

/** A table of a report, which tells each number with a margin of 4, each share of 10 %, each amount of $30. */
export const tableOf = (report: string, rows: ReportTable['rows']): ReportTable => {
  const { columns } = exampleOf(report).info;
  const margins = { text: 0, families: 4, share: 0.1, cents: 3_000 };
  return {
    columns: columns.flatMap((each) =>
      each.type === 'text'
        ? [each]
        : [each, { ...each, id: `${each.id}_plus_minus`, marginOf: each.id }],
    ),
    rows: rows.map((row) =>
      row.flatMap((cell, at) => {
        const { type = 'text' } = columns[at] ?? {};
        return type === 'text' ? [cell] : [cell, margins[type]];
      }),
    ),
    told: null,
  };
};

/** A report that is done. */
export const runOf = (runId: string, request: RunRequest): Run => {
  const example = exampleOf(request.report);
  return runSchema.parse({
    runId,
    status: 'done',
    share: 1,
    events: 20_000,
    eventsPerSecond: 2_500,
    secondsLeft: 0,
    report: request.report,
    reportVersion: example.info.version,
    from: request.from,
    to: request.to,
    widenedFrom: null,
    groupBy: request.groupBy ?? example.info.groupings[0],
    state: request.state ?? null,
    asOf: request.asOf ?? null,
    startedAt: '2026-11-21T10:00:00.000Z',
    table: {
      ...tableOf(request.report, example.rows),
      told: { from: request.from, to: request.to },
    },
    failure: null,
  });
};
