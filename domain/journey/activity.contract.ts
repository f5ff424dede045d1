import * as z from 'zod/mini';
import { CATEGORY_IDS } from '../directory/categories.ts';
import { UPGRADE_PROMPTS } from '../subscription/prompts.constants.ts';
import { SEARCH_TERMS_LIMIT } from './activity.constants.ts';

/** `POST /api/journey/resource-views`: a provider's page was opened. */
export const viewResourceSchema = z.object({
  resourceId: z.string().check(z.minLength(1), z.maxLength(100)),
});

export type ViewResource = z.infer<typeof viewResourceSchema>;

/**
 * Directory term from the server's answer: never a sentence or an address. The server keeps only terms for
 * help, and no names.
 */
const termSchema = z.string().check(z.regex(/^[^\s@]{1,40}$/));

/** `POST /api/journey/searches`: reports a settled search, without the typed text. */
export const reportSearchSchema = z.object({
  category: z.optional(z.enum(CATEGORY_IDS)),
  /** Two-letter state code. */
  state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  resultCount: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  terms: z.array(termSchema).check(z.maxLength(SEARCH_TERMS_LIMIT)),
});

export type ReportSearch = z.infer<typeof reportSearchSchema>;

/** `POST /api/journey/prompts`: a limit or an upgrade prompt was shown. */
export const reportPromptSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('favorite-limit') }),
  z.object({ kind: z.literal('upgrade'), where: z.enum(UPGRADE_PROMPTS) }),
]);

export type ReportPrompt = z.infer<typeof reportPromptSchema>;
