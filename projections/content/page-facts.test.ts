import { readFileSync } from 'node:fs';
import { PAGE_FACTS } from '@hearthway/domain/insurance/page-facts.constants.ts';
import { STEP_FACT_IDS, stepFacts } from '@hearthway/domain/next-steps/step-facts.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';

const published = ['everyday', 'insurance', 'journey', 'lessons'].flatMap((name) => {
  const file = new URL(`../../content/facts/${name}.json`, import.meta.url);
  return z.array(z.looseObject({ id: z.string() })).parse(JSON.parse(readFileSync(file, 'utf8')));
});

test('the facts of the steps are those of the content', () => {
  for (const { asOf = 'undated', ...fact } of stepFacts(STEP_FACT_IDS))
    expect(published.find(({ id }) => id === fact.id)).toMatchObject({ asOf, ...fact });
});

test.for(Object.entries(PAGE_FACTS))('the fact %s is that of the content', ([, fact]) => {
  expect(published.find(({ id }) => id === fact.id)).toMatchObject(fact);
});
