import type * as z from 'zod/mini';
import { say } from '../kernel/message.ts';
import { LESSON_QUESTIONS, LESSON_SECTIONS } from './lesson.constants.ts';
import { lessonDataSchema, lessonWordsSchema } from './lesson.contract.ts';

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Words that every kind of item has beside its text. */
export interface Titled {
  readonly title: string;
  readonly description: string;
}

export type Fields = Readonly<Record<string, unknown>>;

/**
 * A kind of content. To add one, declare it and list it in `CONTENT_KINDS`. Versions are kept for ever:
 * a schema goes on reading what it once allowed.
 */
export interface ContentKind<Data extends Fields = Fields, Words extends Titled = Titled> {
  readonly name: string;
  /** Below the content folder: one file per item and language. */
  readonly folder: string;
  /** Front matter of the first language only. `next` in it holds ids of the same kind. */
  readonly data: z.ZodMiniType<Data> & { readonly shape: Fields };
  /** Front matter of every language. */
  readonly words: z.ZodMiniType<Words> & { readonly shape: Fields };
  readonly sections: Bounds;
  /** Undefined for kinds without questions. */
  readonly questions: Bounds | undefined;
  /** Path of an item's page; a section is `#ID` on it. */
  readonly path: (id: string) => string;
}

export const lessons = {
  name: 'lesson',
  folder: 'lessons',
  data: lessonDataSchema,
  words: lessonWordsSchema,
  sections: LESSON_SECTIONS,
  questions: LESSON_QUESTIONS,
  path: (id: string) => `/learning/module/${id}`,
} as const satisfies ContentKind;

export const CONTENT_KINDS: readonly ContentKind[] = [lessons];

/** All kinds together, as the status page names them. */
export const CONTENT_LABEL = say('Lessons');
