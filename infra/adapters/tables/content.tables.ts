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

/** Folders of content, one over the other. */
export const content_layers = {
  /** `product`, and over it `operator`. */
  layer: text(),
  /** Hash of the texts that are published; null before the first time. */
  hash: nullable(text()),
  published_at: nullable(timestamp()),
  /** The first fault of texts that were refused since, as `file:line: sentence`. */
  problem: nullable(text()),
};

/** Items of each layer, the covered ones as well. */
export const content_layer_items = {
  layer: text(),
  /** Name of a kind of content, such as `lesson`. */
  kind: text(),
  id: text(),
  hash: text(),
  item: jsonb(),
};

/** Values that an operator has verified, in place of the published ones. */
export const content_corrections = {
  kind: text(),
  id: text(),
  /** Path of the value in the item: `regulator.phone`, `words.es.ageLimit`. */
  field: text(),
  /** JSON null: not found. */
  value: jsonb(),
  source: text(),
  url: nullable(text()),
  verified: text<(typeof VERIFIED_LEVELS)[number]>(),
  verified_by: text(),
  /** ISO day. */
  verified_on: text(),
};

/** Items as families get them. */
export const content_items = {
  kind: text(),
  id: text(),
  /** From 1. */
  version: integer(),
  hash: text(),
  /** Since when no folder has it any more. */
  retired_at: nullable(timestamp()),
};

/** Every version that was ever published: events refer to them. Never changed, never deleted. */
export const content_versions = {
  kind: text(),
  id: text(),
  version: integer(),
  /** Fields that are the same in every language. */
  data: jsonb(),
  /** Words, sections and questions by language. */
  texts: jsonb(),
  /** Sources that it cites. */
  facts: jsonb(),
  published_at: withDefault(timestamp()),
};

/** For search: each section of the items that are not retired, in each language. */
export const content_sections = {
  kind: text(),
  id: text(),
  /** English stands in for a language that an item lacks. */
  language: text(),
  /** Its id; empty for the item as a whole. */
  section: text(),
  /** In the item, from 0: the item as a whole. */
  position: integer(),
  title: text(),
  body: text(),
  document: generated(neverNull(searchDocument())),
};

/** How parents ask for sections: the assistant finds these by them. */
export const content_asked = {
  layer: text(),
  kind: text(),
  id: text(),
  /** Its id; empty for the item as a whole. */
  section: text(),
  language: text(),
  question: text(),
  /** A bit for each of its trigrams. */
  trigrams: generated(neverNull(bits())),
  /** The passage that answers it; null where there is none. */
  passage: nullable(integer()),
};

/** Texts that the assistant answers with: sections of lessons and guides, and other items as a whole. */
export const content_passages = {
  language: text(),
  /** From 0, another one after each publication. */
  passage: integer(),
  kind: text(),
  id: text(),
  /** Its id; empty for the item as a whole. */
  section: text(),
  /** Code of the state that it is about. */
  state: nullable(text()),
  title: text(),
  body: text(),
  /** Hash of title and body. */
  hash: generated(neverNull(text())),
};

/** Vectors of passages, for a search by meaning. */
export const passage_vectors = {
  /** Hash of the passage's title and body. */
  hash: text(),
  /** The model that has made it. */
  model: text(),
  /** Vector of length 1; null while it is being made. */
  vector: nullable(reals()),
  /** Until then one process makes it; null once it is made. */
  taken_until: nullable(timestamp()),
};

/** In which passages a term is, and how much of it. */
export const content_terms = {
  language: text(),
  /** `w:` and the stem of a word, or `l:` and a piece of one. */
  term: text(),
  /** High for a term of few passages. */
  rarity: float(),
  passages: integers(),
  /** Weights of the term in each of `passages`; they saturate as those of BM25 do. */
  weights: floats(),
};

/** The words of the sections, for misspelled searches. */
export const content_words = {
  language: text(),
  /** In lower case and without accents. */
  word: text(),
  sections: integer(),
};

/** Foods that a release corrected the allergens of. command-api writes this table. */
export const ingredient_corrections = {
  id: text(),
  /** Allergens that were added, by food. */
  foods: jsonb(),
  found_at: timestamp(),
  /** Every family concerned has been told. */
  settled_at: nullAtFirst(timestamp()),
};
