import { REPORT_TEXT_MAX_LENGTH } from '@hearthway/domain/directory/listing-report.constants.ts';
import { readCorrections } from '@hearthway/infra/adapters/directory/correction-fields.ts';
import { readCommandLine } from '@hearthway/infra/adapters/process/command-line.ts';
import type { OperatorCommand } from '../commands/operator-command.ts';
import { correctListing, withdrawFromListing } from './corrections.ts';
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
REPORT and LISTING are ids, as "reports" shows them. --set FIELD= says that there is none;
--set listed=no takes the provider out of the directory. A field that is not known is answered with
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
      const { set = [], note = null } = given.values;
      if (note !== null && note.length > REPORT_TEXT_MAX_LENGTH)
        throw new Error(
          `The words for the family may have ${REPORT_TEXT_MAX_LENGTH} letters at most.`,
        );
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
    default:
      return undefined;
  }
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
