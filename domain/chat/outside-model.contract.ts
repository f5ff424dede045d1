import * as z from 'zod/mini';
import { ANSWER_MODELS } from './chat.constants.ts';

/** Body of `PUT /api/support/chat/outside-model` and response of its `GET`: the family's choice. */
export const outsideModelChoiceSchema = z.object({ isAllowed: z.boolean() });

/** `GET /api/support/chat/model`, public: the operator's setting of how questions are answered. */
export const chatModelSchema = z.object({
  /** Composer of the answers. */
  model: z.enum(ANSWER_MODELS),
  /** True if questions go to an outside model, which composes answers or finds passages. */
  isOutside: z.boolean(),
});
