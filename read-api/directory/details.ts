import { type Details, waitSchema } from '@hearthway/domain/directory/directory.contract.ts';
import type { Listing } from './listing.ts';

export const DETAILS_COLUMNS = [
  'categories',
  'latitude',
  'longitude',
  'ages_from',
  'ages_to',
  'languages',
  'telehealth',
  'in_home',
  'medicaid',
  'accepting',
  'insurance',
  'waitlist',
  'wait',
  'requirements',
] as const;

export type DetailsRow = Pick<Listing, (typeof DETAILS_COLUMNS)[number]>;

export const toDetails = (row: DetailsRow): Details => ({
  categories: [...row.categories],
  point: pointOf(row),
  ages: agesOf(row),
  languages: [...row.languages],
  telehealth: row.telehealth,
  inHome: row.in_home,
  medicaid: row.medicaid,
  accepting: row.accepting,
  insurance: [...row.insurance],
  waitlist: row.waitlist,
  wait: row.wait === null ? null : waitSchema.parse(row.wait),
  requirements: row.requirements,
});

const pointOf = ({ latitude, longitude }: DetailsRow): Details['point'] =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** Stored for an open-ended range. */
const NO_LAST_AGE = 99;

const agesOf = ({ ages_from: from, ages_to: to }: DetailsRow): Details['ages'] =>
  from === null || to === null ? null : { from, to: to >= NO_LAST_AGE ? null : to };
