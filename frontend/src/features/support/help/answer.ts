import type { contentItemSchema } from '@hearthway/domain/content/content-item.contract.ts';
import type { HelpData, HelpWords } from '@hearthway/domain/content/help.contract.ts';
import type * as z from 'zod/mini';

/** An answer of the help, with its text. */
export type Answer = z.infer<ReturnType<typeof contentItemSchema<HelpData, HelpWords>>>;
