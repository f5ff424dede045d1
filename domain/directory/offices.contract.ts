import * as z from 'zod/mini';

/** State office or statewide group. Its id equals its listing's id. */
export const officeSchema = z.object({
  id: z.string(),
  /** An id of `OFFICE_KINDS`. */
  kind: z.string(),
  name: z.string(),
  /** Null if no other compilation confirms the number, or families reported it as wrong. */
  phone: z.nullable(z.string()),
  /** True if at least two families reported the number as wrong since its last confirmation. */
  isPhoneHidden: z.boolean(),
  /** Other numbers of the office that two lists agree on. */
  otherPhones: z.array(z.string()),
  website: z.nullable(z.string()),
  /** Reliability of the source. */
  level: z.enum(['official', 'secondary', 'recalled']),
  /** Number of other compilations with the same phone number. */
  agreeing: z.number(),
  source: z.string(),
  /** Date of the source: a year, month or day. */
  asOf: z.nullable(z.string()),
});

export type Office = z.infer<typeof officeSchema>;

/** `GET /api/offices/:state`: preferred offices of each kind first. */
export const stateOfficesSchema = z.object({
  /** Two-letter code; `US` for nationwide. */
  state: z.string(),
  name: z.string(),
  offices: z.array(officeSchema),
});

export type StateOffices = z.infer<typeof stateOfficesSchema>;
