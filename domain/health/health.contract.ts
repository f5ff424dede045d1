import * as z from 'zod/mini';

const partStatus = z.enum(['ok', 'failing']);

const healthPartSchema = z.readonly(
  z.object({
    /** Stable, in lower case with dashes: the interface has a sentence of its own for those it knows. */
    name: z.string(),
    status: partStatus,
    /** One sentence for the operator. It may be read by anybody: no addresses, no names of people. */
    detail: z.optional(z.string()),
  }),
);

export const healthSchema = z.readonly(
  z.object({ status: partStatus, parts: z.readonly(z.array(healthPartSchema)) }),
);

export type HealthPart = z.infer<typeof healthPartSchema>;

export type Health = z.infer<typeof healthSchema>;

/** The whole is as well as its weakest part. Of a part that is reported twice, failing wins. */
export const healthOf = (reported: readonly HealthPart[]): Health => {
  const parts = new Map<string, HealthPart>();
  for (const part of reported) {
    if (parts.get(part.name)?.status !== 'failing') parts.set(part.name, part);
  }
  const isFailing = reported.some(({ status }) => status === 'failing');
  return { status: isFailing ? 'failing' : 'ok', parts: [...parts.values()] };
};
