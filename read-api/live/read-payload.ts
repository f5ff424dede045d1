import type { z } from 'zod';

/** Returns undefined for a payload that this version does not understand. */
export const readPayload = <Told>(schema: z.ZodType<Told>, payload: string): Told | undefined => {
  try {
    return schema.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
};
