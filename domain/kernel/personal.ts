import * as z from 'zod';

/** Value of a personal field whose key was destroyed, by erasure or at the end of its retention. */
export const SHREDDED = { shredded: true } as const;

/**
 * A field that may be shredded. Its event lists it under `personal` as well, so that it is
 * encrypted in storage.
 */
export const personal = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([schema, z.object({ shredded: z.literal(true) })]);
