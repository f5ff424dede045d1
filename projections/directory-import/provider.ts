import type { TableOf } from '@hearthway/infra/adapters/tables/column.ts';
import type { imported } from '@hearthway/infra/adapters/tables/directory.tables.ts';
import type { InsertType } from 'kysely';

export type Provider = {
  readonly [Name in keyof Imported]: InsertType<Imported[Name]>;
};

type Imported = TableOf<typeof imported>;

/** Fields that families filter by and compare. Null, or empty, if the source has no value. */
export type Attributes = Pick<
  Provider,
  | 'ages_from'
  | 'ages_to'
  | 'languages'
  | 'telehealth'
  | 'in_home'
  | 'medicaid'
  | 'accepting'
  | 'insurance'
  | 'waitlist'
  | 'requirements'
>;

export const NOTHING_SAID: Attributes = {
  ages_from: null,
  ages_to: null,
  languages: [],
  telehealth: null,
  in_home: null,
  medicaid: null,
  accepting: null,
  insurance: [],
  waitlist: null,
  requirements: null,
};
