import {
  reportPromptSchema,
  reportSearchSchema,
  viewResourceSchema,
} from '@hearthway/domain/journey/activity.contract.ts';
import {
  type ActivityCommand,
  activityDecider,
} from '@hearthway/domain/journey/activity.decider.ts';
import { activityIdOf } from '@hearthway/domain/journey/activity.events.ts';
import { NONE } from '@hearthway/domain/kernel/plain-command.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { tierAt } from '@hearthway/domain/subscription/tier-at.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { type CommandRouteOptions, commandRoutes } from '../commands/command-routes.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { findListing } from '../directory/find-listing.ts';
import { helpTermsIn } from '../directory/help-terms.ts';

/** Adds routes that record a family's daily activity, as its pages report it. Each day has its own stream. */
export const addActivityRoutes = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { readState, database } = dependencies;
  const addRoute = commandRoutes(app, dependencies)(activityDecider);
  const addReport = <Body>({
    prepare,
    ...options
  }: Pick<
    CommandRouteOptions<Record<string, never>, Body, ActivityCommand>,
    'route' | 'body' | 'prepare'
  >): void =>
    addRoute({
      ...options,
      params: NONE,
      unattended: true,
      isPersonal: true,
      prepare: async (sent) => ({
        ...(await prepare(sent)),
        id: activityIdOf(sent.familyId, sent.now),
      }),
    });

  addReport({
    route: 'POST /api/journey/resource-views',
    body: viewResourceSchema,
    prepare: async ({ body: { resourceId } }) => {
      const listing = await findListing(database, resourceId);
      return { command: { command: 'view-resource', resourceId, listing }, state: listing?.state };
    },
  });
  addReport({
    route: 'POST /api/journey/searches',
    body: reportSearchSchema,
    prepare: async ({
      body: { category = null, state = null, resultCount, terms },
      familyId,
      now,
    }) => {
      const [helpTerms, plan] = await Promise.all([
        helpTermsIn(database, terms),
        // Ignores the tier that a page claims.
        readState(subscriptionDecider, familyId),
      ]);
      return {
        command: {
          command: 'report-search',
          category,
          state,
          resultCount,
          terms: helpTerms,
          tier: tierAt(plan, now),
        },
        state: state ?? undefined,
      };
    },
  });
  addReport({
    route: 'POST /api/journey/prompts',
    body: reportPromptSchema,
    prepare: ({ body: prompt }) => ({ command: { command: 'report-prompt', prompt } }),
  });
};
