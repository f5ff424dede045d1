import * as z from 'zod/mini';
import { ANSWER_MODELS } from './chat.constants.ts';

/** `PUT /api/support/chat/outside-model`, and the answer of its `GET`: the family's choice. */
export const outsideModelChoiceSchema = z.object({ isAllowed: z.boolean() });

/** `GET /api/support/chat/model`, for anyone: how questions are answered here, as the operator has set it. */
export const chatModelSchema = z.object({
  /** Composes the answers. */
  model: z.enum(ANSWER_MODELS),
  /** Whether questions go to an outside model, which composes answers or finds passages. */
  isOutside: z.boolean(),
});
