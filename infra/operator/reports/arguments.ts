import {
  FILE_FORMATS,
  type FileFormat,
  startRunSchema,
} from '@hearthway/domain/reports/reports.contract.ts';
import { allReports } from '@hearthway/domain/site-reports/all-reports.ts';
import { z } from 'zod';
import { day, oneOf, words } from '../../adapters/process/argument-values.ts';
import { call, defineProgram, UsageError } from '../../adapters/process/command-line.ts';
import { type ReportQuestion, readQuestion } from '../../adapters/reports/question.ts';

export type ReportArguments =
  | { readonly kind: 'list' }
  | {
      readonly kind: 'run';
      readonly question: ReportQuestion;
      readonly format: FileFormat;
      /** Null for standard output. */
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

/** @param clock Decides which days are over. */
export const reportProgram = (clock: () => Date) =>
  defineProgram<ReportArguments>({
    name: 'npm run report --',
    usage: USAGE,
    calls: {
      '': call(
        {
          REPORT: words('a name that --list shows').optional(),
          list: z.boolean().default(false),
          from: day.optional(),
          to: day.optional(),
          'group-by': words('a grouping that --list shows').optional(),
          state: words('two letters such as NC, or several: NC,VA').optional(),
          'as-of': day.optional(),
          format: oneOf('no format', FILE_FORMATS).optional(),
          out: words('the name of a file').optional(),
        },
        ({ list, format, out, ...more }) => {
          const { REPORT: report, 'group-by': groupBy, 'as-of': asOf, ...days } = more;
          const request = { report, groupBy, asOf, ...days };
          if (list) {
            if (Object.values({ ...request, format, out }).some((value) => value !== undefined))
              throw new UsageError('--list', 'stands alone; leave out all else');
            return { kind: 'list' };
          }
          const question = questionIn(request, clock());
          return { kind: 'run', question, format: format ?? 'csv', out: out ?? null };
        },
      ),
    },
  });

export const program = reportProgram(() => new Date());

/** Argument names by field of the request. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  report: 'REPORT',
  groupBy: '--group-by',
  asOf: '--as-of',
};

const wrong = (field: string, problem: string): UsageError =>
  new UsageError(ARGUMENTS[field] ?? `--${field}`, problem);

const questionIn = (
  request: Readonly<Record<string, string | undefined>>,
  now: Date,
): ReportQuestion => {
  const { report, from, to } = request;
  if (report === undefined) throw wrong('report', 'is missing; use a name that --list shows');
  if (from === undefined) throw wrong('from', 'is missing; use YYYY-MM-DD');
  if (to === undefined) throw wrong('to', 'is missing; use YYYY-MM-DD');
  const read = startRunSchema.safeParse(request);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw wrong(String(issue?.path[0]), issue?.message ?? 'is wrong');
  }
  const today = now.toISOString().slice(0, 'YYYY-MM-DD'.length);
  const question = readQuestion(read.data, { reports: allReports, today });
  if (!('issues' in question)) return question;
  const [issue] = question.issues;
  throw wrong(issue?.path ?? 'report', issue?.message ?? 'is wrong');
};
