import * as z from 'zod';
import { foldByKey } from '../kernel/fold-by-key.ts';
import { say } from '../kernel/message.ts';
import { readerOf, userIdIn } from '../kernel/read-event.ts';
import { readStreamId } from '../kernel/stream-id.ts';
import { type ListingReport, listingReportSchema } from './listing-report.contract.ts';
import { listingReportStream } from './listing-report.events.ts';
import { listingReportsView, type OfReport } from './listing-report.view.ts';

/** A report that a phone number is wrong, without words: services read it unsealed. */
const phoneDoubtSchema = z.object({
  resourceId: z.string(),
  /** ISO date and time. */
  reportedAt: z.string(),
  /** ISO date and time; null until it is answered. */
  resolvedAt: z.string().nullable(),
});

const doubtIn = ({ resourceId, field, reportedAt, resolution }: ListingReport) =>
  field === 'phone' ? [{ resourceId, reportedAt, resolvedAt: resolution?.resolvedAt ?? null }] : [];

const read = readerOf(listingReportStream);

/** The errors that each family has reported, of all streams `listingReport-{reportId}` about it. */
export const listingReportsModel = foldByKey({
  name: 'listing-reports',
  label: say('Your reports about providers'),
  definition: 3,
  row: z.object({
    reports: z.array(listingReportSchema).readonly(),
    /** Null in rows of older definitions. */
    doubts: z.array(phoneDoubtSchema).readonly().nullable(),
  }),
  sealed: ['reports'],
  view: {
    evolve: (row, event: OfReport) => {
      const reports = listingReportsView.evolve(row?.reports ?? null, event);
      return { reports, doubts: reports.flatMap(doubtIn) };
    },
  },
  keyOf: ({ streamId, metadata }) => {
    const { category, id } = readStreamId(streamId);
    if (category !== listingReportStream.category) return undefined;
    // Event without a user: parks by the id of the report.
    return userIdIn(metadata) ?? id;
  },
  read: (event) => ({ ...read(event), reportId: readStreamId(event.streamId).id }),
});
