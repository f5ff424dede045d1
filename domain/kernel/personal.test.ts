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
  expect(personalFieldsOf(schema)).toEqual({ note: 'account', device: 'analytics' });
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
  expect(personalFieldsOf(z.object({ field }))).toEqual({ field: 'account' });
});

test('marks are kept when a schema is extended or a field is picked', () => {
  const schema = z.object({ id: z.string(), note }).extend({ more: z.string() });
  expect(personalFieldsOf(schema)).toEqual({ note: 'account' });
  expect(personalFieldsOf(schema.pick({ note: true }))).toEqual({ note: 'account' });
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
