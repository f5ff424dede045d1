import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { REPORTS_PER_DAY } from '@hearthway/domain/directory/listing-report.constants.ts';
import {
  reportedListingSchema,
  reportListingErrorSchema,
} from '@hearthway/domain/directory/listing-report.contract.ts';
import { listingReportDecider } from '@hearthway/domain/directory/listing-report.decider.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import {
  type Allowance,
  requireAllowanceOnce,
} from '@hearthway/infra/adapters/limits/allowances.ts';
import { commandRoutes, idFor } from '../commands/command-routes.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { findListing } from './find-listing.ts';

/** Limited because a person reads each report. */
const REPORTS: Allowance = {
  name: 'listing-report',
  most: REPORTS_PER_DAY,
  perMs: DAY_MS,
};

/** Adds the route to report an error in a listing. Each report is its own stream. */
export const addListingReportsRoutes = (
  app: HttpServer,
  dependencies: CommandDependencies,
): void => {
  const { readState, database, newId } = dependencies;
  commandRoutes(app, dependencies)(listingReportDecider)({
    route: 'POST /api/resources/:resourceId/reports',
    params: reportedListingSchema,
    body: reportListingErrorSchema,
    prepare: async ({ params: { resourceId }, body, familyId, now, commandId }) => {
      const listing = await findListing(database, resourceId);
      // A retry with the same key is the same report and counts once.
      const id = idFor(commandId, newId);
      const { status } = await readState(listingReportDecider, id);
      if (listing !== null && status === 'none')
        await requireAllowanceOnce({ database, now, requestId: id }, REPORTS, familyId);
      return {
        id,
        command: {
          command: 'report',
          resourceId,
          resourceName: listing?.name ?? null,
          ...body,
        },
        state: listing?.state,
      };
    },
  });
};
