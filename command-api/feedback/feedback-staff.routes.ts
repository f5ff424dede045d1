import {
  type FeedbackCommand,
  feedbackDecider,
} from '@hearthway/domain/feedback/feedback.decider.ts';
import { feedbackStreamIdOf } from '@hearthway/domain/feedback/feedback.events.ts';
import {
  declineFeedbackSchema,
  publishStorySchema,
  readFeedbackSchema,
  returnFeedbackSchema,
  staffFeedbackParamsSchema,
  viewFeedbackSchema,
} from '@hearthway/domain/feedback/feedback-staff.contract.ts';
import {
  type SupportAction,
  supportAccessDecider,
} from '@hearthway/domain/staff/support-access.decider.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpReply, HttpRequest, HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { accepted, sendPosition } from '../commands/send-position.ts';
import { alertedAt } from '../crisis-alerts/alerted-at.ts';
import { aboutFamily } from '../staff/about-family.ts';
import { staffContext } from '../staff/staff-context.ts';

interface OfFeedback {
  readonly userId: string;
  readonly feedbackId: string;
}

const config = { access: 'support', fresh: true } as const;
const params = staffFeedbackParamsSchema;

/**
 * Adds routes for staff to read a family's feedback and decide about it. Each look leaves a trace, and gives
 * the grant.
 */
export const addFeedbackStaffRoutes = (
  app: HttpServer,
  dependencies: CommandDependencies,
): void => {
  const { handle, readState, database, clock } = dependencies;

  const look = (request: HttpRequest, userId: string, action: SupportAction) => {
    const context = staffContext(request, { userId, now: clock() });
    const command = { ...action, staffId: context.actor, now: context.now };
    return handle(supportAccessDecider, { id: userId, command, context });
  };

  const decide = (
    request: HttpRequest,
    reply: HttpReply,
    { userId, feedbackId }: OfFeedback,
    command: FeedbackCommand,
  ): Promise<HttpReply> =>
    aboutFamily(dependencies, userId, async () => {
      accepted(await look(request, userId, { command: 'require-feedback', feedbackId }));
      const id = feedbackStreamIdOf(userId, feedbackId);
      const context = staffContext(request, { userId, now: clock() });
      sendPosition(reply, await handle(feedbackDecider, { id, command, context }));
      return reply.status(204).send();
    });

  app.post(
    '/api/staff/feedback/:userId/:feedbackId/view',
    { config, schema: { params, body: viewFeedbackSchema } },
    (request, reply) => {
      const { userId, feedbackId } = request.params;
      return aboutFamily(dependencies, userId, async () => {
        const { status } = await readState(feedbackDecider, feedbackStreamIdOf(userId, feedbackId));
        // Withdrawn feedback is private to the family again.
        if (status === 'none' || status === 'withdrawn') throw refuse('UnknownFeedback');
        const { shown } = request.body;
        const action: SupportAction = {
          command: 'view-feedback',
          feedbackId,
          shown,
          alertedAt: await alertedAt(database, userId),
        };
        sendPosition(reply, await look(request, userId, action));
        return reply.status(204).send();
      });
    },
  );

  app.post(
    '/api/staff/feedback/:userId/:feedbackId/publish',
    { config, schema: { params, body: publishStorySchema } },
    (request, reply) => {
      const { feedbackId } = request.params;
      const { place, ...story } = request.body;
      return decide(request, reply, request.params, {
        command: 'publish',
        feedbackId,
        ...story,
        place: place === '' ? null : place,
      });
    },
  );

  app.post(
    '/api/staff/feedback/:userId/:feedbackId/return',
    { config, schema: { params, body: returnFeedbackSchema } },
    (request, reply) => {
      const { feedbackId } = request.params;
      const command = { command: 'return', feedbackId, ...request.body } as const;
      return decide(request, reply, request.params, command);
    },
  );

  app.post(
    '/api/staff/feedback/:userId/:feedbackId/decline',
    { config, schema: { params, body: declineFeedbackSchema } },
    (request, reply) => {
      const { feedbackId } = request.params;
      const command = { command: 'decline', feedbackId, ...request.body } as const;
      return decide(request, reply, request.params, command);
    },
  );

  app.post(
    '/api/staff/feedback/:userId/:feedbackId/read',
    { config, schema: { params, body: readFeedbackSchema } },
    (request, reply) => {
      const { feedbackId } = request.params;
      const command = { command: 'mark-read', feedbackId, ...request.body } as const;
      return decide(request, reply, request.params, command);
    },
  );

  app.post(
    '/api/staff/feedback/:userId/:feedbackId/unpublish',
    { config, schema: { params } },
    (request, reply) => {
      const { feedbackId } = request.params;
      return decide(request, reply, request.params, { command: 'unpublish', feedbackId });
    },
  );
};
