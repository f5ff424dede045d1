import { readFileSync } from 'node:fs';
import { PAGE_FACTS } from '@hearthway/domain/insurance/page-facts.constants.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';

const published = ['insurance', 'lessons'].flatMap((name) => {
  const file = new URL(`../../content/facts/${name}.json`, import.meta.url);
  return z.array(z.looseObject({ id: z.string() })).parse(JSON.parse(readFileSync(file, 'utf8')));
});

test.for(Object.entries(PAGE_FACTS))('the fact %s is that of the content', ([, fact]) => {
  expect(published.find(({ id }) => id === fact.id)).toMatchObject(fact);
});
