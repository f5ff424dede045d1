import * as z from 'zod';
import { defineContext } from '../kernel/context.ts';
import { say } from '../kernel/message.ts';
import { ownRow } from '../kernel/own-row.ts';
import { directoryErrors } from './directory.errors.ts';
import { listingReportSchema } from './listing-report.contract.ts';
import { listingReportDecider } from './listing-report.decider.ts';
import { listingReportsModel } from './listing-reports.model.ts';

/** The provider directory. It is reference data; its events are what families report about listings. */
export const directoryContext = defineContext({
  name: 'directory',
  aggregates: [{ decider: listingReportDecider, label: say('Reported listings'), icon: 'flag' }],
  readModels: [listingReportsModel],
  commands: [],
  reads: [
    ownRow({
      url: '/api/listing-reports',
      model: listingReportsModel,
      answer: z.array(listingReportSchema),
      // The newest first.
      toAnswer: (row) => (row?.reports ?? []).toReversed(),
    }),
  ],
  errors: directoryErrors,
});
