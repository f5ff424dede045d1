import {
  contentItemSchema,
  contentItemsSchema,
} from '@hearthway/domain/content/content-item.contract.ts';
import { GUIDES } from '@hearthway/domain/content/guide.constants.ts';
import { guides } from '@hearthway/domain/content/kinds.ts';
import { Refusal } from '../../testing/directory.fixture.ts';
import type { RoutesOf } from '../../testing/route.fixture.ts';

const FACT = {
  id: 'example',
  source: 'A book about families',
  url: 'https://example.org/families',
  asOf: '2026-11',
  verified: 'secondary',
} as const;

const sections = ['first', 'second', 'third', 'fourth', 'fifth'].map((id) => ({
  id,
  title: `The ${id} step`,
  kind: 'text',
  blocks: [
    {
      kind: 'paragraph',
      runs: [{ text: 'One call a day is enough' }, { facts: [FACT.id] }, { text: '.' }],
    },
    {
      kind: 'list',
      isOrdered: false,
      isChecklist: true,
      items: [
        [{ text: 'Call the doctor.', isStrong: true }],
        [{ text: 'Look up ' }, { text: 'your state', href: '/insurance-help' }, { text: '.' }],
      ],
    },
  ],
}));

const items = GUIDES.map((id, place) => ({
  id,
  version: 1,
  language: 'en',
  data: { order: place + 1, checked: '2026-11-23' },
  words: { title: `About ${id}`, description: `A guide about ${id}, in small steps.` },
  sections,
  facts: [FACT],
}));

export const routes: RoutesOf = () => [
  { route: 'GET /api/content/guide', schema: contentItemsSchema(guides), answer: () => items },
  {
    route: 'GET /api/content/guide/:id',
    schema: contentItemSchema(guides),
    answer: ({ params }) => {
      const guide = items.find(({ id }) => id === params['id']);
      if (guide === undefined) throw new Refusal('NotFound');
      return guide;
    },
  },
];
