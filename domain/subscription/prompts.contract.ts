import * as z from 'zod/mini';
import { UPGRADE_PROMPTS } from './prompts.constants.ts';

const where = z.enum(UPGRADE_PROMPTS);

/** `PUT /api/subscription/prompts`: dismisses a prompt for `UPGRADE_PROMPT_REST_MS`. */
export const dismissPromptSchema = z.object({ where });

/** `GET /api/subscription/prompts`: dismissed prompts, each with the end of its dismissal. */
export const dismissedPromptsSchema = z.array(z.object({ where, until: z.string() }));
