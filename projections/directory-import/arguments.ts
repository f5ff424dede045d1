import { readCommandLine, UsageError } from '@hearthway/infra/adapters/process/command-line.ts';

export interface ImportArguments {
  /** Path or address; undefined for what the registry's page offers. */
  readonly file: string | undefined;
  /** Applies the weekly files and the report of deactivated numbers of the registry's page. */
  readonly isWeekly: boolean;
  /** Required for a spreadsheet; unused for the registry. */
  readonly mapping: string | undefined;
  readonly report: string | undefined;
  readonly mayShrink: boolean;
  readonly isAgain: boolean;
  /** That the downloaded file must have, in hexadecimal. */
  readonly sha256: string | undefined;
}

const USAGE = `Usage: npm run directory:import -- --format nppes [--report CSV] [--again] [--sha256 HASH] [FILE|ZIP|ADDRESS]
         without a file: the newest monthly file of the registry's page, or of the page at ADDRESS
       npm run directory:import -- --format nppes --weekly [ADDRESS]
         the weekly files that came after it, oldest first, and the report of deactivated numbers
       npm run directory:import -- --format spreadsheet --mapping JSON [--report CSV] [--may-shrink] FILE`;

const OPTIONS = {
  format: { type: 'string' },
  mapping: { type: 'string' },
  report: { type: 'string' },
  'may-shrink': { type: 'boolean' },
  again: { type: 'boolean' },
  weekly: { type: 'boolean' },
  sha256: { type: 'string' },
} as const;

/** Throws what to print. */
export const readArguments = (args: readonly string[]): ImportArguments => {
  const given = readCommandLine(args, OPTIONS);
  if (given instanceof Error) throw new UsageError(USAGE, given.message);
  const { values, positionals } = given;
  const { format, mapping, report, sha256 } = values;
  const {
    'may-shrink': mayShrink = false,
    again: isAgain = false,
    weekly: isWeekly = false,
  } = values;
  const [file, ...more] = positionals;
  const isOfRegistry = isAgain || isWeekly || sha256 !== undefined;
  const isRight =
    more.length === 0 &&
    ((format === 'nppes' && mapping === undefined && !mayShrink && file !== '') ||
      (format === 'spreadsheet' && mapping !== undefined && file !== undefined && !isOfRegistry));
  if (!isRight) throw new UsageError(USAGE);
  if (sha256 !== undefined && !/^[0-9a-f]{64}$/i.test(sha256))
    throw new UsageError(USAGE, '--sha256 takes 64 hexadecimal digits.');
  return { file, isWeekly, mapping, report, mayShrink, isAgain, sha256 };
};
