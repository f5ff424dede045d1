import * as z from 'zod/mini';
import { ANSWER_MODELS } from './chat.constants.ts';

/** `PUT /api/support/chat/outside-model`, and the answer of its `GET`: the family's choice. */
export const outsideModelChoiceSchema = z.object({ isAllowed: z.boolean() });

/** `GET /api/support/chat/model`, for anyone: what composes answers here, as the operator has set it. */
export const chatModelSchema = z.object({ model: z.enum(ANSWER_MODELS) });
