import { defineContext } from '../kernel/context.ts';
import { say } from '../kernel/message.ts';
import { directoryErrors } from './directory.errors.ts';
import { listingReportDecider } from './listing-report.decider.ts';
import { listingReportsModel } from './listing-reports.model.ts';

/** The provider directory. It is reference data; its events are what families report about listings. */
export const directoryContext = defineContext({
  name: 'directory',
  aggregates: [{ decider: listingReportDecider, label: say('Reported listings'), icon: 'flag' }],
  readModels: [listingReportsModel],
  errors: directoryErrors,
});
