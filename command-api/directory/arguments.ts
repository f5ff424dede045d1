import { CATEGORY_IDS } from '@hearthway/domain/directory/categories.ts';
import { REPORT_TEXT_MAX_LENGTH } from '@hearthway/domain/directory/listing-report.constants.ts';
import { PROPOSAL_TEXT_MAX_LENGTH } from '@hearthway/domain/directory/resource-proposal.constants.ts';
import {
  RefusedCorrectionError,
  readCorrections,
} from '@hearthway/infra/adapters/directory/correction-fields.ts';
import { day, oneOf, words } from '@hearthway/infra/adapters/process/argument-values.ts';
import { call, defineProgram, UsageError } from '@hearthway/infra/adapters/process/command-line.ts';
import { z } from 'zod';
import type { OperatorCommand } from '../commands/operator-command.ts';
import { acceptProposal, declineProposal } from './answer-proposal.ts';
import { correctListing, withdrawFromListing } from './corrections.ts';
import { listProposals } from './list-proposals.ts';
import { listReports } from './list-reports.ts';
import { reportDirectory } from './report.ts';
import { resolveReport } from './resolve-report.ts';

const USAGE = `npm run directory -- reports [--all]
  the errors in listings that families have reported and that are unresolved; with --all, every one
npm run directory -- resolve REPORT [--set FIELD=VALUE]… [--note WORDS]
  resolves a report: corrects the listing where something is set, and mails the family
npm run directory -- correct LISTING --set FIELD=VALUE…
  corrects a listing, for now and for every later import
npm run directory -- withdraw LISTING FIELD
  takes a correction back: the listing says again what its source says
npm run directory -- proposals [--all]
  the providers that families have proposed and that are unanswered; with --all, every one
npm run directory -- accept PROPOSAL --by NAME [--on DAY] [--category ID] [--set FIELD=VALUE]… [--note WORDS]
  lists the provider as it was proposed, where nothing else is set, and mails the family. Its page says
  that NAME checked it on DAY, which is today by default
npm run directory -- accept PROPOSAL --listing LISTING [--note WORDS]
  the directory has it already
npm run directory -- decline PROPOSAL REASON
  mails the family the reason
npm run directory -- report
  listings by state and kind, how fresh and how many with a phone number; the 20 largest counties that have
  none; and offices' contacts by age and agreement
REPORT, PROPOSAL and LISTING are ids, as "reports" and "proposals" show them. --set FIELD= says that there
is none; --set listed=no takes the provider out of the directory. A field that is not known is answered with
those that are.
It works on the Hearthway that runs on DATA_DIR, or on EVENTSTORE_URL and DATABASE_URL.`;

const id = (command: string) => words(`an id as npm run directory -- ${command} shows it`);

const LISTING = words('the id of a listing, as at the end of the address of its page');

const all = z.boolean().default(false);

const SETTING = 'FIELD=VALUE, such as phone=919-555-0100';

const set = z.array(z.string().describe(SETTING)).transform((settings, context) => {
  try {
    return readCorrections(settings);
  } catch (error) {
    if (!(error instanceof RefusedCorrectionError)) throw error;
    context.addIssue({ code: 'custom', message: error.message });
    return z.NEVER;
  }
});

const note = (most: number) =>
  z.string().max(most, `the words for the family may have ${most} letters at most`);

export const program = defineProgram<OperatorCommand>({
  name: 'npm run directory --',
  usage: USAGE,
  calls: {
    report: call({}, () => reportDirectory),
    reports: call({ all }, (given) => listReports({ isAll: given.all })),
    resolve: call(
      {
        REPORT: id('reports'),
        set: set.default([]),
        note: note(REPORT_TEXT_MAX_LENGTH).optional(),
      },
      (given) =>
        resolveReport({
          reportId: given.REPORT,
          corrections: given.set,
          note: given.note ?? null,
        }),
    ),
    correct: call({ LISTING, set }, (given) =>
      correctListing({ listingId: given.LISTING, corrections: given.set }),
    ),
    withdraw: call({ LISTING, FIELD: words('the field of a correction, such as phone') }, (given) =>
      withdrawFromListing({ listingId: given.LISTING, field: given.FIELD }),
    ),
    proposals: call({ all }, (given) => listProposals({ isAll: given.all })),
    accept: call(
      {
        PROPOSAL: id('proposals'),
        by: words('the name of the person who checked it').optional(),
        on: day.optional(),
        category: oneOf('no category', CATEGORY_IDS).optional(),
        set: set.optional(),
        listing: LISTING.optional(),
        note: note(PROPOSAL_TEXT_MAX_LENGTH).optional(),
      },
      ({
        PROPOSAL: proposalId,
        listing,
        note: given = null,
        by,
        on,
        category,
        set: corrections,
      }) => {
        if (listing !== undefined) {
          for (const [name, value] of Object.entries({ by, on, category, set: corrections }))
            if (value !== undefined)
              throw new UsageError(
                `--${name}`,
                'is for a new listing; leave it out with --listing',
              );
          return acceptProposal({ proposalId, note: given, listing });
        }
        if (by === undefined)
          throw new UsageError('--by', 'is missing; use the name of the person who checked it');
        const added = { checkedBy: by, checkedOn: on, category, corrections: corrections ?? [] };
        return acceptProposal({ proposalId, note: given, added });
      },
    ),
    decline: call(
      {
        PROPOSAL: id('proposals'),
        REASON: words('words for the family, in quotes').pipe(note(PROPOSAL_TEXT_MAX_LENGTH)),
      },
      (given) => declineProposal({ proposalId: given.PROPOSAL, note: given.REASON }),
    ),
  },
});
