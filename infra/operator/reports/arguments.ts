import type { FileFormat } from '@hearthway/domain/reports/reports.contract.ts';
import {
  FILE_FORMATS,
  type StartRun,
  startRunSchema,
} from '@hearthway/domain/reports/reports.contract.ts';
import { readCommandLine, UsageError } from '../../adapters/process/command-line.ts';

export type ReportArguments =
  | { readonly kind: 'list' }
  | {
      readonly kind: 'run';
      readonly asked: StartRun;
      readonly format: FileFormat;
      /** Null: to the standard output. */
      readonly out: string | null;
    };

const USAGE = `npm run report -- --list
npm run report -- REPORT --from DAY --to DAY [--group-by GROUPING] [--state NC,VA] [--as-of DAY]
                  [--format csv|json] [--out FILE]
  --list      which reports there are, and how each can be grouped
  --from, --to  the period, both days included; days are those of UTC, such as 2026-11-21.
              Widened to whole weeks, or to whole months, quarters or years where it is grouped by them
  --state     only families of this state, or of several: NC,VA
  --as-of     what the report would have said at the end of that day, which has to be over
  --format    csv (the default) or json
  --out       a file to write; otherwise it is printed
Each number has noise, and after it how far it is off at most, 95 times in 100 (docs/metrics.md).
It reads the history of the Hearthway that runs on DATA_DIR, or of EVENTSTORE_URL and DATABASE_URL, and
needs the master key as that does.`;

const OPTIONS = {
  list: { type: 'boolean' },
  from: { type: 'string' },
  to: { type: 'string' },
  'group-by': { type: 'string' },
  state: { type: 'string' },
  'as-of': { type: 'string' },
  format: { type: 'string' },
  out: { type: 'string' },
} as const;

/** Throws what to print. Whether such a report can be asked so is another matter. */
export const readArguments = (args: readonly string[]): ReportArguments => {
  const given = readCommandLine(args, OPTIONS);
  if (given instanceof Error) throw new UsageError(USAGE, given.message);
  const { values, positionals } = given;
  const { list, format: wanted = 'csv', out = null, from, to, ...more } = values;
  const [report, ...others] = positionals;
  if (list) {
    if (args.length > 1) throw new UsageError(USAGE, `--list stands alone.`);
    return { kind: 'list' };
  }
  if (report === undefined || others.length > 0) throw new UsageError(USAGE, `Which report?`);
  if (from === undefined || to === undefined)
    throw new UsageError(USAGE, `A period needs --from and --to.`);
  const format = FILE_FORMATS.find((each) => each === wanted);
  if (format === undefined)
    throw new Error(`--format is ${FILE_FORMATS.join(' or ')}, and not ${wanted}.`);
  const { 'group-by': groupBy, 'as-of': asOf, state } = more;
  const asked = startRunSchema.safeParse({ report, from, to, groupBy, state, asOf });
  if (!asked.success)
    throw new Error(asked.error.issues.map(({ message }) => `${message}.`).join('\n'));
  return { kind: 'run', asked: asked.data, format, out };
};
