import { ROLES } from '@hearthway/domain/account/account.constants.ts';
import { type Command, giveRole, listStaff } from './staff.ts';

export const USAGE = `npm run staff -- add EMAIL ROLE | remove EMAIL | list
  add EMAIL ROLE  gives somebody who has an account a role: support or analyst
  remove EMAIL    makes them a family again
  list            who has which role
Whoever gets another role is signed out everywhere.
It works on the Hearthway that runs on DATA_DIR, or on EVENTSTORE_URL and DATABASE_URL.`;

/** Undefined for what is not in the usage. */
export const commandOf = ([verb, email, role, ...more]: readonly string[]): Command | undefined => {
  if (more.length > 0) return undefined;
  switch (verb) {
    case 'add': {
      const given = ROLES.find((each) => each === role && each !== 'family');
      return email && given ? giveRole(email, given) : undefined;
    }
    case 'remove':
      return email && role === undefined ? giveRole(email, 'family') : undefined;
    case 'list':
      return email === undefined ? listStaff : undefined;
    default:
      return undefined;
  }
};
