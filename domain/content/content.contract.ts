import * as z from 'zod/mini';
import { CONTENT_LANGUAGES, VERIFIED_LEVELS } from './content.constants.ts';

// Shape of published content, as stored in the database and sent to pages. It contains no Markdown or HTML:
// pages build elements from it without parsing.

const textRun = z.readonly(
  z.object({
    text: z.string(),
    isStrong: z.optional(z.literal(true)),
    isEmphasized: z.optional(z.literal(true)),
    /** Path on this site, `https:` or `tel:`. */
    href: z.optional(z.string()),
  }),
);

/** Placed at the end of the sentence that the facts support. */
const citation = z.readonly(z.object({ facts: z.readonly(z.array(z.string())) }));

/** Text in one style, or a citation. */
export const runSchema = z.union([citation, textRun]);

const runsSchema = z.readonly(z.array(runSchema));

const blockSchema = z.discriminatedUnion('kind', [
  z.readonly(z.object({ kind: z.literal('paragraph'), runs: runsSchema })),
  z.readonly(
    z.object({
      kind: z.literal('list'),
      isOrdered: z.boolean(),
      /** True if each item has a checkbox. */
      isChecklist: z.optional(z.literal(true)),
      items: z.readonly(z.array(runsSchema)),
    }),
  ),
  z.readonly(z.object({ kind: z.literal('quote'), paragraphs: z.readonly(z.array(runsSchema)) })),
  /** Lines and shapes only, drawn in the text color: no script, style or words. */
  z.readonly(z.object({ kind: z.literal('picture'), svg: z.string(), alt: z.string() })),
]);

export const SECTION_KINDS = ['text', 'list', 'highlight'] as const;

export const sectionSchema = z.readonly(
  z.object({
    /** Section id, the same in every language and part of the section's address. */
    id: z.string(),
    title: z.string(),
    kind: z.enum(SECTION_KINDS),
    blocks: z.readonly(z.array(blockSchema)),
  }),
);

export const questionSchema = z.readonly(
  z.object({
    id: z.string(),
    question: z.string(),
    options: z.readonly(
      z.array(
        z.readonly(
          z.object({
            text: z.string(),
            isRight: z.boolean(),
            /** Explains why it is right, or why it is an honest mistake. */
            why: runsSchema,
          }),
        ),
      ),
    ),
  }),
);

/** Fact as displayed beside the sentence that cites it. */
export const citedFactSchema = z.readonly(
  z.object({
    id: z.string(),
    source: z.string(),
    /** URL of the page that was read. */
    url: z.optional(z.string()),
    /** Date of the source: `2025`, `2025-04` or `2025-04-15`. */
    asOf: z.optional(z.string()),
    verified: z.enum(VERIFIED_LEVELS),
    /** Operator's verified value that replaces the published one. */
    correction: z.optional(
      z.readonly(
        z.object({
          /** Path of the value: `regulator.phone`, `words.es.ageLimit`. */
          field: z.string(),
          by: z.string(),
          /** ISO day. */
          on: z.string(),
        }),
      ),
    ),
  }),
);

export type Run = z.infer<typeof runSchema>;

export type TextRun = z.infer<typeof textRun>;

export type Block = z.infer<typeof blockSchema>;

export type SectionKind = (typeof SECTION_KINDS)[number];

export type Section = z.infer<typeof sectionSchema>;

export type Question = z.infer<typeof questionSchema>;

export type CitedFact = z.infer<typeof citedFactSchema>;

/** Text of an item in one language. The kind defines its other words. */
export const itemTextSchema = z.readonly(
  z.object({
    words: z.looseObject({ title: z.string(), description: z.string() }),
    sections: z.readonly(z.array(sectionSchema)),
    questions: z.readonly(z.array(questionSchema)),
  }),
);

export type ItemText = z.infer<typeof itemTextSchema>;

/** Texts by language; missing translations are omitted. */
export const itemTextsSchema = z.partialRecord(z.enum(CONTENT_LANGUAGES), itemTextSchema);
