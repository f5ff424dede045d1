import {
  contentItemSchema,
  contentItemsSchema,
} from '@hearthway/domain/content/content-item.contract.ts';
import { help } from '@hearthway/domain/content/kinds.ts';
import { FREQUENT_QUESTIONS } from '@hearthway/domain/help/help.constants.ts';
import { helpAnswersSchema, helpSearchSchema } from '@hearthway/domain/help/help.contract.ts';
import { Refusal } from '../../testing/directory.fixture.ts';
import type { RoutesOf } from '../../testing/route.fixture.ts';

const FACT = {
  id: 'example',
  source: 'A guide to the site',
  url: 'https://example.org/help',
  asOf: '2026-11',
  verified: 'primary',
} as const;

const paragraph = (...runs: readonly object[]) => ({ kind: 'paragraph', runs });

const answerOf = (id: string) => ({
  id,
  version: 3,
  language: 'en',
  data: {
    topic: 'search',
    order: 1,
    next: FREQUENT_QUESTIONS.filter((other) => other !== id).slice(0, 2),
  },
  words: { title: `What about ${id}?`, description: `The short answer about ${id}.` },
  sections: [
    {
      id: 'first',
      title: 'First of all',
      kind: 'text',
      blocks: [
        paragraph(
          { text: 'Open ' },
          { text: 'the directory', href: '/resources' },
          { text: ' and search' },
          { facts: [FACT.id] },
          { text: '.' },
        ),
      ],
    },
    { id: 'then', title: 'And then', kind: 'text', blocks: [paragraph({ text: 'Call them.' })] },
  ],
  facts: [FACT],
});

const answers = FREQUENT_QUESTIONS.map(answerOf);

export const routes: RoutesOf = () => [
  {
    route: 'GET /api/help/answers',
    schema: helpAnswersSchema,
    answer: () =>
      answers.map(({ id, data, words }) => ({
        answerId: id,
        language: 'en',
        topic: data.topic,
        question: words.title,
      })),
  },
  {
    route: 'GET /api/help/frequent',
    schema: contentItemsSchema(help),
    answer: () => answers,
  },
  {
    route: 'GET /api/help/search',
    schema: helpSearchSchema,
    answer: ({ query }) => ({
      results:
        query.get('q') === 'nothing'
          ? []
          : answers.slice(0, 2).map(({ id, words }) => ({
              answerId: id,
              question: words.title,
              answer: words.description,
              address: `/help/${id}#first`,
            })),
    }),
  },
  {
    route: 'GET /api/content/help/:id',
    schema: contentItemSchema(help),
    answer: ({ params }) => {
      const answer = answers.find(({ id }) => id === params['id']);
      if (answer === undefined) throw new Refusal('NotFound');
      return answer;
    },
  },
];
