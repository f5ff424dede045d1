import { sql } from 'kysely';

/**
 * Layers of content: items of a later one cover those of earlier ones. `groups` is the operator's list of
 * support groups.
 */
const LAYERS = ['product', 'groups', 'operator'] as const;

export type Layer = (typeof LAYERS)[number];

/** Selects the items that layers offer, each from the last layer that has it, before any correction. */
export const offeredItems = sql<{ kind: string; id: string; hash: string; item: unknown }>`
  select distinct on (kind, id) kind, id, hash, item from content_layer_items
  order by kind, id, array_position(${LAYERS}::text[], layer) desc
`;
