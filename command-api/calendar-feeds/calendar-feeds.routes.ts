import {
  feedParamsSchema,
  type MadeFeed,
  madeFeedSchema,
  makeFeedSchema,
} from '@hearthway/domain/calendar-feeds/calendar-feeds.contract.ts';
import { calendarFeedsDecider } from '@hearthway/domain/calendar-feeds/calendar-feeds.decider.ts';
import { mayCall } from '@hearthway/domain/household/household-access.ts';
import { NONE } from '@hearthway/domain/kernel/plain-command.ts';
import { hashOfFeedKey } from '@hearthway/infra/adapters/calendar-feeds/feed-key.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { requireFamilyPlan } from '../calendar-entries/family-plan.ts';
import { answeredRoutes, commandRoutes, idFor } from '../commands/command-routes.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { accessFinder } from '../household/find-access.ts';

interface AskedFeed {
  readonly memberId: string;
  readonly familyId: string;
  readonly childId: string | null;
  readonly now: Date;
}

/**
 * Adds routes for the addresses under which a person's other calendars read those of households. They are the
 * person's own, so that a member who only reads has them too.
 */
export const addCalendarFeedsRoutes = (
  app: HttpServer,
  dependencies: CommandDependencies,
): void => {
  const { privacy, newId } = dependencies;
  const findAccess = accessFinder(dependencies);

  const requireCalendar = async ({ memberId, familyId, childId, now }: AskedFeed) => {
    await requireFamilyPlan(dependencies, { familyId, now });
    if (familyId !== memberId) {
      const access = await findAccess({ familyId, memberId });
      if (access === undefined || !mayCall(access, 'calendar', 'read')) throw refuse('NotShared');
      const { onlyChildren } = access;
      if (childId !== null && onlyChildren?.includes(childId) === false) throw refuse('NotShared');
    }
  };

  /** Derived rather than drawn, so that a request that is sent again gets the same address and none is stored. */
  const newKey = async (commandId: string | undefined): Promise<string> => {
    const secret = await privacy.keyedHash('calendar-feed', commandId ?? newId());
    return secret.toString('base64url');
  };

  const addRoute = answeredRoutes(app, dependencies)(calendarFeedsDecider);
  addRoute({
    route: 'POST /api/calendar-feeds',
    isPersonal: true,
    params: NONE,
    body: makeFeedSchema,
    answer: madeFeedSchema,
    prepare: async ({ body, actor: memberId, now, commandId }) => {
      await requireCalendar({ ...body, memberId, now });
      const feedId = idFor(commandId, newId);
      const key = await newKey(commandId);
      return {
        command: { command: 'make', feedId, ...body, secretHash: hashOfFeedKey(key) },
        toAnswer: (): MadeFeed => ({ id: feedId, key }),
      };
    },
  });
  addRoute({
    route: 'POST /api/calendar-feeds/:feedId/address',
    isPersonal: true,
    params: feedParamsSchema,
    body: NONE,
    answer: madeFeedSchema,
    prepare: async ({ params: { feedId }, commandId }) => {
      const key = await newKey(commandId);
      return {
        command: { command: 'change-address', feedId, secretHash: hashOfFeedKey(key) },
        toAnswer: (): MadeFeed => ({ id: feedId, key }),
      };
    },
  });
  commandRoutes(app, dependencies)(calendarFeedsDecider)({
    route: 'DELETE /api/calendar-feeds/:feedId',
    isPersonal: true,
    params: feedParamsSchema,
    body: NONE,
    prepare: ({ params: { feedId } }) => ({ command: { command: 'stop', feedId } }),
  });
};
