import { expect, test } from 'vitest';
import type { CitedFact } from './content.contract.ts';
import { factsOf } from './facts-of.ts';

const fact = (id: string, correction?: CitedFact['correction']): CitedFact => ({
  id,
  source: `Source of ${id}`,
  verified: 'primary',
  ...(correction && { correction }),
});

const data = {
  fact: 'whole',
  law: { year: 2007, yearFact: 'year', kind: 'statute', fact: 'law' },
  numbers: [{ id: 'aetna', phone: null, fact: 'number' }],
  facts: { ageLimit: ['law', 'year'] },
};

const facts = ['whole', 'law', 'year', 'number'].map((id) => fact(id));

const idsOf = (field: string, item = { language: 'en', data, facts }): readonly string[] =>
  factsOf(item, field).map(({ id }) => id);

test.for([
  ['law.year', ['year']],
  ['law.kind', ['law']],
  ['law', ['whole']],
  ['numbers.aetna.phone', ['number']],
  ['words.ageLimit', ['law', 'year']],
  ['words.wording.aetna.label', ['number']],
  ['words.appealTo', ['whole']],
  ['words.gather.0', ['whole']],
] as const)('%s rests on %j', ([field, ids]) => {
  expect(idsOf(field)).toEqual(ids);
});

test('a corrected value rests on its correction, words in their own language alone', () => {
  const by = { by: 'Ana', on: '2026-11-23' };
  const corrected = [
    ...facts,
    fact('phone', { ...by, field: 'numbers.aetna.phone' }),
    fact('age', { ...by, field: 'words.es.ageLimit' }),
  ];
  expect(idsOf('numbers.aetna.phone', { language: 'en', data, facts: corrected })).toEqual([
    'phone',
  ]);
  expect(idsOf('words.ageLimit', { language: 'en', data, facts: corrected })).toEqual([
    'law',
    'year',
  ]);
  expect(idsOf('words.ageLimit', { language: 'es', data, facts: corrected })).toEqual(['age']);
});

test('a field that rests on nothing has no fact', () => {
  expect(factsOf({ language: 'en', data: { code: 'TX' }, facts }, 'code')).toEqual([]);
});
