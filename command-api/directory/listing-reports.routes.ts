import {
  reportedListingSchema,
  reportListingErrorSchema,
} from '@hearthway/domain/directory/listing-report.contract.ts';
import { listingReportDecider } from '@hearthway/domain/directory/listing-report.decider.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { familyContext } from '../commands/family-context.ts';
import { sendPosition } from '../commands/send-position.ts';
import { requireAllowance } from '../limits/allowances.ts';
import { findListing } from './find-listing.ts';

/** A family says that something in a listing is wrong. The answer is empty. */
export const addListingReportsRoutes = (
  app: HttpServer,
  { handle, readState, database, clock, newId }: CommandDependencies,
): void => {
  app.post(
    '/api/resources/:resourceId/reports',
    {
      config: { access: 'family' },
      schema: { params: reportedListingSchema, body: reportListingErrorSchema },
    },
    async (request, reply) => {
      const { resourceId } = request.params;
      const now = clock();
      const listing = await findListing(database, resourceId);
      const context = familyContext(request, { now, state: listing?.state });
      // Sent again under the same key, it is the same report, and counts once.
      const id = (context.idempotency?.commandId ?? newId().replaceAll('-', '')).slice(0, 32);
      const { status } = await readState(listingReportDecider, id);
      if (listing !== null && status === 'none')
        await requireAllowance({ database, now }, 'listing-report', context.userId);
      const outcome = await handle(listingReportDecider, {
        id,
        command: {
          command: 'report',
          resourceId,
          resourceName: listing?.name ?? null,
          ...request.body,
        },
        context,
      });
      sendPosition(reply, outcome);
      return reply.status(204).send();
    },
  );
};
