import * as z from 'zod/mini';
import { SEARCH_MAX_LENGTH } from './directory.constants.ts';

/** `GET /api/categories`, an array of these. */
export const categorySchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** One of the specification's icon names, or another: then the interface shows its default. */
  icon: z.string(),
  color: z.string(),
  /** Listings in it, counted when an import was published. */
  count: z.number(),
});

export type Category = z.infer<typeof categorySchema>;

/** `GET /api/resources?category=&search=&location=`. */
export const resourceQuerySchema = z.object({
  category: z.optional(z.string().check(z.trim(), z.maxLength(64))),
  search: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(SEARCH_MAX_LENGTH, 'Please search for fewer words, 200 letters at most'),
      ),
  ),
  /** A ZIP code, a city with or without its state, or `latitude, longitude`. */
  location: z.optional(z.string().check(z.trim(), z.maxLength(100))),
});

export type ResourceQuery = z.infer<typeof resourceQuerySchema>;

export const resourceSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The id of its main category. */
  category: z.string(),
  /** 0 to 5; null as long as nobody has reviewed it. */
  rating: z.nullable(z.number()),
  reviewCount: z.number(),
  /** Miles from the place asked for, as the crow flies; null without one. */
  distance: z.nullable(z.number()),
  description: z.string(),
  tags: z.array(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  hours: z.nullable(z.string()),
  website: z.nullable(z.string()),
  /** On one line, as a maps service takes it. */
  address: z.string(),
  /** Made up, so that an empty directory shows what it will be. */
  isDemo: z.boolean(),
  /** Who says so, in words: "National provider registry (NPPES)". */
  source: z.string(),
  /** ISO date on which the source last confirmed it; null when it does not say. */
  lastVerified: z.nullable(z.string()),
});

export type Resource = z.infer<typeof resourceSchema>;

export const resourceListSchema = z.object({
  resources: z.array(resourceSchema),
  meta: z.object({
    totalShown: z.number(),
    maxResults: z.union([z.number(), z.literal('unlimited')]),
    userTier: z.enum(['free', 'plus', 'family']),
    /** There is more than this tier shows. */
    upgradeRequired: z.boolean(),
    /** What `location` was understood as, "Durham, NC"; null without one. */
    place: z.nullable(z.string()),
    /** How far was looked, in miles; null without a location or without a limit. */
    radiusMiles: z.nullable(z.number()),
  }),
});

export type ResourceList = z.infer<typeof resourceListSchema>;
