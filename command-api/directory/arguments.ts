import { CATEGORY_IDS } from '@hearthway/domain/directory/categories.ts';
import { REPORT_TEXT_MAX_LENGTH } from '@hearthway/domain/directory/listing-report.constants.ts';
import { PROPOSAL_TEXT_MAX_LENGTH } from '@hearthway/domain/directory/resource-proposal.constants.ts';
import { readCorrections } from '@hearthway/infra/adapters/directory/correction-fields.ts';
import { readCommandLine } from '@hearthway/infra/adapters/process/command-line.ts';
import { z } from 'zod';
import type { OperatorCommand } from '../commands/operator-command.ts';
import { acceptProposal, declineProposal } from './answer-proposal.ts';
import { correctListing, withdrawFromListing } from './corrections.ts';
import { listProposals } from './list-proposals.ts';
import { listReports } from './list-reports.ts';
import { resolveReport } from './resolve-report.ts';

export const USAGE = `npm run directory -- reports [--all]
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
REPORT, PROPOSAL and LISTING are ids, as "reports" and "proposals" show them. --set FIELD= says that there
is none; --set listed=no takes the provider out of the directory. A field that is not known is answered with
those that are.
It works on the Hearthway that runs on DATA_DIR, or on EVENTSTORE_URL and DATABASE_URL.`;

/** Undefined for an unknown command. Throws a sentence for an invalid value. */
export const commandOf = ([verb, ...args]: readonly string[]): OperatorCommand | undefined => {
  switch (verb) {
    case 'reports': {
      const given = read(args, { all: { type: 'boolean' } }, 0);
      return given && listReports({ isAll: given.values.all === true });
    }
    case 'resolve': {
      const given = read(args, { ...SET, note: { type: 'string' } }, 1);
      if (given === undefined) return undefined;
      const { set = [] } = given.values;
      const note = noteWithin(REPORT_TEXT_MAX_LENGTH, given.values.note);
      const [reportId = ''] = given.positionals;
      return resolveReport({ reportId, corrections: readCorrections(set), note });
    }
    case 'correct': {
      const given = read(args, SET, 1);
      const [listingId = ''] = given?.positionals ?? [];
      const corrections = readCorrections(given?.values.set ?? []);
      return corrections.length > 0 ? correctListing({ listingId, corrections }) : undefined;
    }
    case 'withdraw': {
      const [listingId, field] = read(args, {}, 2)?.positionals ?? [];
      return listingId && field ? withdrawFromListing({ listingId, field }) : undefined;
    }
    case 'proposals': {
      const given = read(args, { all: { type: 'boolean' } }, 0);
      return given && listProposals({ isAll: given.values.all === true });
    }
    case 'accept':
      return readAcceptance(args);
    case 'decline': {
      const [proposalId, reason] = read(args, {}, 2)?.positionals ?? [];
      if (!proposalId || !reason?.trim()) return undefined;
      const note = noteWithin(PROPOSAL_TEXT_MAX_LENGTH, reason.trim());
      return declineProposal({ proposalId, note });
    }
    default:
      return undefined;
  }
};

const readAcceptance = (args: readonly string[]): OperatorCommand | undefined => {
  const text = { type: 'string' } as const;
  const options = { ...SET, by: text, on: text, category: text, listing: text, note: text };
  const given = read(args, options, 1);
  const [proposalId = ''] = given?.positionals ?? [];
  if (given === undefined || proposalId === '') return undefined;
  const { set = [], by, on, category, listing } = given.values;
  const note = noteWithin(PROPOSAL_TEXT_MAX_LENGTH, given.values.note);
  if (listing !== undefined)
    return by === undefined && set.length === 0
      ? acceptProposal({ proposalId, note, listing })
      : undefined;
  if (by === undefined || by.trim() === '') return undefined;
  if (category !== undefined && !CATEGORY_IDS.some((id) => id === category))
    throw new Error(`There is no category "${category}". There are: ${CATEGORY_IDS.join(', ')}.`);
  if (on !== undefined && !z.iso.date().safeParse(on).success)
    throw new Error('--on takes a day, as in "2026-11-21".');
  const added = {
    checkedBy: by.trim(),
    checkedOn: on,
    category,
    corrections: readCorrections(set),
  };
  return acceptProposal({ proposalId, note, added });
};

const noteWithin = (most: number, note: string | undefined): string | null => {
  if (note !== undefined && note.length > most)
    throw new Error(`The words for the family may have ${most} letters at most.`);
  return note ?? null;
};

const SET = { set: { type: 'string', multiple: true } } as const;

/** Undefined when the number of positional arguments differs. */
const read = <Options extends Parameters<typeof readCommandLine>[1]>(
  args: readonly string[],
  options: Options,
  words: number,
) => {
  const given = readCommandLine(args, options);
  return given instanceof Error || given.positionals.length !== words ? undefined : given;
};
