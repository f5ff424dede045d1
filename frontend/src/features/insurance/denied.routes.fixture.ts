import { contentItemsSchema } from '@hearthway/domain/content/content-item.contract.ts';
import { denialReasons } from '@hearthway/domain/content/kinds.ts';
import { DENIAL_REASONS } from '@hearthway/domain/insurance/denials.constants.ts';
import type { RoutesOf } from '../../testing/route.fixture.ts';

const FACT = {
  id: 'denial-advice',
  source: 'A guide to appeals',
  url: 'https://example.org/appeals',
  asOf: '2026-11',
  verified: 'secondary',
} as const;

export const routes: RoutesOf = () => [
  {
    route: 'GET /api/content/denial-reason',
    schema: contentItemsSchema(denialReasons),
    answer: () =>
      DENIAL_REASONS.map((id, place) => ({
        id,
        version: 1,
        language: 'en',
        data: { order: place + 1, fact: FACT.id },
        words: {
          title: id,
          description: 'A reason.',
          meaning: 'The reviewer says that the records do not show a need.',
          argument: 'Answer each criterion with a page of the record.',
          gather: ['the criteria the plan used', 'a letter of medical necessity', 'progress data'],
        },
        sections: [],
        facts: [FACT],
      })),
  },
];
