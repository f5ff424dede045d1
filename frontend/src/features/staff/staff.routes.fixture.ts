import { reportSchema, runSchema } from '@hearthway/domain/reports/reports.contract.ts';
import {
  type Schedule,
  scheduleSchema,
  startedScheduleSchema,
  startScheduleSchema,
} from '@hearthway/domain/reports/schedules.contract.ts';
import {
  foundFamiliesSchema,
  rawEventSchema,
  timelinePageSchema,
  watchedFamilySchema,
} from '@hearthway/domain/staff/timeline.contract.ts';
import * as z from 'zod/mini';
import { Refusal } from '../../testing/directory.fixture.ts';
import { reports, runOf } from '../../testing/reports.fixture.ts';
import {
  type Account,
  fieldsOf,
  none,
  type Route,
  type RoutesOf,
  textOf,
} from '../../testing/route.fixture.ts';
import { FOUND, noteAdded, rawOf, STREAMS, scheduleOf } from '../../testing/staff.fixture.ts';
import type { Call } from '../../testing/wire.fixture.ts';
import { MEMBER_ID } from './timeline/staff.fixture.ts';

const ENTRIES_PER_PAGE = 50;

const GRANT_MS = 15 * 60_000;

const supportRoutes = (account: Account): readonly Route[] => {
  const family = '/api/staff/families/:userId';
  const model = 'timeline';
  const known = ({ params }: Call): void => {
    if (params['userId'] !== FOUND.userId) throw new Refusal('UnknownFamily');
  };
  return [
    {
      route: 'POST /api/staff/families/find',
      schema: foundFamiliesSchema,
      answer: () => ({ families: [FOUND] }),
    },
    { route: `POST ${family}/view`, answer: known },
    {
      route: `GET ${family}`,
      schema: watchedFamilySchema,
      model,
      answer: () => ({
        ...FOUND,
        tier: account.tier,
        grantUntil: new Date(Date.now() + GRANT_MS + 1_000).toISOString(),
        members: [{ memberId: MEMBER_ID, name: 'Dana Wood' }],
      }),
    },
    {
      route: `GET ${family}/timeline`,
      schema: timelinePageSchema,
      model,
      answer: ({ query }) => {
        const param = (name: string): string => query.get(name) ?? '';
        const found = account.timeline.filter(
          ({ context, sentence, at }) =>
            (param('context') === '' || param('context') === context) &&
            sentence.toLowerCase().includes(param('search').toLowerCase()) &&
            (param('day') === '' || localDayOf(at, Number(param('offset'))) <= param('day')),
        );
        const first = Number(query.get('before') ?? 0);
        const end = first + ENTRIES_PER_PAGE;
        return {
          entries: found.slice(first, end),
          before: found.length > end ? String(end) : null,
          contexts: [...new Set(account.timeline.map(({ context }) => context))],
          streams: STREAMS,
          newest: 'newest',
        };
      },
    },
    {
      route: `GET ${family}/events/:eventId`,
      schema: rawEventSchema,
      model,
      answer: ({ params }) => {
        const entry = account.timeline.find(({ id }) => id === params['eventId']);
        if (entry === undefined) throw new Refusal('NotFound');
        return rawOf(entry);
      },
    },
    {
      route: `POST ${family}/notes`,
      model,
      answer: () => {
        account.timeline = [noteAdded, ...account.timeline];
      },
    },
  ];
};

/** Local day at an offset in minutes behind UTC. */
const localDayOf = (at: string, offset: number): string =>
  new Date(Date.parse(at) - offset * 60_000).toISOString().slice(0, 10);

const reportRoutes = (account: Account): readonly Route[] => [
  { route: 'GET /api/staff/reports', schema: z.array(reportSchema), answer: () => reports },
  {
    route: 'GET /api/staff/reports/runs',
    schema: z.array(runSchema),
    answer: () => account.runs.map((run) => ({ ...run, table: null })),
  },
  {
    route: 'GET /api/staff/reports/runs/:runId',
    schema: runSchema,
    answer: ({ params }) => {
      const run = account.runs.find(({ runId }) => runId === params['runId']);
      if (run === undefined) throw new Refusal('UnknownReport');
      return run;
    },
  },
  {
    route: 'POST /api/staff/reports/runs',
    answer: ({ body }) => {
      const runId = String(account.runs.length + 1).padStart(32, '0');
      const { state, asOf, groupBy } = fieldsOf(body);
      const run = runOf(runId, {
        report: textOf(body, 'report'),
        from: textOf(body, 'from'),
        to: textOf(body, 'to'),
        ...(typeof state === 'string' && { state }),
        ...(typeof asOf === 'string' && { asOf }),
        ...(typeof groupBy === 'string' && { groupBy }),
      });
      account.runs = [run, ...account.runs];
      return { runId };
    },
  },
];

const scheduleRoutes = (account: Account): readonly Route[] => {
  const change = ({ params }: Call, changed: Partial<Schedule>): void => {
    account.schedules = account.schedules
      .map((each) => (each.scheduleId === params['scheduleId'] ? { ...each, ...changed } : each))
      .filter(({ status }) => status !== 'stopped');
  };
  return [
    {
      route: 'GET /api/staff/reports/schedules',
      schema: z.array(scheduleSchema),
      answer: () => account.schedules,
    },
    {
      route: 'POST /api/staff/reports/schedules',
      schema: startedScheduleSchema,
      answer: ({ body }) => {
        const { groupBy = '', state = null, ...rest } = startScheduleSchema.parse(body);
        const scheduleId = String(account.schedules.length + 1).padStart(32, '0');
        const schedule = scheduleOf({ ...rest, groupBy, state, scheduleId });
        account.schedules = [...account.schedules, schedule];
        return { scheduleId };
      },
    },
    {
      route: 'POST /api/staff/reports/schedules/:scheduleId/stop',
      answer: (call) => change(call, { status: 'stopped' }),
    },
    {
      route: 'POST /api/staff/reports/schedules/:scheduleId/resume',
      answer: (call) => change(call, { status: 'active', reason: null }),
    },
    { route: 'POST /api/report-mails/stop', answer: none },
  ];
};

export const routes: RoutesOf = (account) => [
  ...supportRoutes(account),
  ...reportRoutes(account),
  ...scheduleRoutes(account),
];
