import type { Tables } from '@hearthway/infra/adapters/tables/tables.ts';
import type { Selectable } from 'kysely';

export type Listing = Selectable<Tables['providers']>;
