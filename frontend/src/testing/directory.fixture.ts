import { CATEGORIES as SEEDED } from '@hearthway/domain/directory/categories.ts';
import {
  FREE_RADIUS_MILES,
  FREE_RESULTS_PER_SEARCH,
  PLUS_RADIUS_MILES,
  RESULTS_PER_PAGE,
} from '@hearthway/domain/directory/directory.constants.ts';
import {
  type Beyond,
  type Category,
  categorySchema,
  type ResourceList,
} from '@hearthway/domain/directory/directory.contract.ts';
import type { FilterChoices } from '@hearthway/domain/directory/directory-filters.contract.ts';
import type { ResourceMap } from '@hearthway/domain/directory/directory-map.contract.ts';
import { THIN_RESULTS } from '@hearthway/domain/directory/offices.constants.ts';
import type { StateOffices } from '@hearthway/domain/directory/offices.contract.ts';
import { type Provider, providerSchema } from '@hearthway/domain/directory/provider.contract.ts';
import { filtersSaid } from '@hearthway/domain/directory/said-filters.ts';
import { UNKNOWN_DETAILS } from '@hearthway/domain/directory/unknown-listing.constants.ts';
import { type ErrorCode, GENERAL_ERRORS } from '@hearthway/domain/errors.contract.ts';
import { type Favorite, favoriteSchema } from '@hearthway/domain/favorites/favorites.contract.ts';
import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import * as z from 'zod/mini';

export const PROVIDER_ID = 'demo-nc-durham-speech-therapy';
export const PROVIDER_NAME = 'Fennel & Harbor Speech Therapy';

/** The page of the listing that tests open. */
export const PROVIDER_PATH = `/resources/provider/${PROVIDER_ID}`;

export const CATEGORIES = [
  { id: 'aba-therapy', name: 'ABA Therapy', description: 'Skills in small steps' },
  { id: 'speech-therapy', name: 'Speech Therapy', description: 'Talking and understanding' },
  { id: 'occupational-therapy', name: 'Occupational Therapy', description: 'Dressing and eating' },
  { id: 'physical-therapy', name: 'Physical Therapy', description: 'Walking and balance' },
  { id: 'diagnosis', name: 'Diagnosis and Developmental Pediatrics', description: 'Evaluations' },
  { id: 'mental-health', name: 'Psychiatry and Psychology', description: 'Worry, mood, sleep' },
  { id: 'dental', name: 'Dental Care', description: 'Dentists who treat children' },
  { id: 'early-intervention', name: 'Early Intervention and Education', description: 'School' },
  { id: 'community', name: 'Respite and Community Support', description: 'A break for you' },
  { id: 'childrens-health', name: 'Children’s Hospitals and Doctors', description: 'Hospitals' },
] as const;

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const PLACES: Readonly<Record<string, Point>> = {
  'Durham, NC': { latitude: 35.994, longitude: -78.8986 },
  'Beverly Hills, CA': { latitude: 34.0901, longitude: -118.4065 },
  'Seattle, WA': { latitude: 47.6062, longitude: -122.3321 },
  'Springfield, IL': { latitude: 39.7817, longitude: -89.6501 },
  'Boise, ID': { latitude: 43.615, longitude: -116.2023 },
  // With no listing for hundreds of miles.
  'Nome, AK': { latitude: 64.5011, longitude: -165.4064 },
};

const ZIP_CODES: Readonly<Record<string, string>> = {
  27701: 'Durham, NC',
  90210: 'Beverly Hills, CA',
};

/** ZIP code of a military post in Germany. */
export const MILITARY_ZIP = '09012';

const FIRST_NAMES = ['Fennel', 'Maple', 'Juniper', 'Willow', 'Aspen', 'Clover', 'Sorrel'];
const SECOND_NAMES = [
  'Harbor',
  'Meadow',
  'Lantern',
  'Orchard',
  'Bridge',
  'Garden',
  'Hollow',
  'Mill',
];

const MILES_PER_DEGREE = 69;
const MILES_BETWEEN = 0.4;
/** Turn of a spiral around a place, so that each listing is a little farther away than the one before. */
const TURN = 2.4;

const around = (center: Point, index: number): Point => {
  const degrees = (MILES_BETWEEN * (index + 1)) / MILES_PER_DEGREE;
  return {
    latitude: center.latitude + degrees * Math.sin(index * TURN),
    longitude:
      center.longitude +
      (degrees * Math.cos(index * TURN)) / Math.cos((center.latitude * Math.PI) / 180),
  };
};

const listingNear = (place: string, index: number): Provider => {
  // The first near Durham is the one whose page tests open.
  const category = CATEGORIES[(index + 1) % CATEGORIES.length] ?? CATEGORIES[0];
  const first = FIRST_NAMES[index % FIRST_NAMES.length];
  const second = SECOND_NAMES[index % SECOND_NAMES.length];
  const [city = '', state = ''] = place.split(', ');
  const number = index < FIRST_NAMES.length * SECOND_NAMES.length ? '' : ` ${index}`;
  const isFirst = index === 0 && place === 'Durham, NC';
  const digits = String(1_000 + index);
  return {
    ...UNKNOWN_DETAILS,
    id: isFirst ? PROVIDER_ID : `demo-${state.toLowerCase()}-${index}`,
    name: `${first} & ${second} ${category.name}${number}`,
    category: category.id,
    categories: [category.id],
    rating: null,
    reviewCount: 0,
    distance: null,
    description: `${category.description}. Made up for demonstration.`,
    tags: index % 2 === 0 ? ['autism', 'counseling'] : ['autism'],
    phone: `+1919555${digits}`,
    email: `office${index}@example.org`,
    hours: 'Mon–Fri 8–17',
    website: 'https://example.org/',
    address: `${100 + index} Main Street, ${city}, ${state} 27701`,
    isDemo: true,
    source: 'Made up for demonstration',
    lastVerified: null,
    point: around(PLACES[place] ?? { latitude: 0, longitude: 0 }, index),
    ages: { from: 1, to: 10 + (index % 3) },
    languages: index % 3 === 0 ? ['en', 'es'] : ['en'],
    telehealth: index % 3 === 0,
    inHome: index % 4 === 0,
    medicaid: index % 2 === 0,
    accepting: index % 5 !== 0,
    insurance: ['Medicaid'],
    waitlist: 'Two weeks',
    requirements: 'A referral',
    provenance: {
      name: 'Made up for demonstration',
      licence: null,
      importedAt: null,
      lastVerified: null,
    },
    sources: [],
    placedBy: null,
    alike: [],
    isPhoneHidden: false,
    retiredAt: null,
    corrected: [],
    nearest: [],
  };
};

const many = (place: string, count: number): readonly Provider[] =>
  Array.from({ length: count }, (_, index) => listingNear(place, index));

/** A directory for tests, made up: most of it is near Durham. */
export const LISTINGS: readonly Provider[] = z
  .array(providerSchema)
  .parse([
    ...many('Durham, NC', 150),
    ...many('Beverly Hills, CA', 12),
    ...many('Seattle, WA', 12),
    ...many('Springfield, IL', 6),
  ]);

const lookOf = (id: string) => {
  const { icon, color } = SEEDED.find((category) => category.id === id) ?? SEEDED[0];
  return { icon, color };
};

export const categories: readonly Category[] = z.array(categorySchema).parse(
  CATEGORIES.map((category) => ({
    ...category,
    ...lookOf(category.id),
    count: LISTINGS.filter((listing) => listing.category === category.id).length,
  })),
);

export const providerOf = (id: string): Provider | undefined => {
  const listing = LISTINGS.find((each) => each.id === id);
  if (listing === undefined) return undefined;
  const nearest = LISTINGS.filter(
    (each) => each.id !== id && each.category === listing.category,
  ).slice(0, 3);
  return {
    ...listing,
    nearest: nearest.map((each) => ({
      ...each,
      distance: milesBetween(each.point, listing.point),
    })),
  };
};

const milesBetween = (from: Point | null, to: Point | null): number | null => {
  if (from === null || to === null) return null;
  const byLatitude = from.latitude - to.latitude;
  const byLongitude = (from.longitude - to.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  return Number((Math.hypot(byLatitude, byLongitude) * MILES_PER_DEGREE).toFixed(1));
};

interface Declared {
  readonly status: number;
  readonly message: string;
}

type Errors = Readonly<Record<string, Declared>>;

/** The errors of each context. */
const declared = import.meta.glob<Readonly<Record<string, Errors>>>(
  '../../../domain/*/*.errors.ts',
  { eager: true },
);

const errors: ReadonlyMap<string, Declared> = new Map(
  [GENERAL_ERRORS, ...Object.values(declared).flatMap((module) => Object.values(module))].flatMap(
    (own) => Object.entries<Declared>(own),
  ),
);

/** The API's answer when it refuses. */
export const declaredError = (code: ErrorCode): Declared => {
  const known = errors.get(code);
  if (known === undefined) throw new Error(`There is no error ${code}.`);
  return known;
};

/** Refused, as the API does. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly choices: readonly string[] | undefined;

  constructor(code: ErrorCode, choices?: readonly string[]) {
    super(code);
    this.code = code;
    this.choices = choices;
  }
}

interface Whereabouts {
  readonly place: string | null;
  readonly center: Point | null;
  readonly isHome: boolean;
}

const COORDINATES = /^(-?\d+(?:\.\d+)?), (-?\d+(?:\.\d+)?)$/;

const whereabouts = (said: string | null, home: string | null): Whereabouts => {
  const location = said ?? home ?? '';
  if (location === '') return { place: null, center: null, isHome: false };
  const isHome = said === null;
  const [, latitude, longitude] = COORDINATES.exec(location) ?? [];
  if (latitude !== undefined)
    return {
      place: 'Durham, NC',
      center: { latitude: Number(latitude), longitude: Number(longitude) },
      isHome,
    };
  if (location === 'Springfield')
    throw new Refusal('LocationAmbiguous', [
      'Springfield, IL',
      'Springfield, MA',
      'Springfield, MO',
    ]);
  if (/^[A-Z]\d[A-Z]/.test(location)) throw new Refusal('LocationOutsideUS');
  if (location === MILITARY_ZIP) throw new Refusal('LocationMilitary');
  const place = ZIP_CODES[location.replace(/-\d{4}$/, '')] ?? location;
  const center = PLACES[place];
  if (center === undefined) throw new Refusal('UnknownLocation');
  return { place, center, isHome };
};

export interface Search {
  readonly query: URLSearchParams;
  readonly tier: Tier;
  /** Where the family lives, if it has told. */
  readonly home: string | null;
}

const PAID = [
  'radius',
  'ages',
  'language',
  'telehealth',
  'inHome',
  'medicaid',
  'accepting',
  'insurance',
  'tag',
  'sort',
];

const WORD = /[\p{L}\p{N}]{2,}/gu;

/** A place at the end of the text: "speech near 27701". */
const NEAR = /^(?:(.*) )?near (.+)$/i;

const readText = (query: URLSearchParams) => {
  const text = query.get('search') ?? '';
  const [isNear, search = '', location = ''] = NEAR.exec(text) ?? [];
  const isMe = location === 'me';
  const place = ZIP_CODES[location] ?? location;
  const isKnown = PLACES[place] !== undefined;
  return {
    search: isNear === undefined ? text : search,
    location: isKnown ? location : query.get('location'),
    read: {
      readPlace: isKnown ? { place, location, search } : null,
      unknownPlace: location !== '' && !isKnown && !isMe ? location : null,
      needsPlace: isMe && !query.get('location'),
    },
  };
};

const match = ({ query, tier, home }: Search) => {
  const { search, location, read } = readText(query);
  const { place, center, isHome } = whereabouts(location, home);
  if (tier === 'free' && PAID.some((name) => (query.get(name) ?? '') !== ''))
    throw new Refusal('PlusRequired');
  const reach = tier === 'free' ? FREE_RADIUS_MILES : PLUS_RADIUS_MILES;
  const radiusMiles =
    center === null ? null : Math.min(reach, Number(query.get('radius') || reach));
  const words = search.toLowerCase().match(WORD) ?? [];
  const anywhere = LISTINGS.map((listing) => ({
    ...listing,
    distance: milesBetween(listing.point, center),
  }))
    .filter((listing) => fits(listing, query, words))
    .toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
  const found = anywhere.filter(
    ({ distance }) => radiusMiles === null || (distance ?? 0) <= radiusMiles,
  );
  if (query.get('sort') === 'name') found.sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return { found, anywhere, read, place, center, isHome, radiusMiles, words };
};

const FLAGS = ['telehealth', 'inHome', 'medicaid', 'accepting'] as const;

const fits = (listing: Provider, query: URLSearchParams, words: readonly string[]): boolean => {
  const text = `${listing.name} ${listing.description}`.toLowerCase();
  const category = query.get('category') ?? '';
  const language = query.get('language') ?? '';
  return (
    (category === '' || listing.category === category) &&
    words.every((word) => text.includes(word)) &&
    FLAGS.every((flag) => query.get(flag) !== '1' || listing[flag] === true) &&
    (language === '' || listing.languages.includes(language)) &&
    ((query.get('insurance') ?? '') === '' || query.get('insurance') === 'medicaid') &&
    query.getAll('tag').every((tag) => listing.tags.includes(tag))
  );
};

const BEYOND_SHOWN = 3;

const beyondOf = ({ found, anywhere, place }: ReturnType<typeof match>): Beyond | null =>
  found.length > 0 || place === null || anywhere.length === 0
    ? null
    : {
        state: { code: 'AK', name: 'Alaska' },
        nearest: anywhere.slice(0, BEYOND_SHOWN),
        telehealth: anywhere
          .slice(BEYOND_SHOWN)
          .filter(({ telehealth }) => telehealth === true)
          .slice(0, 1),
      };

const office = (kind: string, name: string, phone: string | null) => ({
  id: `office-ak-${kind}`,
  kind,
  name,
  phone,
  isPhoneHidden: false,
  otherPhones: [],
  website: 'https://health.alaska.gov/',
  level: 'secondary' as const,
  agreeing: phone === null ? 0 : 2,
  source: 'State articles of SpecialNeedsWorld',
  asOf: '2026-02-05',
});

/** `GET /api/offices/:state`. */
export const OFFICES: StateOffices = {
  state: 'AK',
  name: 'Alaska',
  offices: [
    office('early-intervention', 'Infant Learning Program', '(907) 465-2972'),
    office('medicaid', 'State Medicaid agency', null),
    office('protection-advocacy', 'Disability Rights', '(907) 465-2973'),
  ],
};

/** `GET /api/resources`. */
export const findResources = (search: Search): ResourceList => {
  const matched = match(search);
  const { found, read, place, isHome, radiusMiles, words } = matched;
  const { query, tier } = search;
  const page = Number(query.get('page') || 1);
  const perPage = tier === 'free' ? FREE_RESULTS_PER_SEARCH : RESULTS_PER_PAGE;
  const resources = found.slice((page - 1) * perPage, page * perPage);
  const isMore = found.length > page * perPage;
  return {
    resources: resources.map((listing) => ({
      ...listing,
      point: tier === 'free' ? null : listing.point,
    })),
    beyond: beyondOf(matched),
    offices: found.length < THIN_RESULTS && place !== null ? OFFICES : null,
    meta: {
      totalShown: resources.length,
      maxResults: tier === 'free' ? FREE_RESULTS_PER_SEARCH : 'unlimited',
      userTier: tier,
      upgradeRequired: tier === 'free' && isMore,
      page,
      hasMore: tier !== 'free' && isMore,
      ...read,
      place,
      placeChoices: [],
      isHome,
      radiusMiles,
      terms: words.filter((word) => word !== 'tommy'),
      said: [...filtersSaid(query.get('search') ?? '')],
    },
  };
};

/** `GET /api/resources/filters`. */
export const filterChoices = (search: Search): FilterChoices => {
  const { found } = match(search);
  const count = (value: string, isMatch: (listing: Provider) => boolean) => {
    const matches = found.filter(isMatch).length;
    return matches === 0 ? [] : [{ value, count: matches }];
  };
  const flag = (name: (typeof FLAGS)[number]) => count('1', (listing) => listing[name] === true);
  return {
    total: found.length,
    isCapped: false,
    choices: {
      ages: count('5', () => true),
      language: [
        ...count('en', () => true),
        ...count('es', ({ languages }) => languages.includes('es')),
      ],
      telehealth: flag('telehealth'),
      inHome: flag('inHome'),
      medicaid: flag('medicaid'),
      accepting: flag('accepting'),
      insurance: count('medicaid', ({ insurance }) => insurance.includes('Medicaid')),
      tag: ['autism', 'counseling'].flatMap((tag) => count(tag, ({ tags }) => tags.includes(tag))),
    },
  };
};

/** Pixels of a map in which listings become one group. */
const GROUP_PX = 64;
const TILE_PX = 256;

/** `GET /api/resources/map`. */
export const findOnMap = (search: Search): ResourceMap => {
  const { found, read, place, center, isHome, radiusMiles } = match(search);
  const { query } = search;
  const edge = (name: string): number => Number(query.get(name));
  const step = (360 * GROUP_PX) / (TILE_PX * 2 ** edge('zoom'));
  const groups = new Map<string, Provider[]>();
  for (const listing of found) {
    const { latitude, longitude } = listing.point ?? { latitude: 0, longitude: 0 };
    const isIn =
      edge('west') <= longitude &&
      longitude <= edge('east') &&
      edge('south') <= latitude &&
      latitude <= edge('north');
    if (!isIn) continue;
    const key = `${Math.floor(latitude / step)} ${Math.floor(longitude / step)}`;
    groups.set(key, [...(groups.get(key) ?? []), listing]);
  }
  return {
    clusters: [...groups.values()].map((group) => {
      const [only] = group;
      const middle = (pick: (point: Point) => number): number =>
        group.reduce((sum, { point }) => sum + (point === null ? 0 : pick(point)), 0) /
        group.length;
      return {
        latitude: middle(({ latitude }) => latitude),
        longitude: middle(({ longitude }) => longitude),
        count: group.length,
        id: group.length === 1 ? (only?.id ?? null) : null,
        name: group.length === 1 ? (only?.name ?? null) : null,
        category: group.length === 1 ? (only?.category ?? null) : null,
      };
    }),
    isCapped: false,
    meta: { ...read, place, placeChoices: [], isHome, radiusMiles, center },
  };
};

/** A favorite of the listing at this place of the directory. */
export const favoriteOf = (place: number, known: Partial<Favorite> = {}): Favorite => {
  const listing = LISTINGS[place];
  if (listing === undefined) throw new Error(`There is no listing ${place}.`);
  return favoriteSchema.parse({
    ...listing,
    favoritedAt: '2026-11-02T10:00:00.000Z',
    note: null,
    status: null,
    waitsSince: null,
    visitedOn: null,
    isGone: false,
    state: 'NC',
    callTips: null,
    ...known,
  });
};
