import { readModels as projections } from '@hearthway/domain/contexts.ts';
import { type Command, rebuildOne, retryAllParked, showStatus, verifyOne } from './commands.ts';

export const USAGE = `npm run projections -- status | rebuild NAME | verify NAME | retry-parked
  status        where each projection is, and what is parked
  rebuild NAME  builds its table anew beside the live one, and switches
  verify NAME   compares its table with what history says
  retry-parked  folds what could not be folded before
NAME is one of: ${projections.map(({ name }) => name).join(', ')}.
It works on the Hearthway that runs on DATA_DIR, or on EVENTSTORE_URL and DATABASE_URL.`;

/** Undefined for an unknown command. */
export const commandOf = ([verb, name, ...more]: readonly string[]): Command | undefined => {
  if (more.length > 0) return undefined;
  const projection = projections.find((each) => each.name === name);
  switch (verb) {
    case 'status':
      return name === undefined ? showStatus : undefined;
    case 'retry-parked':
      return name === undefined ? retryAllParked : undefined;
    case 'rebuild':
      return projection && rebuildOne(projection);
    case 'verify':
      return projection && verifyOne(projection);
    default:
      return undefined;
  }
};
