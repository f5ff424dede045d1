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

// The directory and its imports. The importers in `projections` write these tables; corrections come
// from `adapters/directory`.

/** A listing as importers make it. Null, or an empty list, where its source does not say. */
export const imported = {
  /** `npi-1234567893`, `demo-nc-durham-dental`, or the source and the id that it uses. */
  id: text(),
  /** `nppes`, `demo`, or the name that a mapping file gives its list. */
  source: text(),
  /** The source in words, "National provider registry (NPPES)". */
  source_name: neverNull(text()),
  /** Terms under which the source may be shown. */
  licence: nullable(text()),
  /** The id of the main category: the first of `categories`. */
  category: text(),
  categories: texts(),
  name: text(),
  description: text(),
  tags: texts(),
  phone: nullable(text()),
  email: nullable(text()),
  hours: nullable(text()),
  website: nullable(text()),
  /** Parts of the address that are not known are empty; the state is always there. */
  street: text(),
  city: text(),
  /** Two letters. */
  state: text(),
  zip: text(),
  latitude: nullable(float()),
  longitude: nullable(float()),
  /** In years, both or none. */
  ages_from: nullable(smallint()),
  /** 99 is without end. */
  ages_to: nullable(smallint()),
  /** BCP 47: `es`. */
  languages: texts(),
  telehealth: nullable(boolean()),
  in_home: nullable(boolean()),
  medicaid: nullable(boolean()),
  accepting: nullable(boolean()),
  insurance: texts(),
  waitlist: nullable(text()),
  /** Needed before a family is taken on: a referral, a diagnosis. */
  requirements: nullable(text()),
  is_demo: boolean(),
  /** When the source last confirmed it. */
  last_verified: nullable(date()),
};

const stored = {
  ...imported,
  /** Null for the listings of the seed. */
  import_id: nullable(text()),
};

export const providers = {
  ...stored,
  imported_at: withDefault(timestamp()),
  /** For searches near a place; null where the place is not known. */
  point: generated(nullable(point())),
  /** For searches by words. */
  document: generated(neverNull(searchDocument())),
};

/** Listings that their source no longer has. */
export const retired_providers = {
  ...stored,
  imported_at: timestamp(),
  retired_at: withDefault(timestamp()),
};

/** Fields of listings that are better known than by their source. */
export const provider_corrections = {
  provider_id: text(),
  field: text(),
  /** Both values are objects of columns: an address is one field of several columns. */
  value: jsonb(),
  imported_value: jsonb(),
  corrected_at: withDefault(timestamp()),
  /** The report that it answers. */
  report_id: nullable(text()),
};

/** Statements of each source about a listing, value by value. */
export const listing_sources = {
  provider_id: text(),
  /** In the order of their worth, from 0: the values of the first hold. */
  rank: smallint(),
  source: text(),
  source_name: text(),
  licence: nullable(text()),
  /** As of when: a year, a month or a day, `2021-11`. */
  as_of: nullable(text()),
  /** Page at which the value can be looked up. */
  url: nullable(text()),
  name: text(),
  phone: nullable(text()),
  /** In one line. */
  address: text(),
  website: nullable(text()),
  /** Evidence, kept as tags of the listing by every import. */
  tags: withDefault(texts()),
  /** Served, where the source names them. */
  counties: withDefault(texts()),
  /** Id that an import would have listed it under; null for statements that come with the product. */
  listed_as: nullable(text()),
  /** Added to those of the listing, as `medicaid` where the listing does not tell. */
  categories: withDefault(texts()),
  medicaid: nullable(boolean()),
};

/** Pairs of listings that may be one clinic, each once, the smaller id first. */
export const likely_duplicates = { provider_id: text(), other_id: text() };

/** Listings that are offices of a state. */
export const offices = {
  provider_id: text(),
  /** Two letters; `US` for all of them. */
  state: text(),
  /** An id of `OFFICE_KINDS`. */
  kind: text(),
  is_preferred: boolean(),
  /** How its source was read: `official`, `secondary` or `recalled`. */
  level: text(),
  /** Other compilations in which the same number stands. */
  agreeing: smallint(),
};

/** Providers excluded from federal health programs, which no import lists. */
export const excluded_npis = { npi: text() };

/** Seeds that this database has had. */
export const directory_seed = { fingerprint: text(), seeded_at: withDefault(timestamp()) };

/** The words of the listings, counted when an import was published. */
export const directory_words = {
  /** As it is written, in lower case and without accents. A category is `#dental`. */
  word: text(),
  /** As the index has it. */
  lexeme: text(),
  listings: integer(),
};

/** One row: grows with each change of the listings, their words and their counts. */
export const directory_version = { version: bigint() };

export const category_counts = { category: text(), count: integer() };

/** Listings counted in squares. */
export const map_cells = {
  /** Empty for all of them. */
  category: text(),
  level: smallint(),
  x: integer(),
  y: integer(),
  count: integer(),
  /** The middle of its listings. */
  latitude: float(),
  longitude: float(),
  /** One of them. */
  id: text(),
};

const place = {
  latitude: float(),
  longitude: float(),
  /** Two letters. */
  state: text(),
};

export const zip_codes = { ...place, zip: text(), city: text() };

export const cities = {
  ...place,
  name: text(),
  /** By `placeNameKey`. */
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
  /** How much of the file is staged. */
  bytes_read: bigCount(),
  lines_read: bigCount(),
  rows_read: bigCount(),
  /** Days that the file covers, where its name says so. */
  covers_from: nullable(date()),
  covers_to: nullable(date()),
  /** Covers the source from its beginning on. */
  is_full: withDefault(boolean()),
  started_at: withDefault(timestamp()),
  published_at: setLater(timestamp()),
};

/** Listings that an import has read and not published. */
export const directory_import_rows = {
  import_id: bigint(),
  line: bigint(),
  provider_id: text(),
  /** A row of `providers`; null takes it out of the directory. */
  provider: nullable(jsonb()),
  /** As of when the row holds. */
  as_of: nullable(date()),
};

/** Remarks for the operator on rows of a file. */
export const directory_import_remarks = {
  import_id: bigint(),
  line: bigint(),
  /** The name of the row in its file. */
  record: text(),
  outcome: withDefault(text()),
  reason: text(),
};
