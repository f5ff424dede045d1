import { ROLES } from '@hearthway/domain/session/session.constants.ts';
import { TIERS } from '@hearthway/domain/subscription/subscription.constants.ts';
import {
  day,
  email,
  oneOf,
  wholeNumber,
} from '@hearthway/infra/adapters/process/argument-values.ts';
import { call, defineProgram, UsageError } from '@hearthway/infra/adapters/process/command-line.ts';
import type { OperatorCommand } from '../commands/operator-command.ts';
import { showAccessLog } from './access-log.ts';
import { giveRole, listStaff, setTier } from './staff.ts';

const USAGE = `npm run staff -- add EMAIL ROLE | remove EMAIL | list | set-tier EMAIL TIER [--days N] | access-log [--since DAY]
  add EMAIL ROLE       gives an existing account a role: support or analyst
  remove EMAIL         makes them a family again
  list                 who has which role
  set-tier EMAIL TIER  gives a family the plan plus or family, with --days 30 for so many days; free takes it back
  access-log           who looked at which family, when and why; --since 2026-11-01 from that day on, in UTC
An account that gets another role is signed out everywhere.
It works on the Hearthway that runs on DATA_DIR, or on EVENTSTORE_URL and DATABASE_URL.`;

const MAX_DAYS = 3_660;

export const program = defineProgram<OperatorCommand>({
  name: 'npm run staff --',
  usage: USAGE,
  calls: {
    add: call(
      {
        EMAIL: email,
        ROLE: oneOf(
          'no role of staff',
          ROLES.filter((role) => role !== 'family'),
        ),
      },
      ({ EMAIL, ROLE }) => giveRole(EMAIL, ROLE),
    ),
    remove: call({ EMAIL: email }, ({ EMAIL }) => giveRole(EMAIL, 'family')),
    list: call({}, () => listStaff),
    'set-tier': call(
      {
        EMAIL: email,
        TIER: oneOf('no plan', TIERS),
        days: wholeNumber({ least: 1, most: MAX_DAYS }).optional(),
      },
      ({ EMAIL, TIER, days }) => {
        if (days === undefined) return setTier(EMAIL, TIER);
        if (TIER === 'free')
          throw new UsageError('--days', 'only a gift ends by itself; leave it out with free');
        return setTier(EMAIL, TIER, days);
      },
    ),
    'access-log': call({ since: day.optional() }, ({ since }) =>
      showAccessLog(new Date(since ?? 0)),
    ),
  },
});
