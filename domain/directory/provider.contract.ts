import * as z from 'zod/mini';
import { detailsFields, resourceSchema } from './directory.contract.ts';

/** `GET /api/resources/:id`: a provider's own page. */
export const providerSchema = z.extend(resourceSchema, {
  ...detailsFields,
  provenance: z.object({
    /** Example: "National provider registry (NPPES)". */
    name: z.string(),
    licence: z.nullable(z.string()),
    /** ISO time; null for data shipped with the product. */
    importedAt: z.nullable(z.string()),
    /** ISO date. */
    lastVerified: z.nullable(z.string()),
  }),
  /** Values by source, most trusted first; empty for imports from one source. */
  sources: z.array(
    z.object({
      source: z.string(),
      licence: z.nullable(z.string()),
      /** Date of the data: year, month or day. */
      asOf: z.nullable(z.string()),
      /** Page to look up the provider. */
      url: z.nullable(z.string()),
      name: z.string(),
      phone: z.nullable(z.string()),
      address: z.string(),
      website: z.nullable(z.string()),
      counties: z.array(z.string()),
    }),
  ),
  /** Area whose center locates the listing; null if the source gives coordinates, or there are none. */
  placedBy: z.nullable(z.enum(['zip', 'city'])),
  /** Possible duplicates of the provider. */
  alike: z.array(z.object({ id: z.string(), name: z.string(), address: z.string() })),
  /** True if two or more families reported the number as wrong since its last confirmation. */
  isPhoneHidden: z.boolean(),
  /** ISO time when its source dropped it; null while listed. */
  retiredAt: z.nullable(z.string()),
  /** Names of fields corrected by an operator. */
  corrected: z.array(z.string()),
  /** Others of its main category, nearest first, with distances from this one. */
  nearest: z.array(resourceSchema),
});

export type Provider = z.infer<typeof providerSchema>;
