import * as z from 'zod/mini';
import { detailsFields, resourceSchema } from './directory.contract.ts';

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
  /** Values by source, the most trusted first; empty for an import of one source. */
  sources: z.array(
    z.object({
      source: z.string(),
      licence: z.nullable(z.string()),
      /** As of when: a year, a month or a day. */
      asOf: z.nullable(z.string()),
      /** Page at which the provider can be looked up. */
      url: z.nullable(z.string()),
      name: z.string(),
      phone: z.nullable(z.string()),
      address: z.string(),
      website: z.nullable(z.string()),
      counties: z.array(z.string()),
    }),
  ),
  /** Whose middle its point is; null where its source tells the point, or it has none. */
  placedBy: z.nullable(z.enum(['zip', 'city'])),
  /** Listings that may be the same provider. */
  alike: z.array(z.object({ id: z.string(), name: z.string(), address: z.string() })),
  /** Two families or more reported the number as wrong since it was last confirmed. */
  isPhoneHidden: z.boolean(),
  /** ISO time since which its source no longer lists it; null as long as it does. */
  retiredAt: z.nullable(z.string()),
  /** Names of fields that an operator corrected. */
  corrected: z.array(z.string()),
  /** Others of its main category, the nearest first, each with its distance from this one. */
  nearest: z.array(resourceSchema),
});

export type Provider = z.infer<typeof providerSchema>;
