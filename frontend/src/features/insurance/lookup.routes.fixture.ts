import {
  type LookupAnswer,
  lookupAnswerSchema,
} from '@hearthway/domain/insurance/lookup.contract.ts';
import type { RoutesOf } from '../../testing/route.fixture.ts';

const askPlan = {
  covered: null,
  sessions: 'Your plan decides: ask whether it limits hours, visits or age.',
  copay: 'Your plan decides: ask for the copay or coinsurance of a visit.',
  notes: 'Your plan decides. Ask: “Is speech therapy for autism covered?”',
  uncertain: [],
  facts: [],
};

const COVERAGE: LookupAnswer = {
  provider: 'Aetna',
  state: 'TX',
  benefits: {
    abaTherapy: {
      ...askPlan,
      sessions: 'Age: No age limit, if autism was found before the 10th birthday.',
      notes: 'Texas has a law since 2007 that makes the plans under it cover autism care.',
      uncertain: ['Ask: “Is my plan self-funded or fully insured?”'],
      facts: ['example'],
    },
    speechTherapy: askPlan,
    occupationalTherapy: askPlan,
  },
  authorizationRequired: null,
  authorization: { notes: 'Your plan decides: ask what needs prior authorization.', facts: [] },
  contacts: {
    customerService: '1-800-555-0100',
    behavioralHealth: 'Ask member services who manages behavioral health for your plan.',
    numbers: [
      {
        label: 'Aetna contact center',
        phone: '1-800-555-0100',
        note: 'It can pass on the number for members, which is on your card.',
        facts: ['example'],
      },
    ],
  },
  facts: [
    {
      id: 'example',
      source: 'A guide to health plans',
      url: 'https://example.org/plans',
      asOf: '2026-11',
      verified: 'secondary',
    },
  ],
};

export const routes: RoutesOf = () => [
  {
    route: 'POST /api/insurance/lookup',
    schema: lookupAnswerSchema,
    answer: () => COVERAGE,
  },
];
