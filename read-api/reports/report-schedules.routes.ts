import { scheduleSchema, stopMailsSchema } from '@hearthway/domain/reports/schedules.contract.ts';
import { sessionOf } from '@hearthway/infra/adapters/http/access.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { z } from 'zod';
import type { ReportsRoutesOptions } from './reports.routes.ts';

const CONFIG = { access: 'analyst', fresh: true } as const;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

export const addReportSchedulesRoutes = (
  app: HttpServer,
  { database }: ReportsRoutesOptions,
): void => {
  app.get(
    '/api/staff/reports/schedules',
    { config: CONFIG, schema: { response: { 200: z.array(scheduleSchema) } } },
    async (request) => {
      const rows = await database
        .selectFrom('report_schedules')
        .leftJoinLateral(
          (runs) =>
            runs
              .selectFrom('report_runs')
              .select(['report_runs.id as run_id', 'report_runs.status as run_status'])
              .whereRef('report_runs.schedule_id', '=', 'report_schedules.id')
              .orderBy('report_runs.from_day', 'desc')
              .limit(1)
              .as('last'),
          (join) => join.onTrue(),
        )
        .selectAll()
        .where('user_id', '=', sessionOf(request).accountId)
        .where('report_schedules.status', '!=', 'stopped')
        .orderBy('created_at')
        .orderBy('report_schedules.id')
        .execute();
      return rows.map((row) => ({
        scheduleId: row.id,
        report: row.report,
        groupBy: row.group_by,
        state: row.state,
        cadence: row.cadence,
        status: row.status,
        reason: row.reason,
        nextDay: row.due_at.toISOString().slice(0, DAY_LENGTH),
        lastRun:
          row.run_id === null || row.run_status === null
            ? null
            : { runId: row.run_id, status: row.run_status },
      }));
    },
  );

  // Mail programs without one-click POST open the URL in a browser. It changes nothing, since mail scanners
  // open it as well: the page asks first.
  app.get(
    '/api/report-mails/stop',
    { config: { access: 'anyone' }, schema: { querystring: stopMailsSchema } },
    async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(`/stop-report-mails#${request.query.token}`, 303),
  );
};
