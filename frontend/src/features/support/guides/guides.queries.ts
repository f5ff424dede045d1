import type { contentItemSchema } from '@hearthway/domain/content/content-item.contract.ts';
import type { GuideData, GuideWords } from '@hearthway/domain/content/guide.contract.ts';
import { guides } from '@hearthway/domain/content/kinds.ts';
import type * as z from 'zod/mini';
import { contentItemQuery, contentItemsQuery } from '../../../api/content.query.ts';

export type Guide = z.infer<ReturnType<typeof contentItemSchema<GuideData, GuideWords>>>;

export const guideQuery = (id: string) => contentItemQuery(guides, id);

/** All guides with their text, in the language of the page. */
export const guidesQuery = contentItemsQuery(guides);
