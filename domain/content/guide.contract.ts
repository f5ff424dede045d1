import * as z from 'zod/mini';

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/** Data of a guide that are the same in every language. */
export const guideDataSchema = z.strictObject({
  /** Its place among the guides, from 1. */
  order: z.int().check(z.gte(1), z.lte(100)),
  /** The day on which its facts were last compared with their sources. */
  checked: z.iso.date(),
});

export type GuideData = z.infer<typeof guideDataSchema>;

/** Words of a guide beside its text. */
export const guideWordsSchema = z.strictObject({ title: line(60), description: line(200) });

export type GuideWords = z.infer<typeof guideWordsSchema>;
