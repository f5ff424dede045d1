import { ROLES } from '@hearthway/domain/session/session.constants.ts';
import { TIERS } from '@hearthway/domain/subscription/subscription.constants.ts';
import { z } from 'zod';
import type { OperatorCommand } from '../commands/operator-command.ts';
import { showAccessLog } from './access-log.ts';
import { giveRole, listStaff, setTier } from './staff.ts';

export const USAGE = `npm run staff -- add EMAIL ROLE | remove EMAIL | list | set-tier EMAIL TIER [--days N] | access-log [--since DAY]
  add EMAIL ROLE       gives an existing account a role: support or analyst
  remove EMAIL         makes them a family again
  list                 who has which role
  set-tier EMAIL TIER  gives a family the plan plus or family, with --days 30 for so many days; free takes it back
  access-log           who looked at which family, when and why; --since 2026-11-01 from that day on, in UTC
An account that gets another role is signed out everywhere.
It works on the Hearthway that runs on DATA_DIR, or on EVENTSTORE_URL and DATABASE_URL.`;

/** Undefined for an unknown command. */
export const commandOf = ([verb, email, role, option, value, ...more]: readonly string[]):
  | OperatorCommand
  | undefined => {
  const isGiftOption = verb === 'set-tier' && option === '--days';
  if (more.length > 0 || (option !== undefined && !isGiftOption)) return undefined;
  switch (verb) {
    case 'add': {
      const given = ROLES.find((each) => each === role && each !== 'family');
      return email && given ? giveRole(email, given) : undefined;
    }
    case 'remove':
      return email && role === undefined ? giveRole(email, 'family') : undefined;
    case 'list':
      return email === undefined ? listStaff : undefined;
    case 'set-tier': {
      const tier = TIERS.find((each) => each === role);
      if (!email || tier === undefined) return undefined;
      if (option === undefined) return setTier(email, tier);
      const days = daysIn(value);
      return days === undefined || tier === 'free' ? undefined : setTier(email, tier, days);
    }
    case 'access-log': {
      if (email === undefined) return showAccessLog(new Date(0));
      const since = email === '--since' ? dayIn(role) : undefined;
      return since && showAccessLog(since);
    }
    default:
      return undefined;
  }
};

/** Parses a number of days; undefined for anything else. */
const daysIn = (text: string | undefined): number | undefined => {
  const days = z.coerce.number().int().min(1).max(MOST_DAYS).safeParse(text);
  return days.success ? days.data : undefined;
};

const MOST_DAYS = 3_660;

/** Parses 2026-11-21; undefined for an invalid date. */
const dayIn = (text: string | undefined): Date | undefined => {
  const day = z.iso.date().safeParse(text);
  return day.success ? new Date(day.data) : undefined;
};
