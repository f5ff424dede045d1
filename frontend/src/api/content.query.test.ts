import { denialReasons } from '@hearthway/domain/content/kinds.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contentItemQuery, contentItemsQuery } from './content.query.ts';

const ITEM = {
  id: 'experimental',
  version: 1,
  language: 'en',
  data: { order: 4, fact: 'a-fact' },
  words: {
    title: 'Experimental',
    description: 'The plan calls it unproven.',
    meaning: 'It is called unproven.',
    argument: 'It is not.',
    gather: ['The words of the plan'],
  },
  sections: [],
  facts: [{ id: 'a-fact', source: 'A page', verified: 'secondary' }],
};

test('content is asked for by kind and id, and read as that kind has it', async () => {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path);
    return new Response(JSON.stringify(path.endsWith('/denial-reason') ? [ITEM] : ITEM));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const client = new QueryClient();
  const item = await client.fetchQuery(contentItemQuery(denialReasons, 'experimental'));
  expect(item.words.gather).toEqual(['The words of the plan']);
  expect(await client.fetchQuery(contentItemsQuery(denialReasons))).toEqual([item]);
  expect(requested).toEqual([
    '/api/content/denial-reason/experimental',
    '/api/content/denial-reason',
  ]);
});
