import * as z from 'zod/mini';
import { CONTENT_LANGUAGES } from './content.constants.ts';
import { citedFactSchema, sectionSchema } from './content.contract.ts';
import type { ContentKind, Fields, Titled } from './kinds.ts';

/** `GET /api/content/{kind}/{id}`, of a kind that is public. */
export const contentItemSchema = <Data extends Fields, Words extends Titled>(
  kind: ContentKind<Data, Words>,
) =>
  z.object({
    id: z.string(),
    /** Version of its content, from 1. */
    version: z.number(),
    /** The language that was asked for, or else English. */
    language: z.enum(CONTENT_LANGUAGES),
    data: kind.data,
    words: kind.words,
    sections: z.readonly(z.array(sectionSchema)),
    /** All that it rests on. `factsOf` finds those of one value. */
    facts: z.readonly(z.array(citedFactSchema)),
  });

/** `GET /api/content/{kind}`: every item of it that is not retired, by id. */
export const contentItemsSchema = <Data extends Fields, Words extends Titled>(
  kind: ContentKind<Data, Words>,
) => z.array(contentItemSchema(kind));
