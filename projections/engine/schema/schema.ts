import type { Tables } from '@hearthway/infra/adapters/tables/tables.ts';

/** Tables of the engine. Tables of read models differ from version to version. */
export type ProjectionsSchema = Pick<
  Tables,
  | 'checkpoints'
  | 'erased_people'
  | 'followed_log'
  | 'parked_events'
  | 'person_keys'
  | 'projections'
  | 'system_keys'
>;
