import {
  contentItemSchema,
  contentItemsSchema,
} from '@hearthway/domain/content/content-item.contract.ts';
import { denialReasons, federal, planTypes, states } from '@hearthway/domain/content/kinds.ts';
import { DENIAL_REASONS } from '@hearthway/domain/insurance/denials.constants.ts';
import { PLAN_TYPES } from '@hearthway/domain/insurance/plan-types.constants.ts';
import type { RoutesOf } from '../../testing/route.fixture.ts';

const FACT = {
  id: 'example',
  source: 'A guide to health plans',
  url: 'https://example.org/plans',
  asOf: '2026-11',
  verified: 'secondary',
} as const;

const itemOf = <Data, Words>(id: string, data: Data, words: Words) => ({
  id,
  version: 1,
  language: 'en',
  data,
  words: { title: id, description: 'An example.', ...words },
  sections: [],
  facts: [FACT],
});

const reasons = DENIAL_REASONS.map((id, place) =>
  itemOf(
    id,
    { order: place + 1, fact: FACT.id },
    {
      meaning: 'The reviewer says that the records do not show a need.',
      argument: 'Answer each criterion with a page of the record.',
      gather: ['the criteria the plan used', 'a letter of medical necessity', 'progress data'],
    },
  ),
);

const plans = PLAN_TYPES.map((id, place) => {
  const binds = id === 'marketplace' || id === 'fully-insured-group' ? 'yes' : 'no';
  return itemOf(
    id,
    {
      order: place + 1,
      deadlines: null,
      stateLawBinds: binds,
      parityApplies: binds,
      fact: FACT.id,
    },
    {
      howToFindOut: 'Ask the benefits office.',
      regulator: 'The state insurance department.',
      appealTo: 'The plan.',
      stateLaw: 'It depends.',
      parity: 'It depends.',
    },
  );
});

const texas = itemOf(
  'texas',
  {
    code: 'TX',
    law: {
      year: 2007,
      yearFact: FACT.id,
      kind: 'statute',
      statute: 'Tex. Ins. Code § 1355.015',
      fact: FACT.id,
    },
    medicaidAba: { isCovered: true, fact: FACT.id },
    regulator: {
      name: 'Texas Department of Insurance',
      phone: '1-800-555-0100',
      url: 'https://example.org/texas',
      fact: FACT.id,
    },
    externalReview: { who: 'state', phone: null, fact: FACT.id },
    facts: {},
  },
  { title: 'Texas', ageLimit: 'No age limit.' },
);

const TOPICS = [
  'medicaid-epsdt',
  'erisa-self-funded',
  'parity',
  'parity-governmental',
  'criteria-on-request',
  'tricare-acd',
  'medicaid-waivers',
  'katie-beckett',
] as const;

const rules = itemOf(
  'rules',
  {
    topics: TOPICS.map((id) => ({ id, fact: FACT.id })),
    helpers: [
      { id: 'ebsa', phone: '1-800-555-0101', url: null, fact: FACT.id },
      { id: 'hhs-external-review', phone: '1-800-555-0102', url: null, fact: FACT.id },
      { id: 'parent-centers', phone: null, url: 'https://example.org/parents', fact: FACT.id },
    ],
  },
  {
    wording: Object.fromEntries(
      [...TOPICS, 'ebsa', 'hhs-external-review', 'parent-centers'].map((id) => [
        id,
        { title: `About ${id}`, text: 'It holds in every state.' },
      ]),
    ),
  },
);

export const routes: RoutesOf = () => [
  {
    route: 'GET /api/content/denial-reason',
    schema: contentItemsSchema(denialReasons),
    answer: () => reasons,
  },
  {
    route: 'GET /api/content/plan-type',
    schema: contentItemsSchema(planTypes),
    answer: () => plans,
  },
  {
    route: 'GET /api/content/federal/:id',
    schema: contentItemSchema(federal),
    answer: () => rules,
  },
  { route: 'GET /api/content/state/:id', schema: contentItemSchema(states), answer: () => texas },
];
