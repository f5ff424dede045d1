import { changeAccessibilitySchema } from '@hearthway/domain/journey/accessibility.contract.ts';
import {
  completeOnboardingSchema,
  endTourSchema,
} from '@hearthway/domain/journey/journey.contract.ts';
import { type JourneyCommand, journeyDecider } from '@hearthway/domain/journey/journey.decider.ts';
import type { HttpReply, HttpRequest, HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf } from '@hearthway/infra/adapters/http/subject.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { familyContext } from '../commands/family-context.ts';
import { sendPosition } from '../commands/send-position.ts';

/** What a family tells of its first steps, and how it wants to see pages. The answers are empty. */
export const addJourneyRoutes = (app: HttpServer, { handle, clock }: CommandDependencies): void => {
  const step = async (
    request: HttpRequest,
    reply: HttpReply,
    toCommand: (now: Date) => JourneyCommand,
  ): Promise<HttpReply> => {
    const now = clock();
    const outcome = await handle(journeyDecider, {
      id: familyOf(request).familyId,
      command: toCommand(now),
      context: familyContext(request, { now }),
    });
    sendPosition(reply, outcome);
    return reply.status(204).send();
  };

  app.post(
    '/api/journey/onboarding',
    { config: { access: 'family' }, schema: { body: completeOnboardingSchema } },
    (request, reply) =>
      step(request, reply, (now) => ({ command: 'complete-onboarding', ...request.body, now })),
  );

  app.post(
    '/api/journey/tour',
    { config: { access: 'family' }, schema: { body: endTourSchema } },
    (request, reply) => {
      const { body } = request;
      return step(request, reply, () =>
        body.outcome === 'completed'
          ? { command: 'complete-tour' }
          : { command: 'skip-tour', step: body.step },
      );
    },
  );

  app.put(
    '/api/journey/accessibility',
    { config: { access: 'family' }, schema: { body: changeAccessibilitySchema } },
    (request, reply) =>
      step(request, reply, () => ({ command: 'change-accessibility', ...request.body })),
  );
};
