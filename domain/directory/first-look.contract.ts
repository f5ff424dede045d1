import * as z from 'zod/mini';
import { searchFields } from './directory.contract.ts';

/**
 * `GET /api/resources/nearest?location=&category=`: the nearest real listings, also for visitors. Without a place,
 * some of the whole country.
 */
export const firstLookQuerySchema = z.object({
  location: searchFields.location,
  category: searchFields.category,
});

const shortListingSchema = z.readonly(
  z.object({
    id: z.string(),
    name: z.string(),
    category: z.string(),
    /** City and state: "Durham, NC". */
    town: z.string(),
    /** As `distance` of a resource. */
    distance: z.nullable(z.number()),
    accepting: z.nullable(z.boolean()),
  }),
);

export const firstLookSchema = z.object({
  /** Display name of the place; null without one. */
  place: z.nullable(z.string()),
  listings: z.readonly(z.array(shortListingSchema)),
});

export type FirstLook = z.infer<typeof firstLookSchema>;
