import { z } from 'zod';
import { readCommandLine, UsageError } from '../../adapters/process/command-line.ts';
import type { HistoryOptions } from './history.ts';

export interface SimulateArguments {
  readonly history: HistoryOptions;
  readonly mayMix: boolean;
}

/** The least that happens to a family, with a visit or two. */
const LEAST_EVENTS_EACH = 15;

const USAGE = `npm run simulate -- [--families 20000] [--months 18] [--events 1000000] [--seed 1]
                    [--until YYYY-MM-DD] [--into-existing]
  --families       how many sign up in the time; with --events alone, one for each fifty events
  --months         how far back the history goes
  --events         about how many there are: families come as often as that takes; with --families alone,
                   fifty for each family
  --seed           another number makes other people; the same makes the same history, to the byte
  --until          the last day, in UTC; yesterday by default
  --into-existing  also where the log holds events already, of real people perhaps
It stores the history in the log of the Hearthway that runs on DATA_DIR, or of EVENTSTORE_URL and
DATABASE_URL. The people are made up: support finds them by names such as Clara, and no one can sign in as them.`;

const OPTIONS = {
  families: { type: 'string' },
  months: { type: 'string' },
  events: { type: 'string' },
  seed: { type: 'string' },
  until: { type: 'string' },
  'into-existing': { type: 'boolean' },
} as const;

/** Throws what to print. */
export const readArguments = (args: readonly string[], now: Date): SimulateArguments => {
  const given = readCommandLine(args, OPTIONS);
  if (given instanceof Error) throw new UsageError(USAGE, given.message);
  if (given.positionals.length > 0) throw new UsageError(USAGE);
  const { 'into-existing': mayMix = false, ...values } = given.values;
  const read = z
    .object(numbers)
    .extend({ until: dayBefore(now) })
    .safeParse(values);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(`--${issue?.path.join('.')}: ${issue?.message}\n${USAGE}`);
  }
  const { families: asked, events: wanted, ...more } = read.data;
  const events = wanted ?? (asked === undefined ? USUAL_EVENTS : asked * USUAL_EVENTS_EACH);
  const families = asked ?? Math.ceil(events / USUAL_EVENTS_EACH);
  if (events < families * LEAST_EVENTS_EACH)
    throw new Error(
      `${families} families make at least ${families * LEAST_EVENTS_EACH} events: ask for fewer families, or for more events.`,
    );
  return { history: { ...more, families, events }, mayMix };
};

const USUAL_EVENTS = 1_000_000;
const USUAL_EVENTS_EACH = 50;

const count = (most: number) => z.coerce.number().int().min(1).max(most);

const numbers = {
  families: count(1_000_000).optional(),
  months: count(120).default(18),
  events: count(100_000_000).optional(),
  seed: z.coerce.number().int().min(0).default(1),
};

const dayBefore = (now: Date) => {
  const today = now.toISOString().slice(0, 'YYYY-MM-DD'.length);
  const yesterday = new Date(Date.parse(today) - 24 * 60 * 60 * 1_000);
  return z.iso
    .date()
    .refine((day) => day < today, 'That day is not over yet.')
    .default(yesterday.toISOString().slice(0, 'YYYY-MM-DD'.length));
};
