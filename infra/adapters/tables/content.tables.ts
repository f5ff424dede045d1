import type { VERIFIED_LEVELS } from '@hearthway/domain/content/content.constants.ts';
import {
  bits,
  float,
  floats,
  generated,
  integer,
  integers,
  jsonb,
  neverNull,
  nullAtFirst,
  nullable,
  reals,
  searchDocument,
  text,
  timestamp,
  withDefault,
} from './column.ts';

// Content: lessons and other items that authors write as files. `projections/content` publishes it.

/** Layers of content folders. */
export const content_layers = {
  /** `product`, or `operator`, which overrides it. */
  layer: text(),
  /** Hash of the published texts; null before the first publication. */
  hash: nullable(text()),
  published_at: nullable(timestamp()),
  /** First error of texts that were rejected since, as `file:line: sentence`. */
  problem: nullable(text()),
};

/** Items of each layer, overridden ones included. */
export const content_layer_items = {
  layer: text(),
  /** Kind of content, such as `lesson`. */
  kind: text(),
  id: text(),
  hash: text(),
  item: jsonb(),
};

/** Values that an operator has verified, which replace the published ones. */
export const content_corrections = {
  kind: text(),
  id: text(),
  /** Path of the value in the item: `regulator.phone`, `words.es.ageLimit`. */
  field: text(),
  /** JSON null: the operator found no value. */
  value: jsonb(),
  source: text(),
  url: nullable(text()),
  verified: text<(typeof VERIFIED_LEVELS)[number]>(),
  verified_by: text(),
  verified_on: text(),
};

/** Items as shown to families. */
export const content_items = {
  kind: text(),
  id: text(),
  /** Starts at 1. */
  version: integer(),
  hash: text(),
  /** Time at which the last folder dropped it. */
  retired_at: nullable(timestamp()),
};

/** Every version ever published, since events refer to them. Never changed, never deleted. */
export const content_versions = {
  kind: text(),
  id: text(),
  version: integer(),
  /** Fields that are the same in every language. */
  data: jsonb(),
  /** Words, sections and questions by language. */
  texts: jsonb(),
  /** Cited sources. */
  facts: jsonb(),
  published_at: withDefault(timestamp()),
};

/** Search index: each section of the current items, in each language. */
export const content_sections = {
  kind: text(),
  id: text(),
  /** English replaces a language that an item lacks. */
  language: text(),
  /** Id of the section; empty for the whole item. */
  section: text(),
  /** Position in the item; 0 is the whole item. */
  position: integer(),
  title: text(),
  body: text(),
  document: generated(neverNull(searchDocument())),
};

/** Parents' questions for sections, by which the assistant finds these. */
export const content_asked = {
  layer: text(),
  kind: text(),
  id: text(),
  /** Id of the section; empty for the whole item. */
  section: text(),
  language: text(),
  question: text(),
  /** Bit set of its trigrams. */
  trigrams: generated(neverNull(bits())),
  /** Passage that answers the question; null where there is none. */
  passage: nullable(integer()),
};

/** Texts from which the assistant answers: sections of lessons and guides, and whole items of other kinds. */
export const content_passages = {
  language: text(),
  /** Number from 0, reassigned by each publication. */
  passage: integer(),
  kind: text(),
  id: text(),
  /** Id of the section; empty for the whole item. */
  section: text(),
  /** Code of the state that the passage is about. */
  state: nullable(text()),
  title: text(),
  body: text(),
  /** Hash of title and body. */
  hash: generated(neverNull(text())),
};

/** Vectors of passages, for semantic search. */
export const passage_vectors = {
  /** Hash of the passage's title and body. */
  hash: text(),
  /** Name of the model that made the vector. */
  model: text(),
  /** Vector of length 1; null while it is being made. */
  vector: nullable(reals()),
  /** End of the lease of the process that makes it; null once it is made. */
  taken_until: nullable(timestamp()),
};

/** Inverted index of passages, with a weight for each term. */
export const content_terms = {
  language: text(),
  /** `w:` and the stem of a word, or `l:` and a piece of one. */
  term: text(),
  /** Higher for a term in fewer passages. */
  rarity: float(),
  passages: integers(),
  /** Weights of the term in each of `passages`; they saturate like BM25. */
  weights: floats(),
};

/** Words of the sections, for correcting misspelled searches. */
export const content_words = {
  language: text(),
  /** Lower case, without accents. */
  word: text(),
  sections: integer(),
};

/** Foods whose allergens a release corrected. command-api writes this table. */
export const ingredient_corrections = {
  id: text(),
  /** Added allergens, by food. */
  foods: jsonb(),
  found_at: timestamp(),
  /** Time at which all affected families had been notified. */
  settled_at: nullAtFirst(timestamp()),
};
