import type { z } from 'zod';

/** Returns undefined for a payload that this version does not understand. */
export const readPayload = <Payload>(
  schema: z.ZodType<Payload>,
  payload: string,
): Payload | undefined => {
  try {
    return schema.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
};
