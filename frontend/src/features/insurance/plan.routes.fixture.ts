import { contentItemSchema } from '@hearthway/domain/content/content-item.contract.ts';
import { callScripts, insurers, therapyCodes } from '@hearthway/domain/content/kinds.ts';
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
  words,
  sections: [],
  facts: [FACT],
});

const QUESTIONS = {
  'self-funded': 'Is my plan self-funded or fully insured, and which state issued it?',
  codes: 'Which of these codes do you cover: 97151, 97153?',
  limits: 'Are there limits by age, hours, visits or dollars? Do you enforce them?',
  reference: 'What is your name, today’s date and the reference number of this call?',
};

const script = itemOf(
  'coverage-call',
  {
    questions: Object.keys(QUESTIONS).map((id) => ({
      id,
      ...(id === 'self-funded' && { planTypes: ['self-funded-erisa', 'fully-insured-group'] }),
      fact: FACT.id,
    })),
  },
  {
    title: 'Call script',
    description: 'What to ask, and why.',
    wording: Object.fromEntries(
      Object.entries(QUESTIONS).map(([id, question]) => [
        id,
        { question, why: 'It decides what comes next.' },
      ]),
    ),
  },
);

const codes = itemOf(
  'codes',
  {
    codes: [
      { id: '97153', therapy: 'aba', unitMinutes: 15, fact: FACT.id },
      { id: '92507', therapy: 'speech', unitMinutes: null, fact: FACT.id },
    ],
  },
  {
    title: 'Billing codes',
    description: 'In our own words.',
    wording: { 97153: 'Therapy with one child.', 92507: 'Speech therapy, one person.' },
  },
);

const numbers = itemOf(
  'member-services',
  {
    numbers: [
      { id: 'aetna', insurer: 'aetna', phone: '1-800-555-0102', fact: FACT.id },
      { id: 'tricare-east', insurer: 'tricare', phone: '1-800-555-0103', fact: FACT.id },
      { id: 'anthem', insurer: 'anthem', phone: null, fact: FACT.id },
    ],
  },
  {
    title: 'Phone numbers of insurers',
    description: 'Numbers that we could confirm.',
    wording: {
      aetna: { label: 'Aetna contact center' },
      'tricare-east': { label: 'TRICARE East' },
      anthem: { label: 'Anthem', note: 'Use the number on the back of your card.' },
    },
  },
);

export const routes: RoutesOf = () => [
  {
    route: 'GET /api/content/call-script/:id',
    schema: contentItemSchema(callScripts),
    answer: () => script,
  },
  {
    route: 'GET /api/content/therapy-codes/:id',
    schema: contentItemSchema(therapyCodes),
    answer: () => codes,
  },
  {
    route: 'GET /api/content/insurers/:id',
    schema: contentItemSchema(insurers),
    answer: () => numbers,
  },
];
