import * as z from 'zod/mini';

const partStatus = z.enum(['ok', 'failing']);

const healthPartSchema = z.readonly(
  z.object({
    /** Stable, in lower case with dashes: the interface has its own sentences for known parts. */
    name: z.string(),
    status: partStatus,
    /** Its name on the status page, in the language of the request. */
    label: z.optional(z.string()),
    /** One sentence for the operator: no addresses, no names of people. */
    detail: z.optional(z.string()),
    /** For monitoring: whole numbers by name. */
    numbers: z.optional(z.readonly(z.record(z.string(), z.number()))),
    /** The site serves families also while this part fails. */
    isOptional: z.optional(z.boolean()),
    /** The operator alone learns that there is such a part, and how it is. */
    isForOperator: z.optional(z.boolean()),
  }),
);

export const healthSchema = z.readonly(
  z.object({ status: partStatus, parts: z.readonly(z.array(healthPartSchema)) }),
);

export type HealthPart = z.infer<typeof healthPartSchema>;

export type Health = z.infer<typeof healthSchema>;

/** Whether the site serves families: every part that it needs is ok. */
export const isReady = ({ parts }: Health): boolean =>
  parts.every(({ status, isOptional = false }) => status === 'ok' || isOptional);

/**
 * The report as anyone may read it: the names of parts, and whether each works. Positions, queues and
 * reasons are for the operator.
 */
export const publicHealthOf = ({ parts }: Health): Health =>
  healthOf(
    parts.flatMap(({ name, label, status, isForOperator = false }) =>
      isForOperator ? [] : [{ name, status, ...(label !== undefined && { label }) }],
    ),
  );

/** The overall status is the worst of its parts. Of a part reported twice, failing wins. */
export const healthOf = (reported: readonly HealthPart[]): Health => {
  const parts = new Map<string, HealthPart>();
  for (const part of reported) {
    if (parts.get(part.name)?.status !== 'failing') parts.set(part.name, part);
  }
  const isFailing = reported.some(({ status }) => status === 'failing');
  return { status: isFailing ? 'failing' : 'ok', parts: [...parts.values()] };
};
