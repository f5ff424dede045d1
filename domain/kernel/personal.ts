import * as z from 'zod';

/** What a personal field reads as when its key is gone: its person was forgotten, or its time is over. */
export const SHREDDED = { shredded: true } as const;

/**
 * A field that may have been forgotten. The event that holds it names it under `personal` as well,
 * so that it is encrypted where it is stored.
 */
export const personal = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([schema, z.object({ shredded: z.literal(true) })]);
