import { exportProgressSchema } from '@hearthway/domain/live/live.contract.ts';
import { EXPORT_PROGRESS_CHANNEL } from '@hearthway/infra/adapters/account/data-export.ts';
import { z } from 'zod';
import { readPayload } from '../live/read-payload.ts';
import type { ReadPart } from '../read-part.ts';
import { addAccountRoutes } from './account.routes.ts';
import { addErasureReceiptRoute } from './erasure-receipt.routes.ts';
import { addExportRoutes } from './export.routes.ts';
import { addSessionsRoutes } from './sessions.routes.ts';
import { addStaffAccessRoutes } from './staff-access.routes.ts';

/** Sent by command-api while it builds a copy. */
const payloadSchema = z.object({ userId: z.string(), ...exportProgressSchema.shape });

export const accountPart: ReadPart = {
  addRoutes: (app, dependencies) => {
    addAccountRoutes(app, dependencies);
    addSessionsRoutes(app, dependencies);
    addExportRoutes(app, dependencies);
    addErasureReceiptRoute(app, dependencies);
    addStaffAccessRoutes(app, dependencies);
  },
  notifications: {
    [EXPORT_PROGRESS_CHANNEL]: (payload, pagesOf) => {
      const notified = readPayload(payloadSchema, payload);
      if (notified === undefined) return;
      const { userId, ...progress } = notified;
      pagesOf(userId).emit('export-progress', progress);
    },
  },
};
