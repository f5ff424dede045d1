import { type Listing, milesNorth } from '../directory.fixture.ts';

/** Listings searched for by name. None is the nearest of its trade. */
export const PROVIDERS_BY_NAME: readonly Listing[] = [
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
];

/** Kinds of help that the registry does not include. */
export const UNREGISTERED: readonly Listing[] = [
  {
    id: 'family-advocates',
    name: 'Piedmont Family Advocates',
    category: 'early-intervention',
    description: 'Education advocates in Durham, NC: IEP meetings and 504 plans. Organization.',
    at: milesNorth(8),
  },
  {
    id: 'acorn-preschool',
    name: 'Acorn Preschool',
    category: 'early-intervention',
    description: 'Preschool for children with special needs in Durham, NC. Organization.',
    at: milesNorth(6),
  },
  {
    id: 'camp-longleaf',
    name: 'Camp Longleaf',
    category: 'community',
    description: 'Summer camp for autistic children in Durham, NC. Organization.',
    at: milesNorth(12),
  },
  {
    id: 'saturday-club',
    name: 'Saturday Club',
    category: 'community',
    description: 'Weekend activities for autistic children in Durham, NC. Organization.',
    at: milesNorth(7),
  },
  {
    id: 'parent-circle',
    name: 'Parent Circle of Durham',
    category: 'community',
    description: 'Support group for parents in Durham, NC. Organization.',
    at: milesNorth(9),
  },
  {
    id: 'neurologist',
    name: 'Ruth Adeyemi, MD',
    category: 'diagnosis',
    description: 'Child neurologist in Durham, NC. Individual provider.',
    at: milesNorth(9),
  },
];

/** Names that suggest another trade, or share a word with a provider searched for. */
export const DECOYS: readonly Listing[] = [
  { name: 'Talking Heads Dental', category: 'dental', at: milesNorth(0.2) },
  { name: 'Break Point Physical Therapy', category: 'physical-therapy', at: milesNorth(0.3) },
  { name: 'Sleepy Hollow Dental', category: 'dental', at: milesNorth(0.4) },
  { name: 'Finch Family Dentistry', category: 'dental', at: milesNorth(0.5) },
  { name: 'Ladder Physical Therapy', category: 'physical-therapy', at: milesNorth(0.6) },
  { name: 'Linda Quist, OTR', category: 'occupational-therapy', at: milesNorth(0.7) },
  { name: 'Haddad Dental', category: 'dental', at: milesNorth(0.8) },
  { name: 'Kite Kids Preschool', category: 'early-intervention', at: milesNorth(0.9) },
  { name: 'Heron Home Care', category: 'community', at: milesNorth(1.1) },
  { name: 'Oak Physical Therapy', category: 'physical-therapy', at: milesNorth(1.2) },
  { name: 'Moreno Orthodontics', category: 'dental', at: milesNorth(1.3) },
  { name: 'Wren House Respite', category: 'community', at: milesNorth(1.4) },
  { name: 'School Street Dental', category: 'dental', at: milesNorth(1.6) },
  { name: 'Spectrum Physical Therapy', category: 'physical-therapy', at: milesNorth(1.7) },
  { name: 'Saturday Smiles Dental', category: 'dental', at: milesNorth(1.8) },
];
