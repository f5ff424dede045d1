import { parseAges } from '@hearthway/domain/directory/ages.ts';
import { CATEGORY_IDS } from '@hearthway/domain/directory/categories.ts';
import type { Places } from '../places/places.ts';
import { type Attributes, NOTHING_SAID, type Provider } from '../provider.ts';
import { DEMO_CITIES, type DemoCity } from './demo-cities.ts';
import { DEMO_KINDS, type DemoCategory } from './demo-kinds.ts';

export const DEMO_SOURCE = 'demo';

/**
 * Creates demo listings, the same every time: one of every kind of help for each of our cities. Telephone
 * numbers are 555-0100 to 555-0199, and sites are under example.org; both are reserved for fiction.
 */
export const demoProviders = (places: Places): readonly Provider[] => {
  const wanted = DEMO_CITIES.flatMap((city) =>
    DEMO_CATEGORIES.map((category) => ({ city, category })),
  );
  const usedLines = new Map<string, number>();
  return wanted.map(({ city, category }, number) => {
    const line = usedLines.get(city.areaCode) ?? 0;
    usedLines.set(city.areaCode, line + 1);
    return demoProvider({ places, city, category, number, line });
  });
};

const DEMO_CATEGORIES = CATEGORY_IDS.filter((id): id is DemoCategory => id in DEMO_KINDS);

const demoProvider = ({
  places,
  city: { city, state, zip, areaCode },
  category,
  number,
  line,
}: {
  readonly places: Places;
  readonly city: DemoCity;
  readonly category: DemoCategory;
  /** Index among all listings, from 0. */
  readonly number: number;
  /** Index among those with the same area code, from 0. */
  readonly line: number;
}): Provider => {
  const kind = DEMO_KINDS[category];
  const [first, second] = nameWords(number);
  const domain = `${slug(first)}-${slug(second)}-${slug(city)}.example.org`;
  const point = places.zipCodes.get(zip);
  // Shifted by one from city to city, so that listings of a category differ.
  const turn = number + Math.floor(number / DEMO_CATEGORIES.length);
  return {
    id: `demo-${slug(state)}-${slug(city)}-${category}`,
    source: DEMO_SOURCE,
    source_name: 'Made up for demonstration',
    licence: null,
    category,
    categories: [category],
    name: `${first} & ${second} ${pick(kind.nameEndings, turn)}`,
    description: `${kind.offer} in ${city}, ${state}. An example, not a real provider.`,
    tags: [pick(kind.ages, turn), ...pick(kind.tags, turn + line)],
    phone: `(${areaCode}) 555-01${String(line).padStart(2, '0')}`,
    email: `hello@${domain}`,
    hours: pick(HOURS, turn),
    website: `https://${domain}`,
    street: `${100 + ((number * 37) % 900)} ${pick(STREETS, number * 5)}`,
    city,
    state,
    zip,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    ...madeUpAttributes(pick(kind.ages, turn), pick(kind.tags, turn + line), turn),
    is_demo: true,
    last_verified: null,
  };
};

const madeUpAttributes = (ages: string, tags: readonly string[], turn: number): Attributes => {
  const range = parseAges(ages);
  return {
    ...NOTHING_SAID,
    ages_from: range?.from ?? null,
    ages_to: range?.to ?? null,
    languages: pick(LANGUAGES, turn),
    telehealth: tags.includes('Telehealth') || null,
    in_home: tags.includes('Home visits') || null,
    medicaid: pick([true, true, false, null], turn),
    accepting: pick([true, false, true, true, null], turn),
    insurance: pick(INSURANCE, turn),
    waitlist: pick(WAITLISTS, turn),
    requirements: pick(REQUIREMENTS, turn),
  };
};

/** Every number up to 1,296 has its own pair, and neighbors share no word. */
const nameWords = (number: number): readonly [string, string] => {
  const first = number % CREATURES.length;
  const second = Math.floor(number / CREATURES.length) + first * 5;
  return [pick(CREATURES, first), pick(THINGS, second)];
};

const pick = <Item>(items: readonly Item[], number: number): Item => {
  const item = items[number % items.length];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
};

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const CREATURES = words(`
  Wren Otter Plover Heron Cricket Sparrow Tansy Larch Rowan Willet Thistle Sorrel Juniper Marigold
  Bramble Clover Acorn Teasel Linden Yarrow Fennel Mallow Badger Finch Hazel Lark Moth Newt Osprey
  Poppy Quill Robin Sedge Tern Vole Wisteria
`);

const THINGS = words(`
  Kettle Lantern Thimble Ladder Button Anchor Basket Candle Doorbell Easel Feather Gate Harbor Inkwell
  Jug Kite Lamp Mitten Needle Oar Pebble Quilt Ribbon Saddle Teapot Umbrella Violin Wagon Yarn
  Bridge Compass Drum Flute Hammock Puddle Trellis
`);

const HOURS = [
  'Monday to Friday, 8:30 am to 5 pm',
  'Monday to Thursday, 9 am to 6 pm',
  'Monday to Friday, 9 am to 7 pm; Saturday, 9 am to 1 pm',
  'By appointment',
];

const LANGUAGES = [['en'], ['en', 'es'], ['en'], ['en', 'es', 'ase'], ['en', 'vi']];

const INSURANCE = [
  ['Aetna', 'Cigna'],
  ['Blue Cross Blue Shield'],
  [],
  ['UnitedHealthcare', 'Tricare', 'Aetna'],
];

const WAITLISTS = ['About 2 weeks', null, 'About 3 months', 'None at the moment', null];

const REQUIREMENTS = [null, 'A referral from a doctor', null, 'An autism diagnosis'];

const STREETS = [
  'Larkspur Ln',
  'Old Mill Rd',
  'Sycamore St',
  'Orchard Ave',
  'Lantern Way',
  'Meadow Ct',
  'Juniper Dr',
  'Harbor St',
  'Chestnut Ave',
  'Ferry Rd',
  'Willow Bend',
];
