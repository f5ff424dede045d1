import type { Tables } from '@hearthway/infra/adapters/tables/tables.ts';

export type ContentSchema = Pick<
  Tables,
  | 'content_asked'
  | 'content_corrections'
  | 'content_items'
  | 'content_layer_items'
  | 'content_layers'
  | 'content_passages'
  | 'content_sections'
  | 'content_terms'
  | 'content_versions'
  | 'content_words'
>;
