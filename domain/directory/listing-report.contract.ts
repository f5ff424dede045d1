import * as z from 'zod/mini';
import { typedText } from '../kernel/typed-text.ts';
import {
  REPORT_OUTCOMES,
  REPORT_TEXT_MAX_LENGTH,
  REPORT_TOPICS,
} from './listing-report.constants.ts';

/** `POST /api/resources/:resourceId/reports` reports an error in a listing. */
export const reportListingErrorSchema = z.object({
  field: z.enum(REPORT_TOPICS),
  message: typedText({ most: REPORT_TEXT_MAX_LENGTH, missing: 'Please write what is wrong' }),
});

export const reportedListingSchema = z.object({
  resourceId: z.string().check(z.minLength(1), z.maxLength(100)),
});

const resolutionSchema = z.object({
  outcome: z.enum(REPORT_OUTCOMES),
  /** Corrected fields, by column name of the directory. */
  fields: z.readonly(z.array(z.string())),
  /** The operator's note to the family. */
  note: z.nullable(z.string()),
  /** ISO date and time. */
  resolvedAt: z.string(),
});

/** `GET /api/listing-reports` returns an array of these: the family's own, newest first. */
export const listingReportSchema = z.object({
  id: z.string(),
  resourceId: z.string(),
  /** Values at the time of the report. */
  resourceName: z.string(),
  field: z.enum(REPORT_TOPICS),
  message: z.string(),
  /** ISO date and time. */
  reportedAt: z.string(),
  /** Null until resolved. */
  resolution: z.nullable(resolutionSchema),
});

export type ListingReport = Readonly<z.infer<typeof listingReportSchema>>;
