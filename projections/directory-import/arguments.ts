import { readCommandLine, UsageError } from '@hearthway/infra/adapters/process/command-line.ts';

export interface ImportArguments {
  readonly file: string;
  /** Required for a spreadsheet; unused for the registry. */
  readonly mapping: string | undefined;
  readonly report: string | undefined;
  readonly mayShrink: boolean;
}

const USAGE = `Usage: npm run directory:import -- --format nppes [--report CSV] FILE
       npm run directory:import -- --format spreadsheet --mapping JSON [--report CSV] [--may-shrink] FILE`;

const OPTIONS = {
  format: { type: 'string' },
  mapping: { type: 'string' },
  report: { type: 'string' },
  'may-shrink': { type: 'boolean' },
} as const;

/** Throws what to print. */
export const readArguments = (args: readonly string[]): ImportArguments => {
  const given = readCommandLine(args, OPTIONS);
  if (given instanceof Error) throw new UsageError(USAGE, given.message);
  const { values, positionals } = given;
  const { format, mapping, report, 'may-shrink': mayShrink = false } = values;
  const [file, ...more] = positionals;
  const isRight =
    more.length === 0 &&
    ((format === 'nppes' && mapping === undefined && !mayShrink) ||
      (format === 'spreadsheet' && mapping !== undefined));
  if (!isRight || file === undefined) throw new UsageError(USAGE);
  return { file, mapping, report, mayShrink };
};
