import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeAloneIn } from './place-alone.ts';

const FRAMES = [
  '{}',
  ' {}. ',
  'it’s {}',
  "it's {}!",
  'It is {}, thanks',
  'my zip code is {}',
  'zip: {}',
  'we live in {}',
  'ok, near {} please',
  'and {}?',
  '¿y {}?',
  'en {}',
  'es el {}',
  'mi código postal es {}',
  'vivimos cerca de {}, gracias',
  'sí, {} por favor',
];

const digits = (count: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count })
    .map((all) => all.join(''));

test('a ZIP code is a place, with and without words around it in either language', () => {
  const code = fc.oneof(
    digits(5),
    fc.tuple(digits(5), digits(4)).map(([five, four]) => `${five}-${four}`),
  );
  fc.assert(
    fc.property(code, fc.constantFrom(...FRAMES), fc.boolean(), (location, frame, isLoud) => {
      const text = frame.replace('{}', location);
      const place = placeAloneIn(isLoud ? text.toUpperCase() : text);
      expect(place).toMatchObject({ kind: 'code', location });
    }),
  );
});

test.each([
  ['Austin, TX', 'Austin, TX', 'TX'],
  ['austin tx', 'austin tx', 'TX'],
  ['in Austin', 'Austin', 'TX'],
  ['in Ashburn', 'Ashburn', null],
  ['vivo en El Paso', 'El Paso', 'TX'],
  ['¿y en Dallas?', 'Dallas', 'TX'],
  ['cerca de Los Ángeles, gracias', 'Los Ángeles', 'CA'],
  ['Tejas', 'Tejas', 'TX'],
  ['nueva york por favor', 'nueva york', 'NY'],
  ['We’re in Winston-Salem, NC.', 'Winston-Salem, NC', 'NC'],
])('%s is surely a place', (text, location, state) => {
  expect(placeAloneIn(text)).toEqual({ kind: 'named', location, state });
});

test('a ZIP code beside its city is the place', () => {
  expect(placeAloneIn('Austin, TX 78704')).toMatchObject({ kind: 'code', location: '78704' });
});

test.each([
  ['Austin', 'TX'],
  ['austin', 'TX'],
  ['TX', 'TX'],
  ['St. Charles', null],
  ['Durhm', null],
  ['High Point', null],
])('%s is one only where a place was asked for', (text, state) => {
  expect(placeAloneIn(text)).toEqual({ kind: 'bare', location: text, state });
});

test.each([
  '',
  'OK',
  'no',
  'why?',
  'gracias',
  'sleep',
  'dentist',
  'speech therapist',
  'en casa',
  'in Spanish',
  'I don’t know',
  'no sé',
  'my son is 5',
  'call 78704 now',
  '27701 or 27705?',
  'does Texas pay for ABA?',
  `78704 ${'please '.repeat(20)}`,
])('%s is no place', (text) => {
  expect(placeAloneIn(text)).toBe(null);
});
