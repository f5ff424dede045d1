import { SPECIALTIES, type Specialty } from '@hearthway/domain/directory/taxonomy.ts';
import { type Listing, milesNorth } from '../directory.fixture.ts';

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

/** A person and a practice of every specialty of the registry, said as its import says it. */
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

/** Listings for single queries. None is the nearest of its trade. */
const KNOWN_PROVIDERS: readonly Listing[] = [
  {
    id: 'medicaid-dentist',
    name: 'Oak Dental',
    category: 'dental',
    description: 'Dentist in Durham, NC. Organization.',
    medicaid: true,
    at: milesNorth(6),
  },
  {
    id: 'medicaid-ot',
    name: 'Kite Kids OT',
    category: 'occupational-therapy',
    description: 'Occupational therapist in Durham, NC. Organization.',
    medicaid: true,
    at: milesNorth(5),
  },
  {
    id: 'medicaid-evaluations',
    name: 'Pine Developmental Clinic',
    category: 'diagnosis',
    tags: ['Evaluations'],
    description: 'Developmental disabilities clinic in Durham, NC. Organization.',
    medicaid: true,
    at: milesNorth(8),
  },
  {
    id: 'blue-cross-speech',
    name: 'Finch Talk',
    category: 'speech-therapy',
    description: 'Speech-language pathologist in Durham, NC. Organization.',
    insurance: ['Blue Cross Blue Shield'],
    at: milesNorth(7),
  },
  {
    id: 'tricare-speech',
    name: 'Lark Talk',
    category: 'speech-therapy',
    description: 'Speech-language pathologist in Durham, NC. Organization.',
    insurance: ['TRICARE'],
    at: milesNorth(9),
  },
  {
    id: 'aetna-aba',
    name: 'Ladder Behavior',
    category: 'aba-therapy',
    description: 'Behavior analyst in Durham, NC. Organization.',
    insurance: ['Aetna', 'Cigna'],
    at: milesNorth(6),
  },
  {
    id: 'blue-cross-aba',
    name: 'Anchor Behavior',
    category: 'aba-therapy',
    description: 'Behavior analyst in Durham, NC. Organization.',
    insurance: ['Blue Cross Blue Shield of North Carolina'],
    at: milesNorth(8),
  },
  {
    id: 'cigna-counseling',
    name: 'Heron Counseling',
    category: 'mental-health',
    tags: ['Counseling'],
    description: 'Mental health counselor in Durham, NC. Organization.',
    insurance: ['Cigna'],
    at: milesNorth(5),
  },
  {
    id: 'united-psychologist',
    name: 'Nora Lindqvist, PhD',
    category: 'mental-health',
    description: 'Psychologist in Durham, NC. Individual provider.',
    insurance: ['UnitedHealthcare'],
    at: milesNorth(6),
  },
  {
    id: 'spanish-speech',
    name: 'Lucia Moreno, CCC-SLP',
    category: 'speech-therapy',
    tags: ['Speech and language'],
    description: 'Speech-language pathologist in Durham, NC. Individual provider.',
    languages: ['en', 'es'],
    at: milesNorth(8),
  },
  {
    id: 'telehealth-counseling',
    name: 'Screenside Counseling',
    category: 'mental-health',
    tags: ['Counseling'],
    description: 'Professional counselor in Durham, NC. Organization.',
    telehealth: true,
    at: milesNorth(9),
  },
  {
    id: 'telehealth-psychiatrist',
    name: 'Omar Haddad, MD',
    category: 'mental-health',
    tags: ['Medication'],
    description: 'Psychiatrist in Durham, NC. Individual provider.',
    telehealth: true,
    at: milesNorth(10),
  },
  {
    id: 'in-home-aba',
    name: 'Front Porch Behavior',
    category: 'aba-therapy',
    description: 'Behavior analyst in Durham, NC. Organization.',
    inHome: true,
    at: milesNorth(7),
  },
  {
    id: 'bright-steps',
    name: 'Bright Steps ABA',
    category: 'aba-therapy',
    description: 'Behavior analyst in Durham, NC. Organization.',
    at: milesNorth(11),
  },
  {
    id: 'okafor',
    name: 'Chidi Okafor, MD',
    category: 'diagnosis',
    tags: ['Pediatrics', 'Evaluations'],
    description: 'Developmental-behavioral pediatrician in Durham, NC. Individual provider.',
    at: milesNorth(12),
  },
  {
    id: 'gutierrez',
    name: 'Ana Gutierrez, CCC-SLP',
    category: 'speech-therapy',
    description: 'Speech-language pathologist in Durham, NC. Individual provider.',
    at: milesNorth(10),
  },
  {
    id: 'sensory-gym',
    name: 'Carolina Sensory Gym',
    category: 'occupational-therapy',
    description: 'Pediatric occupational therapist in Durham, NC. Organization.',
    at: milesNorth(13),
  },
  {
    id: 'triangle-dental',
    name: 'Triangle Pediatric Dentistry',
    category: 'dental',
    tags: ['Pediatrics'],
    description: 'Pediatric dentist in Durham, NC. Organization.',
    at: milesNorth(11),
  },
  {
    id: 'harbor-house',
    name: 'Harbor House',
    category: 'community',
    tags: ['Respite'],
    description: 'Respite care in Durham, NC. Organization.',
    at: milesNorth(12),
  },
  // Names that promise another trade.
  { name: 'Talking Heads Dental', category: 'dental', at: milesNorth(0.2) },
  { name: 'Break Point Physical Therapy', category: 'physical-therapy', at: milesNorth(0.3) },
  { name: 'Sleepy Hollow Dental', category: 'dental', at: milesNorth(0.4) },
];

/** A directory of one city. */
export const LISTINGS: readonly Listing[] = [
  ...[...SPECIALTIES].flatMap(registered),
  ...KNOWN_PROVIDERS,
];
