import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { crisisOf } from '@hearthway/domain/crisis/crisis.ts';
import { FEEDBACK_PER_DAY } from '@hearthway/domain/feedback/feedback.constants.ts';
import {
  feedbackParamsSchema,
  type SendFeedback,
  sendFeedbackSchema,
} from '@hearthway/domain/feedback/feedback.contract.ts';
import { feedbackDecider } from '@hearthway/domain/feedback/feedback.decider.ts';
import { feedbackStreamIdOf } from '@hearthway/domain/feedback/feedback.events.ts';
import { NONE } from '@hearthway/domain/kernel/plain-command.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import {
  type Allowance,
  requireAllowanceOnce,
} from '@hearthway/infra/adapters/limits/allowances.ts';
import { commandRoutes, idFor } from '../commands/command-routes.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { MESSAGE_LIMIT_BYTES } from '../commands/message-limit.ts';

/** Limited because a person reads each message. */
const FEEDBACK: Allowance = {
  name: 'feedback',
  most: FEEDBACK_PER_DAY,
  perMs: DAY_MS,
};

/** Adds routes for a family's feedback and stories. Each is its own stream. */
export const addFeedbackRoutes = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { readState, database, newId } = dependencies;
  const addRoute = commandRoutes(app, dependencies)(feedbackDecider);

  addRoute({
    route: 'POST /api/feedback',
    params: NONE,
    body: sendFeedbackSchema,
    bodyLimit: MESSAGE_LIMIT_BYTES,
    prepare: async ({ body: fields, familyId, now, commandId, language }) => {
      // A retry with the same key is the same feedback and counts once.
      const feedbackId = idFor(commandId, newId);
      const id = feedbackStreamIdOf(familyId, feedbackId);
      const { status } = await readState(feedbackDecider, id);
      if (status === 'none')
        await requireAllowanceOnce({ database, now, requestId: feedbackId }, FEEDBACK, familyId);
      return {
        id,
        command: { command: 'submit', feedbackId, fields, language, ...dangerIn(fields) },
      };
    },
  });
  addRoute({
    route: 'PUT /api/feedback/:feedbackId',
    params: feedbackParamsSchema,
    body: sendFeedbackSchema,
    bodyLimit: MESSAGE_LIMIT_BYTES,
    prepare: ({ params: { feedbackId }, body: fields, familyId, language }) => ({
      id: feedbackStreamIdOf(familyId, feedbackId),
      command: { command: 'revise', feedbackId, fields, language, ...dangerIn(fields) },
    }),
  });
  addRoute({
    route: 'DELETE /api/feedback/:feedbackId',
    params: feedbackParamsSchema,
    body: NONE,
    prepare: ({ params: { feedbackId }, familyId }) => ({
      id: feedbackStreamIdOf(familyId, feedbackId),
      command: { command: 'withdraw', feedbackId },
    }),
  });
};

/** Finds crisis words in a family's text, with the version of the lexicon. */
const dangerIn = ({ title, message }: SendFeedback) => {
  const { crisis, lexiconVersion } = crisisOf(title, message);
  return { crisis, lexiconVersion: crisis === null ? null : lexiconVersion };
};
