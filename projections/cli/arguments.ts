import { readModels as projections } from '@hearthway/domain/contexts.ts';
import {
  type Command,
  oneByOne,
  rebuildOne,
  retryAllParked,
  showStatus,
  verifyOne,
} from './commands.ts';

export const USAGE = `npm run projections -- status | rebuild NAME... | verify NAME... | retry-parked
  status           where each projection is, and what is parked
  rebuild NAME...  builds each table anew beside the live one, and switches
  verify NAME...   compares each table with what history says
  retry-parked     folds what could not be folded before
NAME is one of: ${projections.map(({ name }) => name).join(', ')}.
It works on the Hearthway that runs on DATA_DIR, or on EVENTSTORE_URL and DATABASE_URL.`;

/** Undefined for an unknown command. */
export const commandOf = ([verb, ...names]: readonly string[]): Command | undefined => {
  const named = projections.filter(({ name }) => names.includes(name));
  const areKnown = names.length > 0 && named.length === names.length;
  switch (verb) {
    case 'status':
      return names.length === 0 ? showStatus : undefined;
    case 'retry-parked':
      return names.length === 0 ? retryAllParked : undefined;
    case 'rebuild':
      return areKnown ? oneByOne(named.map(rebuildOne)) : undefined;
    case 'verify':
      return areKnown ? oneByOne(named.map(verifyOne)) : undefined;
    default:
      return undefined;
  }
};
