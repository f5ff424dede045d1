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

/** `GET /api/categories`, an array of these. */
export const categorySchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** See docs/product-rules.md#category-icons-and-colors; an unknown name shows the default. */
  icon: z.string(),
  color: z.string(),
  /** Listings in it, counted when an import was published. */
  count: z.number(),
});

export type Category = z.infer<typeof categorySchema>;

/**
 * `GET /api/categories/nearby`: the same, counted around the family's home. Without a place, of the
 * whole country.
 */
export const nearbyCategoriesSchema = z.object({
  /** Display name of the home, such as "Durham, NC"; null for one that is not known. */
  place: z.nullable(z.string()),
  radiusMiles: z.number(),
  categories: z.array(categorySchema),
});

export type NearbyCategories = z.infer<typeof nearbyCategoriesSchema>;

const orEmpty = (pattern: string): RegExp => new RegExp(`^(?:${pattern})?$`);

/** A box that is ticked or not. */
const flagSchema = z.optional(z.enum(['', '1']));

const ageChoices = [...Array.from({ length: OLDEST_AGE + 1 }, (_, age) => String(age)), ADULT];

/** Fits a handful of tags. */
const MAX_TAGS_LENGTH = 200;

const tagSchema = z.string().check(z.maxLength(MAX_TAGS_LENGTH));

/** Fields of a search. An empty field counts as absent, except `location`. */
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
   * A ZIP code, a city with or without its state, or `latitude, longitude`. Left out, it is the
   * family's home; empty, it is no place. A place in `search` goes first.
   */
  location: z.optional(z.string().check(z.trim(), z.maxLength(LOCATION_MAX_LENGTH))),
  /** Miles, limited by the plan. */
  radius: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.regex(orEmpty('0*[1-9]\\d{0,15}'), 'A distance is a whole number of miles, 1 or more'),
      ),
  ),
  /** Years, or `adult`. */
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
  /** An insurer's id of `INSURERS`, or the name of another as listings state it, in lower case. */
  insurance: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** One or several tags: repeated, or separated by commas. A listing must have all of them. */
  tag: z.optional(z.union([tagSchema, z.array(tagSchema).check(z.maxLength(10))])),
};

/** `GET /api/resources?…`. */
export const resourceQuerySchema = z.object({
  ...searchFields,
  /** By name and by date, the nearest few hundred matches are put in order, and no others follow. */
  sort: z.optional(z.enum(['', ...SORTS])),
  /** Counted from 1. */
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
  /** The id of its main category. */
  category: z.string(),
  /** 0 to 5; null without reviews. */
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
  /** On one line, as a maps service takes it; empty where only the state is known. */
  address: z.string(),
  /** An invented listing, to show how an empty directory will look. */
  isDemo: z.boolean(),
  /** Name of the source: "National provider registry (NPPES)". */
  source: z.string(),
  /** ISO date on which the source last confirmed it; null when it does not say. */
  lastVerified: z.nullable(z.string()),
});

export type Resource = z.infer<typeof resourceSchema>;

/** Degrees. */
export const pointSchema = z.object({ latitude: z.number(), longitude: z.number() });

/** Further fields of a listing. Null or empty where its source has no value. */
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

/** The point is null on plans without a map. */
const foundResourceSchema = z.extend(resourceSchema, detailsFields);

export type FoundResource = z.infer<typeof foundResourceSchema>;

const readPlaceSchema = z.object({
  /** Its display name: "Chicago, IL". */
  place: z.string(),
  /** The same as a `location`: "60601", "Chicago, IL". */
  location: z.string(),
  /** The text without it: "speech therapist". */
  search: z.string(),
});

/** The place of a search. */
export const placeMetaFields = {
  /**
   * The place that was read in the text of the search, such as "speech therapist near 60601"; null
   * where there was none. `place` is the same.
   */
  readPlace: z.nullable(readPlaceSchema),
  /**
   * A place in the text that we don't know, as it was typed: the search looked at `location`
   * instead. Without a `location`, it is refused.
   */
  unknownPlace: z.nullable(z.string()),
  /** The text says "near me", and no place is known: the search looked everywhere. */
  needsPlace: z.boolean(),
  /** Display name of the place that `location` was matched to, "Durham, NC"; null without one. */
  place: z.nullable(z.string()),
  /** Other places of that name, "Durham, CT", where one was much the likeliest. */
  placeChoices: z.array(z.string()),
  /** It is where the family said that it lives, which no request named. */
  isHome: z.boolean(),
  /** Radius in miles; null without a location or without a limit. */
  radiusMiles: z.nullable(z.number()),
};

const beyondSchema = z.object({
  /** Null where the place is in none: a point at sea. */
  state: z.nullable(z.object({ code: z.string(), name: z.string() })),
  /** The nearest matches outside the radius, on every plan. */
  nearest: z.array(foundResourceSchema),
  /** Matches in the same state that work by telehealth, as their sources say. */
  telehealth: z.array(foundResourceSchema),
});

/** See docs/product-rules.md#nothing-within-reach. */
export type Beyond = z.infer<typeof beyondSchema>;

export const resourceListSchema = z.object({
  resources: z.array(foundResourceSchema),
  /** Listings elsewhere, where none is within the radius; null otherwise. */
  beyond: z.nullable(beyondSchema),
  /** Offices of the place's state that keep lists, where few of the results can be called; else null. */
  offices: z.nullable(stateOfficesSchema),
  meta: z.object({
    /** On this page. */
    totalShown: z.number(),
    maxResults: z.union([z.number(), z.literal('unlimited')]),
    userTier: z.enum(['free', 'plus', 'family']),
    /** There is more than this tier shows. */
    upgradeRequired: z.boolean(),
    /** Counted from 1. */
    page: z.number(),
    /** There is another page that this tier shows. */
    hasMore: z.boolean(),
    ...placeMetaFields,
    /**
     * Recognized terms of the search, in the directory's own words: "dentist", "#speech-therapy".
     * Empty for a text without meaning (an emoji, a single letter), which lists everything.
     */
    terms: z.array(z.string()),
  }),
});

export type ResourceList = z.infer<typeof resourceListSchema>;
