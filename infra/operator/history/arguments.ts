import { day, oneOf, words } from '../../adapters/process/argument-values.ts';
import { call, defineProgram, UsageError } from '../../adapters/process/command-line.ts';

export interface HistoryArguments {
  /** Folder, relative to the operator's working directory. */
  readonly out: string;
  /** `YYYY-MM-DD` in UTC, inclusive; undefined for the first day in the log. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const USAGE = `npm run history -- export --format parquet [--out DIR] [--from DAY] [--to DAY]
  --out       a folder, where events.parquet and dictionary.json are written; otherwise where you are
  --from, --to  the period, both days included; days are those of UTC, such as 2026-11-21
Every event of the period without anything personal: who it is about is told by a key that no other
export has. It reads the log of the Hearthway that runs on DATA_DIR, or of EVENTSTORE_URL.`;

export const program = defineProgram<HistoryArguments>({
  name: 'npm run history --',
  usage: USAGE,
  calls: {
    export: call(
      {
        format: oneOf('no format', ['parquet']),
        out: words('the name of a folder').default('.'),
        from: day.optional(),
        to: day.optional(),
      },
      ({ out, from, to }) => {
        if (from !== undefined && to !== undefined && from > to)
          throw new UsageError('--to', `${to} is before --from ${from}; use a day from there on`);
        return { out, from, to };
      },
    ),
  },
});
