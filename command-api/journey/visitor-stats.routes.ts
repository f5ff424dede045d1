import { dayIn } from '@hearthway/domain/calendar/time-zone.ts';
import { takeOverVisitorStatsSchema } from '@hearthway/domain/journey/visitor-stats.contract.ts';
import { visitorStatsDecider } from '@hearthway/domain/journey/visitor-stats.decider.ts';
import { NONE } from '@hearthway/domain/kernel/plain-command.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import type { Kysely } from 'kysely';
import { commandRoutes } from '../commands/command-routes.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { CommandSchema } from '../database/schema.ts';
import { findCategories } from '../directory/find-listing.ts';

/** Moves the counts that a browser has kept for a visitor to the account that they create. */
export const addVisitorStatsRoute = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { database } = dependencies;
  commandRoutes(app, dependencies)(visitorStatsDecider)({
    route: 'POST /api/journey/visitor-stats',
    params: NONE,
    body: takeOverVisitorStatsSchema,
    unattended: true,
    prepare: async ({ body, familyId, now }) => {
      const { timeZone, viewedResources, ...days } = body;
      const [registeredAt, known] = await Promise.all([
        findRegisteredAt(database, familyId),
        findCategories(database, viewedResources),
      ]);
      // Keeps the order in which providers were viewed, and drops unknown ones.
      const viewed = [...new Set(viewedResources)].flatMap((resourceId) =>
        known
          .filter(({ id }) => id === resourceId)
          .map(({ category }) => ({ resourceId, category })),
      );
      return {
        command: {
          command: 'take-over',
          ...days,
          viewedResources: viewed,
          today: dayIn(timeZone, now),
          now,
          registeredAt,
        },
      };
    },
  });
};

const findRegisteredAt = async (
  database: Kysely<CommandSchema>,
  familyId: string,
): Promise<Date> => {
  const { registered_at } = await database
    .selectFrom('accounts')
    .select('registered_at')
    .where('user_id', '=', familyId)
    .executeTakeFirstOrThrow();
  if (registered_at === null) throw new Error('A family without an account is signed in.');
  return registered_at;
};
