import type { CategoryId } from '@hearthway/domain/directory/categories.ts';
import { perFamily } from '../family.ts';
import { type Random, weighted } from '../random.ts';

export interface SimulatedListing {
  readonly resourceId: string;
  readonly name: string;
  readonly category: CategoryId;
  /** Two-letter code. */
  readonly state: string;
}

interface Kind {
  /** Relative search frequency. */
  readonly weight: number;
  readonly ending: string;
  /** Search words that the directory knows. */
  readonly terms: readonly string[];
  /** Search words that few listings contain. */
  readonly rare: readonly string[];
}

const KINDS: Readonly<Record<CategoryId, Kind>> = {
  'aba-therapy': {
    weight: 26,
    ending: 'ABA',
    terms: ['aba', 'behavior', 'social', 'center', 'home'],
    rare: ['weekend', 'farm'],
  },
  'speech-therapy': {
    weight: 22,
    ending: 'Speech Therapy',
    terms: ['speech', 'language', 'feeding', 'augmentative'],
    rare: ['apraxia', 'sign'],
  },
  'occupational-therapy': {
    weight: 15,
    ending: 'Kids OT',
    terms: ['sensory', 'feeding', 'handwriting'],
    rare: ['swim', 'horse'],
  },
  'physical-therapy': {
    weight: 5,
    ending: 'Kids PT',
    terms: ['balance', 'pediatric'],
    rare: ['aquatic'],
  },
  diagnosis: {
    weight: 14,
    ending: 'Developmental Pediatrics',
    terms: ['evaluation', 'pediatrician', 'neurology'],
    rare: ['adult', 'genetic'],
  },
  'mental-health': {
    weight: 8,
    ending: 'Family Psychology',
    terms: ['anxiety', 'sleep', 'psychiatry'],
    rare: ['grief', 'eating'],
  },
  dental: { weight: 4, ending: 'Kids Dental', terms: ['dentist'], rare: ['sedation'] },
  'early-intervention': {
    weight: 3,
    ending: 'Early Start',
    terms: ['preschool', 'school'],
    rare: ['montessori'],
  },
  community: {
    weight: 3,
    ending: 'Respite Network',
    terms: ['respite', 'group', 'camp'],
    rare: ['overnight', 'siblings'],
  },
  'childrens-health': {
    weight: 1,
    ending: 'Children’s Hospital',
    terms: ['hospital'],
    rare: ['heart'],
  },
};

const CATEGORY_IDS = Object.keys(KINDS).filter((id): id is CategoryId => id in KINDS);

/** Category for a number from 0 to below 1. */
export const categoryAt = weighted(CATEGORY_IDS.map((id) => [id, KINDS[id].weight]));

/** Categories of most of a family's searches. */
export const interestsOf = perFamily(({ random }) =>
  Array.from({ length: 1 + random.below(3) }, () => categoryAt(random.next())),
);

const FIRST_WORDS = [
  'Bright',
  'Little',
  'Open',
  'River',
  'Sunny',
  'Quiet',
  'Kind',
  'Maple',
  'Blue',
];
const SECOND_WORDS = ['Steps', 'Oaks', 'Voices', 'Harbor', 'Bridges', 'Hands', 'Trail', 'Garden'];

/** Listings of each category in each state. The first ones are viewed most. */
const LISTINGS = 40;

/** Picks a listing. The same id always has the same name, which no real listing has. */
export const pickListing = (
  category: CategoryId,
  state: string,
  random: Random,
): SimulatedListing => {
  const number = Math.min(Math.floor(random.wait(LISTINGS / 4)), LISTINGS - 1);
  const first = FIRST_WORDS[number % FIRST_WORDS.length];
  const second = SECOND_WORDS[(number * 3 + state.charCodeAt(0)) % SECOND_WORDS.length];
  return {
    resourceId: `simulated-${state.toLowerCase()}-${category}-${number + 1}`,
    name: `${first} ${second} ${KINDS[category].ending}`,
    category,
    state,
  };
};

const NOTHING_FOUND = 0.6;

/** Search with its number of results, which is often zero for rare words. */
export const pickSearch = (
  category: CategoryId,
  random: Random,
): { readonly terms: readonly string[]; readonly resultCount: number } => {
  const { terms, rare, weight } = KINDS[category];
  const isRare = random.chance(0.08);
  const term = isRare ? random.pick(rare) : random.pick(terms);
  return {
    terms: isRare || random.chance(0.55) ? [term] : [],
    resultCount:
      isRare && random.chance(NOTHING_FOUND)
        ? 0
        : Math.ceil(random.around(0.7) * (isRare ? 2 : weight + 4)),
  };
};
