import * as z from 'zod/mini';
import {
  ADULT,
  LOCATION_MAX_LENGTH,
  MAX_PAGES,
  OLDEST_AGE,
  SEARCH_MAX_LENGTH,
  SORTS,
} from './directory.constants.ts';
import { stateOfficesSchema } from './offices.contract.ts';
import { WAIT_LIMITS } from './wait.constants.ts';

/** `GET /api/categories` returns an array of these. */
export const categorySchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Icon name. See docs/product-rules.md#category-icons-and-colors; an unknown name shows the default. */
  icon: z.string(),
  color: z.string(),
  /** Number of listings, counted when an import was published. */
  count: z.number(),
});

export type Category = z.infer<typeof categorySchema>;

/**
 * `GET /api/categories/nearby`: categories with counts around the family's home, or nationwide without one.
 */
export const nearbyCategoriesSchema = z.object({
  /** Display name of the home, such as "Durham, NC"; null if unknown. */
  place: z.nullable(z.string()),
  radiusMiles: z.number(),
  categories: z.array(categorySchema),
});

export type NearbyCategories = z.infer<typeof nearbyCategoriesSchema>;

const orEmpty = (pattern: string): RegExp => new RegExp(`^(?:${pattern})?$`);

/** Checkbox value. */
const flagSchema = z.optional(z.enum(['', '1']));

const ageChoices = [...Array.from({ length: OLDEST_AGE + 1 }, (_, age) => String(age)), ADULT];

/** Enough for a handful of tags. */
const MAX_TAGS_LENGTH = 200;

const tagSchema = z.string().check(z.maxLength(MAX_TAGS_LENGTH));

/** Search fields. An empty field counts as absent, except `location`. */
export const searchFields = {
  category: z.optional(z.string().check(z.trim(), z.maxLength(64))),
  search: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(SEARCH_MAX_LENGTH, 'Please search for fewer words, 200 letters at most'),
      ),
  ),
  /**
   * ZIP code, city with or without its state, or `latitude, longitude`. Defaults to the family's home if
   * absent; no place if empty. A place in `search` takes precedence.
   */
  location: z.optional(z.string().check(z.trim(), z.maxLength(LOCATION_MAX_LENGTH))),
  /** Radius in miles, limited by the plan. */
  radius: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.regex(orEmpty('0*[1-9]\\d{0,15}'), 'A distance is a whole number of miles, 1 or more'),
      ),
  ),
  /** Age in years, or `adult`. */
  ages: z.optional(
    z.enum(['', ...ageChoices], `An age is a number of years from 0 to ${OLDEST_AGE}, or adult`),
  ),
  /** BCP 47 tag: `es`, `pt-BR`. */
  language: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.regex(
          orEmpty('[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}'),
          'A language is a code such as es',
        ),
      ),
  ),
  telehealth: flagSchema,
  inHome: flagSchema,
  medicaid: flagSchema,
  accepting: flagSchema,
  /** Insurer id from `INSURERS`, or another insurer's name as in listings, in lower case. */
  insurance: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** Longest wait in months, by what families told. Listings of which none is known stay. */
  wait: z.optional(z.enum(['', ...WAIT_LIMITS])),
  /** Leaves out listings of which no wait is known. */
  knownWait: flagSchema,
  /** One or more tags, repeated or comma-separated. Listings must have all of them. */
  tag: z.optional(z.union([tagSchema, z.array(tagSchema).check(z.maxLength(10))])),
};

/** `GET /api/resources?…`. */
export const resourceQuerySchema = z.object({
  ...searchFields,
  /** Sort order. By name and by date, only the nearest few hundred matches are sorted and returned. */
  sort: z.optional(z.enum(['', ...SORTS])),
  /** Page number, from 1. */
  page: z.optional(
    z.string().check(
      z.trim(),
      z.regex(orEmpty('[1-9]\\d{0,15}'), 'A page is a whole number, 1 or more'),
      z.refine(
        (page) => Number(page) <= MAX_PAGES,
        `A search has ${MAX_PAGES} pages at most. Please narrow your search`,
      ),
    ),
  ),
});

export type ResourceQuery = z.infer<typeof resourceQuerySchema>;

export const resourceSchema = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  /** Rating from 0 to 5; null without reviews. */
  rating: z.nullable(z.number()),
  reviewCount: z.number(),
  /** Straight-line miles from the requested place; null without one. */
  distance: z.nullable(z.number()),
  description: z.string(),
  tags: z.array(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  hours: z.nullable(z.string()),
  website: z.nullable(z.string()),
  /** Single-line address for a maps service; empty if only the state is known. */
  address: z.string(),
  /** True for an invented listing that demonstrates an empty directory. */
  isDemo: z.boolean(),
  /** Source name: "National provider registry (NPPES)". */
  source: z.string(),
  /** ISO date of the source's last confirmation; null if unknown. */
  lastVerified: z.nullable(z.string()),
});

export type Resource = z.infer<typeof resourceSchema>;

/** Coordinates in degrees. */
export const pointSchema = z.object({ latitude: z.number(), longitude: z.number() });

/** Time until a first visit, as families have told it. See docs/product-rules.md#waiting-times. */
export const waitSchema = z.object({
  /** Median in months, one of `WAIT_MONTHS`. */
  months: z.number(),
  /** Families that it is told by: a multiple of five. */
  families: z.number(),
  /** ISO day: no first visit among them was earlier. */
  since: z.string(),
});

export type Wait = Readonly<z.infer<typeof waitSchema>>;

/** Additional fields of a listing. Null or empty if its source has no value. */
export const detailsFields = {
  /** Category ids, main one first. */
  categories: z.array(z.string()),
  point: z.nullable(pointSchema),
  /** Age range in years; `to` is null for an open range. */
  ages: z.nullable(z.object({ from: z.number(), to: z.nullable(z.number()) })),
  /** BCP 47 tag. */
  languages: z.array(z.string()),
  telehealth: z.nullable(z.boolean()),
  inHome: z.nullable(z.boolean()),
  medicaid: z.nullable(z.boolean()),
  accepting: z.nullable(z.boolean()),
  insurance: z.array(z.string()),
  waitlist: z.nullable(z.string()),
  /** Null where too few families have told one. */
  wait: z.nullable(waitSchema),
  requirements: z.nullable(z.string()),
};

export type Details = {
  [Field in keyof typeof detailsFields]: z.infer<(typeof detailsFields)[Field]>;
};

/** Search result. The point is null on plans without a map. */
const foundResourceSchema = z.extend(resourceSchema, detailsFields);

export type FoundResource = z.infer<typeof foundResourceSchema>;

const readPlaceSchema = z.object({
  /** Display name: "Chicago, IL". */
  place: z.string(),
  /** Value for `location`: "60601", "Chicago, IL". */
  location: z.string(),
  /** Search text without the place: "speech therapist". */
  search: z.string(),
});

/** Place of a search, and how it was found. */
export const placeMetaFields = {
  /**
   * Place found in the search text, such as "speech therapist near 60601"; null if none. `place` is the same.
   */
  readPlace: z.nullable(readPlaceSchema),
  /**
   * Unknown place in the search text, as typed: the search used `location` instead. Without a `location`, the
   * request is refused.
   */
  unknownPlace: z.nullable(z.string()),
  /** True if the text says "near me" but no place is known: the search covered everywhere. */
  needsPlace: z.boolean(),
  /** Display name of the place matched to `location`, "Durham, NC"; null without one. */
  place: z.nullable(z.string()),
  /** Other places of the same name, "Durham, CT", if one was by far the likeliest. */
  placeChoices: z.array(z.string()),
  /** True if the place is the family's saved home rather than part of the request. */
  isHome: z.boolean(),
  /** Radius in miles; null without a location or limit. */
  radiusMiles: z.nullable(z.number()),
};

const beyondSchema = z.object({
  /** Null if the place is in no state, such as a point at sea. */
  state: z.nullable(z.object({ code: z.string(), name: z.string() })),
  /** Nearest matches outside the radius, on every plan. */
  nearest: z.array(foundResourceSchema),
  /** Telehealth matches in the same state, according to their sources. */
  telehealth: z.array(foundResourceSchema),
});

/** Results beyond the radius. See docs/product-rules.md#nothing-within-reach. */
export type Beyond = z.infer<typeof beyondSchema>;

/** Filter that words of the search name, and that narrows the results on every plan. */
const saidFilterSchema = z.object({
  name: z.enum(['medicaid', 'telehealth', 'inHome', 'accepting', 'language', 'ages']),
  /** Value of this query parameter. */
  value: z.string(),
  /** Search text without these words. */
  search: z.string(),
});

export type SaidFilter = z.infer<typeof saidFilterSchema>;

export const resourceListSchema = z.object({
  resources: z.array(foundResourceSchema),
  /** Listings elsewhere if none is within the radius; null otherwise. */
  beyond: z.nullable(beyondSchema),
  /** State offices that keep lists, if few of the results can be called; null otherwise. */
  offices: z.nullable(stateOfficesSchema),
  meta: z.object({
    /** Number of results on this page. */
    totalShown: z.number(),
    maxResults: z.union([z.number(), z.literal('unlimited')]),
    userTier: z.enum(['free', 'plus', 'family']),
    /** True if there are more results than this tier shows. */
    upgradeRequired: z.boolean(),
    /** Page number, from 1. */
    page: z.number(),
    /** True if this tier can see another page. */
    hasMore: z.boolean(),
    ...placeMetaFields,
    /**
     * Recognized search terms in the directory's words: "dentist", "#speech-therapy". Empty for a text
     * without meaning (an emoji, a single letter), which lists everything.
     */
    terms: z.array(z.string()),
    /** Filters that the words name. Empty where too few results would be left. */
    said: z.array(saidFilterSchema),
  }),
});

export type ResourceList = z.infer<typeof resourceListSchema>;
