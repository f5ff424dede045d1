import * as z from 'zod/mini';
import { pointSchema, resourceSchema } from './directory.contract.ts';

/** Further fields of a listing. Null where its source has no value. */
export const detailsFields = {
  /** Ids; the first is the main one. */
  categories: z.array(z.string()),
  point: z.nullable(pointSchema),
  /** Years; `to` is null where there is no end. */
  ages: z.nullable(z.object({ from: z.number(), to: z.nullable(z.number()) })),
  /** BCP 47 tag. */
  languages: z.array(z.string()),
  telehealth: z.nullable(z.boolean()),
  inHome: z.nullable(z.boolean()),
  medicaid: z.nullable(z.boolean()),
  accepting: z.nullable(z.boolean()),
  insurance: z.array(z.string()),
  waitlist: z.nullable(z.string()),
  requirements: z.nullable(z.string()),
};

export type Details = {
  [Field in keyof typeof detailsFields]: z.infer<(typeof detailsFields)[Field]>;
};

/** `GET /api/resources/:id`: a provider's own page. */
export const providerSchema = z.extend(resourceSchema, {
  ...detailsFields,
  provenance: z.object({
    /** "National provider registry (NPPES)". */
    name: z.string(),
    licence: z.nullable(z.string()),
    /** ISO time; null for what came with the product. */
    importedAt: z.nullable(z.string()),
    /** ISO date. */
    lastVerified: z.nullable(z.string()),
  }),
  /** ISO time since which its source no longer lists it; null as long as it does. */
  retiredAt: z.nullable(z.string()),
  /** Names of fields that an operator corrected. */
  corrected: z.array(z.string()),
  /** Others of its main category, the nearest first, each with its distance from this one. */
  nearest: z.array(resourceSchema),
});

export type Provider = z.infer<typeof providerSchema>;
