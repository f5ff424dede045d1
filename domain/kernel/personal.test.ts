import { expect, test } from 'vitest';
import * as z from 'zod';
import { everyRow } from './every-row.fixture.ts';
import { personal, personalFieldsOf } from './personal.ts';

const note = personal(z.string(), 'account');

test('personal fields and why they are kept follow from the marks in the schema', () => {
  const schema = z.object({
    id: z.string(),
    note,
    device: personal(z.string().nullable(), 'analytics'),
  });
  expect(personalFieldsOf(schema)).toEqual({
    note: { retention: 'account' },
    device: { retention: 'analytics' },
  });
});

test('a field can be about a person whose id stands beside it, in clear', () => {
  const name = personal(z.string(), 'account', { about: 'memberId' });
  expect(personalFieldsOf(z.object({ memberId: z.string(), name }))).toEqual({
    name: { retention: 'account', about: 'memberId' },
  });
  for (const schema of [z.object({ name }), z.object({ memberId: note, name })])
    expect(() => personalFieldsOf(schema)).toThrow(
      'Field name is about memberId, which is no field in clear.',
    );
});

test.for([
  ['nullable', note.nullable()],
  ['optional', note.optional()],
  ['with a default', note.default('')],
  ['readonly', note.readonly()],
  ['refined', note.refine((value) => value !== '')],
  ['described', note.describe('A note')],
  ['one of two types', z.union([z.number(), note])],
] as const)('a marked field stays personal when it is %s', ([, field]) => {
  expect(personalFieldsOf(z.object({ field }))).toEqual({ field: { retention: 'account' } });
});

test('marks are kept when a schema is extended or a field is picked', () => {
  const schema = z.object({ id: z.string(), note }).extend({ more: z.string() });
  expect(personalFieldsOf(schema)).toEqual({ note: { retention: 'account' } });
  expect(personalFieldsOf(schema.pick({ note: true }))).toEqual({ note: { retention: 'account' } });
});

test(
  'a mark inside of … is refused, as it would be stored in clear',
  everyRow(
    [
      ['an object', z.object({ note })],
      ['an array', z.array(note)],
      ['a record', z.record(z.string(), note)],
      ['a map', z.map(z.string(), note)],
      ['a tuple', z.tuple([z.string(), note])],
      ['an intersection', z.intersection(z.object({ id: z.string() }), z.object({ note }))],
      ['a transform', note.transform((value) => value)],
      ['a lazy schema', z.lazy(() => z.array(note))],
      ['an object that is personal itself', personal(z.object({ note }), 'account')],
      ['two kinds of retention', personal(personal(z.string(), 'analytics'), 'account')],
    ] as const,
    ([, field]) => {
      expect(() => personalFieldsOf(z.object({ field }))).toThrow(
        'Field field has a personal part: mark the whole field, and once.',
      );
    },
  ),
);
