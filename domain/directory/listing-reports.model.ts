import * as z from 'zod';
import { foldByKey } from '../kernel/fold-by-key.ts';
import { say } from '../kernel/message.ts';
import { readerOf, userIdIn } from '../kernel/read-event.ts';
import { readStreamId } from '../kernel/stream-id.ts';
import { listingReportSchema } from './listing-report.contract.ts';
import { listingReportStream } from './listing-report.events.ts';
import { listingReportsView, type OfReport } from './listing-report.view.ts';

const read = readerOf(listingReportStream);

/** The errors that each family has reported, of all streams `listingReport-{reportId}` about it. */
export const listingReportsModel = foldByKey({
  name: 'listing-reports',
  label: say('Your reports about providers'),
  definition: 2,
  row: z.object({ reports: z.array(listingReportSchema).readonly() }),
  sealed: ['reports'],
  view: {
    evolve: (row, event: OfReport) => ({
      reports: listingReportsView.evolve(row?.reports ?? null, event),
    }),
  },
  keyOf: ({ streamId, metadata }) => {
    const { category, id } = readStreamId(streamId);
    if (category !== listingReportStream.category) return undefined;
    // Without a user, the event parks by report id.
    return userIdIn(metadata) ?? id;
  },
  read: (event) => ({ ...read(event), reportId: readStreamId(event.streamId).id }),
});
