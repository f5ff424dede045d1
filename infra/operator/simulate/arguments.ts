import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { z } from 'zod';
import { day, wholeNumber } from '../../adapters/process/argument-values.ts';
import { call, defineProgram, UsageError } from '../../adapters/process/command-line.ts';
import type { HistoryOptions } from './history.ts';

export interface SimulateArguments {
  readonly history: HistoryOptions;
  readonly mayMix: boolean;
}

/** Minimum number of events of a family with one or two visits. */
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

const USUAL_EVENTS = 1_000_000;
const USUAL_EVENTS_EACH = 50;

/** @param clock Decides which days are over. */
export const simulateProgram = (clock: () => Date) =>
  defineProgram<SimulateArguments>({
    name: 'npm run simulate --',
    usage: USAGE,
    calls: {
      '': call(
        {
          families: wholeNumber({ least: 1, most: 1_000_000 }).optional(),
          months: wholeNumber({ least: 1, most: 120 }).default(18),
          events: wholeNumber({ least: 1, most: 100_000_000 }).optional(),
          seed: wholeNumber({ least: 0, most: 1_000_000_000 }).default(1),
          until: day.optional(),
          'into-existing': z.boolean().default(false),
        },
        ({
          families: familyCount,
          events: wanted,
          months,
          seed,
          until,
          'into-existing': mayMix,
        }) => {
          const events =
            wanted ?? (familyCount === undefined ? USUAL_EVENTS : familyCount * USUAL_EVENTS_EACH);
          const families = familyCount ?? Math.ceil(events / USUAL_EVENTS_EACH);
          const least = families * LEAST_EVENTS_EACH;
          if (events < least)
            throw new UsageError(
              '--events',
              `${families} families make at least ${least} events; use more events, or fewer --families`,
            );
          return {
            history: { months, seed, families, events, until: lastDay(until, clock()) },
            mayMix,
          };
        },
      ),
    },
  });

export const program = simulateProgram(() => new Date());

const lastDay = (until: string | undefined, now: Date): string => {
  const today = now.toISOString().slice(0, 'YYYY-MM-DD'.length);
  if (until !== undefined && until >= today)
    throw new UsageError('--until', `${until} is not over yet; use a day before ${today}`);
  return until ?? new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
};
