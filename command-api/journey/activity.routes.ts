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
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import type { HttpReply, HttpRequest, HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf } from '@hearthway/infra/adapters/http/subject.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { familyContext } from '../commands/family-context.ts';
import { sendPosition } from '../commands/send-position.ts';
import { findListing } from '../directory/find-listing.ts';
import { helpTermsIn } from '../directory/help-terms.ts';

/** What a family does on a day, as its pages tell it. The answers are empty. */
export const addActivityRoutes = (
  app: HttpServer,
  { handle, readState, database, clock }: CommandDependencies,
): void => {
  const report = async (
    request: HttpRequest,
    reply: HttpReply,
    command: ActivityCommand,
    state?: string | undefined,
  ): Promise<HttpReply> => {
    const now = clock();
    const outcome = await handle(activityDecider, {
      id: activityIdOf(familyOf(request).familyId, now),
      command,
      context: familyContext(request, { now, state }),
    });
    sendPosition(reply, outcome);
    return reply.status(204).send();
  };

  app.post(
    '/api/journey/resource-views',
    { config: { access: 'family', unattended: true }, schema: { body: viewResourceSchema } },
    async (request, reply) => {
      const { resourceId } = request.body;
      const listing = await findListing(database, resourceId);
      const command = { command: 'view-resource', resourceId, listing } as const;
      return report(request, reply, command, listing?.state);
    },
  );

  app.post(
    '/api/journey/searches',
    { config: { access: 'family', unattended: true }, schema: { body: reportSearchSchema } },
    async (request, reply) => {
      const { category = null, state = null, resultCount, terms } = request.body;
      // What a page says of its family's tier counts for nothing.
      const tier = await readState(subscriptionDecider, familyOf(request).familyId);
      const helpTerms = await helpTermsIn(database, terms);
      const told = { category, state, resultCount, terms: helpTerms, tier };
      return report(request, reply, { command: 'report-search', ...told }, state ?? undefined);
    },
  );

  app.post(
    '/api/journey/prompts',
    { config: { access: 'family', unattended: true }, schema: { body: reportPromptSchema } },
    (request, reply) => report(request, reply, { command: 'report-prompt', prompt: request.body }),
  );
};
