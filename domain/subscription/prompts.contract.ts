import * as z from 'zod/mini';
import { UPGRADE_PROMPTS } from './prompts.constants.ts';

const where = z.enum(UPGRADE_PROMPTS);

/** `PUT /api/subscription/prompts`: dismisses one for `UPGRADE_PROMPT_REST_MS`. */
export const dismissPromptSchema = z.object({ where });

/** `GET /api/subscription/prompts`: the prompts that were dismissed, and until when each stays away. */
export const dismissedPromptsSchema = z.array(z.object({ where, until: z.string() }));
