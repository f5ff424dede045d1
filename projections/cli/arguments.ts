import { readModels as projections } from '@hearthway/domain/contexts.ts';
import { oneOf } from '@hearthway/infra/adapters/process/argument-values.ts';
import { call, defineProgram, UsageError } from '@hearthway/infra/adapters/process/command-line.ts';
import { z } from 'zod';
import {
  type Command,
  oneByOne,
  rebuildOne,
  retryAllParked,
  showStatus,
  verifyOne,
} from './commands.ts';

const USAGE = `npm run projections -- status | rebuild NAME... | verify NAME... | retry-parked
  status           where each projection is, and what is parked
  rebuild NAME...  builds each table anew beside the live one, and switches
  verify NAME...   compares each table with what history says
  retry-parked     folds what could not be folded before
NAME is one of: ${projections.map(({ name }) => name).join(', ')}.
It works on the Hearthway that runs on DATA_DIR, or on EVENTSTORE_URL and DATABASE_URL.`;

const NAME = z.array(
  oneOf(
    'no projection',
    projections.map(({ name }) => name),
  ),
);

const namedBy = (names: readonly string[]) => {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new UsageError(twice, 'is given twice; give it once');
  return projections.filter(({ name }) => names.includes(name));
};

export const program = defineProgram<Command>({
  name: 'npm run projections --',
  usage: USAGE,
  calls: {
    status: call({}, () => showStatus),
    rebuild: call({ NAME }, (given) => oneByOne(namedBy(given.NAME).map(rebuildOne))),
    verify: call({ NAME }, (given) => oneByOne(namedBy(given.NAME).map(verifyOne))),
    'retry-parked': call({}, () => retryAllParked),
  },
});
