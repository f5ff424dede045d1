import { SPECIALTIES, type Specialty } from '@hearthway/domain/directory/taxonomy.ts';
import { type Listing, milesNorth } from '../directory.fixture.ts';
import { DECOYS, PROVIDERS_BY_NAME, UNREGISTERED } from './providers-by-name.fixture.ts';
import { PROVIDERS_BY_WISH, PROVIDERS_BY_WISHES } from './providers-by-wish.fixture.ts';

const PEOPLE = [
  'Maria Johnson',
  'Jennifer Patel',
  'David Nguyen',
  'Sarah Goldberg',
  'Aisha Williams',
  'Michael Kim',
  'Elena Torres',
  'Robert Murphy',
  'Priya Shah',
  'Hannah Weber',
  'Carlos Rivera',
  'Grace Campbell',
];

const PLACES = [
  'Cedar Path',
  'Meadow Lane',
  'Golden Compass',
  'First Light',
  'Maple Street',
  'River Bend',
  'North Star',
  'Willow Creek',
  'Blue Kite',
  'Open Door',
];

const KINDS = ['Associates', 'Center', 'Group', 'Services'];

const at = (names: readonly string[], index: number): string => names[index % names.length] ?? '';

/** A person and a practice for every specialty of the registry, worded as its import does. */
const registered = (
  [code, { category, name, tags }]: readonly [string, Specialty],
  index: number,
) => {
  const common = { category, tags, at: milesNorth(0.5 + ((index * 7) % 23)) } as const;
  return [
    {
      ...common,
      id: `person-${code}`,
      name: at(PEOPLE, index),
      description: `${name} in Durham, NC. Individual provider.`,
    },
    {
      ...common,
      id: `practice-${code}`,
      name: `${at(PLACES, index)} ${at(KINDS, index)}`,
      description: `${name} in Durham, NC. Organization.`,
      at: milesNorth(0.7 + ((index * 11) % 23)),
    },
  ];
};

export const KNOWN_PROVIDERS: readonly Listing[] = [
  ...PROVIDERS_BY_WISH,
  ...PROVIDERS_BY_WISHES,
  ...PROVIDERS_BY_NAME,
];

export const LISTINGS: readonly Listing[] = [
  ...[...SPECIALTIES].flatMap(registered),
  ...KNOWN_PROVIDERS,
  ...UNREGISTERED,
  ...DECOYS,
];
