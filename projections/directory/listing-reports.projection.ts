import { listingReportSchema } from '@hearthway/domain/directory/listing-report.contract.ts';
import { listingReportStream } from '@hearthway/domain/directory/listing-report.events.ts';
import { listingReportsView } from '@hearthway/domain/directory/listing-report.view.ts';
import { readStreamId } from '@hearthway/domain/kernel/stream-id.ts';
import { z } from 'zod';
import { foldByKey } from '../engine/projection/fold-by-key.ts';
import { readerOf, userIdIn } from '../engine/projection/read-event.ts';

const rowSchema = z.object({ user_id: z.string(), reports: z.array(listingReportSchema) });

const read = readerOf(listingReportStream);

/** The errors that each family has reported, of all streams `listingReport-{reportId}` about it. */
export const listingReports = foldByKey({
  name: 'listing_reports',
  definition: 1,
  table: {
    columns: { user_id: { type: 'text' }, reports: { type: 'jsonb' } },
    primaryKey: ['user_id'],
  },
  keyOf: ({ streamId, metadata }) => {
    const { category, id } = readStreamId(streamId);
    if (category !== 'listingReport') return undefined;
    // Where nobody can say whom it is about, the report stands still alone.
    return userIdIn(metadata) ?? id;
  },
  read: (event) => ({ ...read(event), reportId: readStreamId(event.streamId).id }),
  view: listingReportsView,
  toRow: (userId, reports) => [userId, JSON.stringify(reports)],
  fromRow: (row) => {
    const { user_id, reports } = rowSchema.parse(row);
    return [user_id, reports];
  },
});
