import * as z from 'zod/mini';

/** An office of a state, or a group that serves all of it. Its id is that of its listing. */
export const officeSchema = z.object({
  id: z.string(),
  /** An id of `OFFICE_KINDS`. */
  kind: z.string(),
  name: z.string(),
  /** Null where no other compilation has the same number, or families reported it as wrong. */
  phone: z.nullable(z.string()),
  /** Two families or more reported the number as wrong since it was last confirmed. */
  isPhoneHidden: z.boolean(),
  /** Other numbers of the same office that two lists agree on. */
  otherPhones: z.array(z.string()),
  website: z.nullable(z.string()),
  /** How its source was read. */
  level: z.enum(['official', 'secondary', 'recalled']),
  /** Other compilations in which the same number stands. */
  agreeing: z.number(),
  source: z.string(),
  /** As of when: a year, a month or a day. */
  asOf: z.nullable(z.string()),
});

export type Office = z.infer<typeof officeSchema>;

/** `GET /api/offices/:state`: the preferred ones of each kind first. */
export const stateOfficesSchema = z.object({
  /** Two letters; `US` for all of the country. */
  state: z.string(),
  name: z.string(),
  offices: z.array(officeSchema),
});

export type StateOffices = z.infer<typeof stateOfficesSchema>;
