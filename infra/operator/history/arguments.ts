import { z } from 'zod';
import { readCommandLine, UsageError } from '../../adapters/process/command-line.ts';

export interface HistoryArguments {
  /** A folder, from where the operator is. */
  readonly out: string;
  /** `YYYY-MM-DD` in UTC, included; undefined for the first day there is. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const USAGE = `npm run history -- export --format parquet [--out DIR] [--from DAY] [--to DAY]
  --out       a folder, where events.parquet and dictionary.json are written; otherwise where you are
  --from, --to  the period, both days included; days are those of UTC, such as 2026-11-21
Every event of the period without anything personal: who it is about is told by a key that no other
export has. It reads the log of the Hearthway that runs on DATA_DIR, or of EVENTSTORE_URL.`;

const OPTIONS = {
  format: { type: 'string' },
  out: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
} as const;

/** Throws what to print. */
export const readArguments = (args: readonly string[]): HistoryArguments => {
  const given = readCommandLine(args, OPTIONS);
  if (given instanceof Error) throw new UsageError(USAGE, given.message);
  const read = z
    .object({
      verb: z.tuple([z.literal('export')]),
      format: z.literal('parquet'),
      out: z.string().min(1).default('.'),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
    })
    .safeParse({ ...given.values, verb: given.positionals });
  if (!read.success) throw new UsageError(USAGE);
  const { out, from, to } = read.data;
  if (from !== undefined && to !== undefined && from > to)
    throw new Error(`The period from ${from} to ${to} ends before it begins.`);
  return { out, from, to };
};
