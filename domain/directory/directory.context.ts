import * as z from 'zod';
import { defineContext } from '../context.ts';
import { exportSection } from '../kernel/export-section.ts';
import { say } from '../kernel/message.ts';
import { ownRow } from '../kernel/own-row.ts';
import { directoryErrors } from './directory.errors.ts';
import { REPORT_OUTCOME_WORDS, REPORT_TOPIC_WORDS } from './listing-report.constants.ts';
import { listingReportSchema } from './listing-report.contract.ts';
import { listingReportDecider } from './listing-report.decider.ts';
import { listingReportsModel } from './listing-reports.model.ts';
import { exportedProposals, proposalWords } from './proposal-words.ts';
import { proposedProviders } from './proposed-providers.report.ts';
import { resourceProposalSchema } from './resource-proposal.contract.ts';
import { resourceProposalDecider } from './resource-proposal.decider.ts';
import { resourceProposalsModel } from './resource-proposals.model.ts';

/** Provider directory. Listings are reference data; events are the families' reports and proposals. */
export const directoryContext = defineContext({
  name: 'directory',
  aggregates: [
    { decider: listingReportDecider, label: say('Reported listings'), icon: 'flag' },
    { decider: resourceProposalDecider, label: say('Proposed providers'), icon: 'map-pin-plus' },
  ],
  readModels: [listingReportsModel, resourceProposalsModel],
  reads: [
    ownRow({
      url: '/api/listing-reports',
      model: listingReportsModel,
      answer: z.array(listingReportSchema),
      // The newest first.
      toAnswer: (row) => (row?.reports ?? []).toReversed(),
    }),
    ownRow({
      url: '/api/resource-proposals',
      model: resourceProposalsModel,
      answer: z.array(resourceProposalSchema),
      // The newest first.
      toAnswer: (row) => (row?.proposals ?? []).toReversed(),
    }),
  ],
  exportSections: [
    exportSection({
      model: listingReportsModel,
      title: say('Errors in listings that you reported'),
      toRows: ({ reports }) =>
        reports.map(({ resolution, reportedAt, ...report }) => ({
          ...report,
          reportedAt: new Date(reportedAt),
          outcome: resolution?.outcome ?? null,
          note: resolution?.note ?? null,
          resolvedAt: resolution && new Date(resolution.resolvedAt),
        })),
      fields: {
        id: say('ID of the report'),
        resourceId: say('ID of the provider'),
        resourceName: say('Name'),
        field: say('What is wrong'),
        message: say('What you wrote'),
        reportedAt: say('When you reported it'),
        outcome: say('Outcome'),
        note: say('What we answered'),
        resolvedAt: say('When we answered'),
      },
    }),
    exportedProposals,
  ],
  words: {
    fields: {
      field: say('Field'),
      fields: say('Fields'),
      message: say('Message'),
      note: say('Note'),
      outcome: say('Outcome'),
      resourceId: say('Resource id'),
      resourceName: say('Resource name'),
      ...proposalWords.fields,
    },
    choices: {
      field: REPORT_TOPIC_WORDS,
      outcome: REPORT_OUTCOME_WORDS,
      ...proposalWords.choices,
    },
  },
  reports: [proposedProviders],
  errors: directoryErrors,
});
