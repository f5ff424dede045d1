import * as z from 'zod';
import { foldByKey } from '../kernel/fold-by-key.ts';
import { say } from '../kernel/message.ts';
import { readerOf, userIdIn } from '../kernel/read-event.ts';
import { readStreamId } from '../kernel/stream-id.ts';
import { type ListingReport, listingReportSchema } from './listing-report.contract.ts';
import { listingReportStream } from './listing-report.events.ts';
import { listingReportsView, type OfReport } from './listing-report.view.ts';

/** Report of a wrong phone number, without texts, so that services can read it unencrypted. */
const phoneDoubtSchema = z.object({
  resourceId: z.string(),
  /** ISO date and time. */
  reportedAt: z.string(),
  /** ISO date and time; null until answered. */
  resolvedAt: z.string().nullable(),
});

const doubtIn = ({ resourceId, field, reportedAt, resolution }: ListingReport) =>
  field === 'phone' ? [{ resourceId, reportedAt, resolvedAt: resolution?.resolvedAt ?? null }] : [];

const read = readerOf(listingReportStream);

/** Errors reported by each family, from all its `listingReport-{reportId}` streams. */
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
    // Events without a user fall back to the report id, where they are parked.
    return userIdIn(metadata) ?? id;
  },
  read: (event) => ({ ...read(event), reportId: readStreamId(event.streamId).id }),
});
