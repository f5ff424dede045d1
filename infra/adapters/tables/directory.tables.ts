import {
  bigCount,
  bigint,
  boolean,
  date,
  float,
  generated,
  integer,
  jsonb,
  neverNull,
  nullAtFirst,
  nullable,
  point,
  searchDocument,
  setLater,
  smallint,
  text,
  texts,
  timestamp,
  withDefault,
} from './column.ts';

// The directory and its imports. The importers in `projections` write these tables; corrections come from
// `adapters/directory`.

/** Listing as importers write it. Null or an empty list means that the source does not say. */
export const imported = {
  /** `npi-1234567893`, `demo-nc-durham-dental`, or the source and its id. */
  id: text(),
  /** `nppes`, `demo`, or the name that a mapping file gives its list. */
  source: text(),
  /** Readable name, such as "National provider registry (NPPES)". */
  source_name: neverNull(text()),
  /** License under which the source may be shown. */
  licence: nullable(text()),
  /** Id of the main category: the first of `categories`. */
  category: text(),
  categories: texts(),
  name: text(),
  description: text(),
  tags: texts(),
  phone: nullable(text()),
  email: nullable(text()),
  hours: nullable(text()),
  website: nullable(text()),
  /** Unknown parts of the address are empty; the state is always set. */
  street: text(),
  city: text(),
  /** Two-letter code. */
  state: text(),
  zip: text(),
  latitude: nullable(float()),
  longitude: nullable(float()),
  /** Years; both ends are set or neither. */
  ages_from: nullable(smallint()),
  /** 99 means no upper limit. */
  ages_to: nullable(smallint()),
  /** BCP 47 tags, such as `es`. */
  languages: texts(),
  telehealth: nullable(boolean()),
  in_home: nullable(boolean()),
  medicaid: nullable(boolean()),
  accepting: nullable(boolean()),
  insurance: texts(),
  waitlist: nullable(text()),
  /** Conditions for admission, such as a referral or a diagnosis. */
  requirements: nullable(text()),
  is_demo: boolean(),
  /** Date on which the source last confirmed it. */
  last_verified: nullable(date()),
};

const stored = {
  ...imported,
  /** Null for the listings of the seed. */
  import_id: nullable(text()),
  /** Wait told by families, which `publish-waits` of command-api writes; null for retired listings. */
  wait: nullAtFirst(jsonb()),
};

export const providers = {
  ...stored,
  imported_at: withDefault(timestamp()),
  /** Coordinates for searches near a place; null where the place is unknown. */
  point: generated(nullable(point())),
  /** Full-text search document. */
  document: generated(neverNull(searchDocument())),
};

/** Listings that their source has dropped. */
export const retired_providers = {
  ...stored,
  imported_at: timestamp(),
  retired_at: withDefault(timestamp()),
};

/** Field values that replace those of the source. */
export const provider_corrections = {
  provider_id: text(),
  field: text(),
  /** Both values are objects of columns: an address is one field of several columns. */
  value: jsonb(),
  imported_value: jsonb(),
  corrected_at: withDefault(timestamp()),
  /** Report that the correction answers. */
  report_id: nullable(text()),
};

/** Values of each listing by source. */
export const listing_sources = {
  provider_id: text(),
  /** Priority of the source from 0: the values of the first apply. */
  rank: smallint(),
  source: text(),
  source_name: text(),
  licence: nullable(text()),
  /** Date of the values: a year, a month or a day, such as `2021-11`. */
  as_of: nullable(text()),
  /** Page on which the values can be verified. */
  url: nullable(text()),
  name: text(),
  phone: nullable(text()),
  /** One line. */
  address: text(),
  website: nullable(text()),
  /** Evidence, kept as tags of the listing by every import. */
  tags: withDefault(texts()),
  /** Counties served, where the source names them. */
  counties: withDefault(texts()),
  /** Id under which an import would list it; null for statements that ship with the product. */
  listed_as: nullable(text()),
  /** Added to those of the listing, like `medicaid` where the listing does not say. */
  categories: withDefault(texts()),
  medicaid: nullable(boolean()),
};

/** Pairs of listings that may be the same clinic, each once, the smaller id first. */
export const likely_duplicates = { provider_id: text(), other_id: text() };

export const offices = {
  provider_id: text(),
  /** Two-letter code; `US` for all states. */
  state: text(),
  /** Id from `OFFICE_KINDS`. */
  kind: text(),
  is_preferred: boolean(),
  /** Quality of its source: `official`, `secondary` or `recalled`. */
  level: text(),
  /** Number of other compilations with the same phone number. */
  agreeing: smallint(),
};

/** Providers excluded from federal health programs, which no import lists. */
export const excluded_npis = { npi: text() };

/** Seeds that this database has received. */
export const directory_seed = { fingerprint: text(), seeded_at: withDefault(timestamp()) };

/** Words of the listings, counted when an import was published. */
export const directory_words = {
  /** Written form in lower case, without accents. A category is `#dental`. */
  word: text(),
  /** Form in the search index. */
  lexeme: text(),
  listings: integer(),
};

/** Single row with a counter that each change of listings, words or counts increments. */
export const directory_version = { version: bigint() };

export const category_counts = { category: text(), count: integer() };

/** Counts of listings in grid squares. */
export const map_cells = {
  /** Empty for all categories. */
  category: text(),
  level: smallint(),
  x: integer(),
  y: integer(),
  count: integer(),
  /** Center of its listings. */
  latitude: float(),
  longitude: float(),
  /** Id of one of its listings. */
  id: text(),
};

const place = {
  latitude: float(),
  longitude: float(),
  /** Two-letter code. */
  state: text(),
};

export const zip_codes = { ...place, zip: text(), city: text() };

export const cities = {
  ...place,
  name: text(),
  /** Normalized by `placeNameKey`. */
  name_key: text(),
  population: integer(),
};

/** Importers' progress through their files. */
export const directory_imports = {
  id: withDefault(bigint()),
  format: text(),
  file_name: text(),
  /** Fingerprint that is equal for the same file. */
  fingerprint: text(),
  /** Part of the file that is staged. */
  bytes_read: bigCount(),
  lines_read: bigCount(),
  rows_read: bigCount(),
  /** Period that the file covers, if its name says so. */
  covers_from: nullable(date()),
  covers_to: nullable(date()),
  /** Whether the file covers its source from the beginning. */
  is_full: withDefault(boolean()),
  started_at: withDefault(timestamp()),
  published_at: setLater(timestamp()),
};

/** Rows that an import has read but not published. */
export const directory_import_rows = {
  import_id: bigint(),
  line: bigint(),
  provider_id: text(),
  /** Row of `providers`; null removes it from the directory. */
  provider: nullable(jsonb()),
  /** Date from which the row applies. */
  as_of: nullable(date()),
};

/** Remarks for the operator on rows of a file. */
export const directory_import_remarks = {
  import_id: bigint(),
  line: bigint(),
  /** Name of the row in its file. */
  record: text(),
  outcome: withDefault(text()),
  reason: text(),
};
