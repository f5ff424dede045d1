import { contentItemsSchema } from '@hearthway/domain/content/content-item.contract.ts';
import { supportGroups } from '@hearthway/domain/content/kinds.ts';
import { none, type RoutesOf } from '../../testing/route.fixture.ts';

const FACT = {
  id: 'source',
  source: 'A list of support groups',
  asOf: '2026-11',
  verified: 'secondary',
} as const;

const NOTHING_KNOWN = {
  isOnline: false,
  street: null,
  city: null,
  county: null,
  meets: null,
  languages: [],
  phone: null,
  email: null,
  website: null,
  fact: FACT.id,
};

const itemOf = (id: string, title: string, data: object, words: object = {}) => ({
  id,
  version: 1,
  language: 'en',
  data: { ...NOTHING_KNOWN, ...data },
  words: { title, description: '', ...words },
  sections: [],
  facts: [FACT],
});

/** Two of North Carolina, and one that families of every state may join. */
export const GROUPS = [
  itemOf(
    'nc-durham',
    'Parents of Durham',
    {
      state: 'NC',
      street: '300 N. Roxboro St.',
      city: 'Durham',
      county: 'Durham',
      meets: {
        starts: '2026-01-06T18:30',
        minutes: 90,
        timeZone: 'America/New_York',
        repeats: 'FREQ=MONTHLY;BYDAY=1TU',
      },
      languages: ['en', 'es'],
      phone: '(919) 555-0100',
      email: 'durham@example.org',
      website: 'https://example.org/durham',
    },
    { description: 'For parents of young children', schedule: 'The first Tuesday, 6:30 PM' },
  ),
  itemOf('nc-wake', 'Parents of Wake', {
    state: 'NC',
    county: 'Wake',
    website: 'https://example.org/wake',
  }),
  itemOf('us-online', 'Evenings online', {
    state: null,
    isOnline: true,
    email: 'evenings@example.org',
  }),
];

export const routes: RoutesOf = () => [
  {
    route: 'GET /api/content/support-group',
    schema: contentItemsSchema(supportGroups),
    answer: () => GROUPS,
  },
  { route: 'POST /api/resource-proposals', model: 'resource_proposals', answer: none },
];
