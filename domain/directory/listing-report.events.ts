import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { type Message, say } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import { REPORT_OUTCOMES, REPORT_TOPICS, type ReportOutcome } from './listing-report.constants.ts';

const resourceName = z.string().describe('Name of the provider');

/**
 * Events of stream `listingReport-{reportId}`, about the reporting family. The type names are the storage
 * format.
 */
const listingErrorReported = defineEvent({
  type: 'ListingErrorReported',
  schema: z.object({
    resourceId: z.string().describe('The provider, by its id in the directory'),
    resourceName,
    field: z.enum(REPORT_TOPICS).describe('Part of the listing that is wrong'),
    message: personal(z.string(), 'account'),
  }),
  sentence: ({ resourceName: name }) =>
    say('Reported an error in the listing of *{name}*', { name }),
  isOwnAct: true,
  feature: 'report of a listing',
  examples: [
    {
      resourceId: '1',
      resourceName: 'Bright Steps ABA',
      field: 'phone',
      message: 'Nobody has that number.',
    },
  ],
});

const ANSWERED: Readonly<Record<ReportOutcome, (name: string) => Message>> = {
  corrected: (name) => say('Was told that the listing of *{name}* was corrected', { name }),
  'as-listed': (name) => say('Was told that the listing of *{name}* is correct', { name }),
  retired: (name) => say('Was told that *{name}* is no longer in the directory', { name }),
};

const listingErrorResolved = defineEvent({
  type: 'ListingErrorResolved',
  schema: z.object({
    resourceName,
    outcome: z.enum(REPORT_OUTCOMES).describe('How the report ended'),
    fields: z
      .array(z.string())
      .readonly()
      .describe('Corrected fields, by the names of the directory’s columns'),
    /** Note to the family. Personal, since it may repeat what the family wrote. */
    note: personal(z.string().nullable(), 'account'),
  }),
  sentence: ({ resourceName, outcome }) => ANSWERED[outcome](resourceName),
  examples: [
    {
      resourceName: 'Bright Steps ABA',
      outcome: 'corrected',
      fields: ['phone'],
      note: 'Thank you!',
    },
  ],
});

export const listingReportStream = defineStream('listing-report', [
  listingErrorReported,
  listingErrorResolved,
]);

export type ListingReportEvent = EventOf<typeof listingReportStream>;
