import {
  FILE_FORMATS,
  reportSchema,
  runSchema,
  tableFileName,
} from '@hearthway/domain/reports/reports.contract.ts';
import { BYTE_ORDER_MARK, tableFile } from '@hearthway/domain/reports/table-file.ts';
import { allReports } from '@hearthway/domain/site-reports/all-reports.ts';
import { sessionOf } from '@hearthway/infra/adapters/http/access.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { translatorFor } from '@hearthway/infra/adapters/http/translator-for.ts';
import { REPORT_RUN_COLUMNS, toRun } from '@hearthway/infra/adapters/reports/report-runs.ts';
import { translatedColumns } from '@hearthway/infra/adapters/reports/table-labels.ts';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { ReadSchema } from '../database/schema.ts';
import { reportIn } from './report-words.ts';

export interface ReportsRoutesOptions {
  readonly database: Kysely<ReadSchema>;
}

const paramsSchema = z.object({ runId: z.string().regex(/^[0-9a-f]{32}$/) });
const fileQuerySchema = z.object({ format: z.enum(FILE_FORMATS) });

const CONFIG = { access: 'analyst', fresh: true } as const;
/** More than an analyst looks through. */
const MAX_RUNS = 100;

const CONTENT_TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json' } as const;

export const addReportsRoutes = (app: HttpServer, { database }: ReportsRoutesOptions): void => {
  const runsOf = (userId: string) =>
    database.selectFrom('report_runs').where('user_id', '=', userId);

  const readRun = async (userId: string, runId: string) => {
    const row = await runsOf(userId)
      .select([...REPORT_RUN_COLUMNS, 'result'])
      .where('id', '=', runId)
      .executeTakeFirst();
    if (row === undefined) throw refuse('NotFound');
    return toRun(row, row.result);
  };

  app.get(
    '/api/staff/reports',
    { config: CONFIG, schema: { response: { 200: z.array(reportSchema) } } },
    async (request) => {
      const translate = translatorFor(request);
      return allReports.map((report) => reportIn(report, translate));
    },
  );

  app.get(
    '/api/staff/reports/runs',
    { config: CONFIG, schema: { response: { 200: z.array(runSchema) } } },
    async (request) => {
      const rows = await runsOf(sessionOf(request).accountId)
        .select(REPORT_RUN_COLUMNS)
        .orderBy('started_at', 'desc')
        .orderBy('id')
        .limit(MAX_RUNS)
        .execute();
      return rows.map((row) => toRun(row, null));
    },
  );

  app.get(
    '/api/staff/reports/runs/:runId',
    { config: CONFIG, schema: { params: paramsSchema, response: { 200: runSchema } } },
    async (request) => {
      const run = await readRun(sessionOf(request).accountId, request.params.runId);
      const { report, table } = run;
      const translate = translatorFor(request);
      return {
        ...run,
        table: table && { ...table, columns: translatedColumns(table, { report, translate }) },
      };
    },
  );

  app.get(
    '/api/staff/reports/runs/:runId/file',
    { config: CONFIG, schema: { params: paramsSchema, querystring: fileQuerySchema } },
    async (request, reply) => {
      const { format } = request.query;
      const run = await readRun(sessionOf(request).accountId, request.params.runId);
      if (run.table === null) throw refuse('NotFound');
      const text = tableFile(format, run.table, run);
      return reply
        .type(CONTENT_TYPES[format])
        .header('content-disposition', `attachment; filename="${tableFileName(format, run)}"`)
        .send(format === 'csv' ? `${BYTE_ORDER_MARK}${text}` : text);
    },
  );
};
