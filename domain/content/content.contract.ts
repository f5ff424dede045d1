import * as z from 'zod/mini';
import { CONTENT_LANGUAGES, VERIFIED_LEVELS } from './content.constants.ts';

// The shape of published content, as the database keeps it and pages get it. It holds no Markdown and no
// HTML: a page makes elements of it and parses nothing.

const textRun = z.readonly(
  z.object({
    text: z.string(),
    isStrong: z.optional(z.literal(true)),
    isEmphasized: z.optional(z.literal(true)),
    /** An address of this site, `https:` or `tel:`. */
    href: z.optional(z.string()),
  }),
);

/** Stands at the end of the sentence that the facts support. */
const citation = z.readonly(z.object({ facts: z.readonly(z.array(z.string())) }));

/** A stretch of text in one style, or a citation. */
export const runSchema = z.union([citation, textRun]);

const runsSchema = z.readonly(z.array(runSchema));

const blockSchema = z.discriminatedUnion('kind', [
  z.readonly(z.object({ kind: z.literal('paragraph'), runs: runsSchema })),
  z.readonly(
    z.object({
      kind: z.literal('list'),
      isOrdered: z.boolean(),
      /** Each item has a box to tick. */
      isChecklist: z.optional(z.literal(true)),
      items: z.readonly(z.array(runsSchema)),
    }),
  ),
  z.readonly(z.object({ kind: z.literal('quote'), paragraphs: z.readonly(z.array(runsSchema)) })),
  /** Lines and shapes only, drawn in the color of the text: no script, no style, no words. */
  z.readonly(z.object({ kind: z.literal('picture'), svg: z.string(), alt: z.string() })),
]);

export const SECTION_KINDS = ['text', 'list', 'highlight'] as const;

export const sectionSchema = z.readonly(
  z.object({
    /** The same in every language: part of the section's address. */
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
            /** Why it is right, or why it is an honest mistake. */
            why: runsSchema,
          }),
        ),
      ),
    ),
  }),
);

/** A fact as pages show it beside the sentence that cites it. */
export const citedFactSchema = z.readonly(
  z.object({
    id: z.string(),
    source: z.string(),
    /** The page that was read. */
    url: z.optional(z.string()),
    /** Date of the source: `2025`, `2025-04` or `2025-04-15`. */
    asOf: z.optional(z.string()),
    verified: z.enum(VERIFIED_LEVELS),
    /** Given by an operator, who has verified a value in place of the published one. */
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

/** The text of an item in one language. Its kind says which words there are beside these. */
export const itemTextSchema = z.readonly(
  z.object({
    words: z.looseObject({ title: z.string(), description: z.string() }),
    sections: z.readonly(z.array(sectionSchema)),
    questions: z.readonly(z.array(questionSchema)),
  }),
);

export type ItemText = z.infer<typeof itemTextSchema>;

/** By language; those that an item lacks are left out. */
export const itemTextsSchema = z.partialRecord(z.enum(CONTENT_LANGUAGES), itemTextSchema);
