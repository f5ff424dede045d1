import { runProgressSchema } from '@hearthway/domain/reports/reports.contract.ts';
import { REPORT_PROGRESS_CHANNEL } from '@hearthway/infra/adapters/reports/report-runs.ts';
import { z } from 'zod';
import { readPayload } from '../live/read-payload.ts';
import type { ReadPart } from '../read-part.ts';
import { addReportSchedulesRoutes } from './report-schedules.routes.ts';
import { addReportsRoutes } from './reports.routes.ts';

/** Sent by command-api during a run. */
const payloadSchema = z.object({ userId: z.string(), ...runProgressSchema.shape });

export const reportsPart: ReadPart = {
  addRoutes: (app, dependencies) => {
    addReportsRoutes(app, dependencies);
    addReportSchedulesRoutes(app, dependencies);
  },
  notifications: {
    [REPORT_PROGRESS_CHANNEL]: (payload, pagesOf) => {
      const notified = readPayload(payloadSchema, payload);
      if (notified === undefined) return;
      const { userId, ...progress } = notified;
      pagesOf(userId).emit('report-progress', progress);
    },
  },
};
