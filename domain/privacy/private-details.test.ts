import { describe, expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { MASK, maskPrivateDetails, privateDetailsIn } from './private-details.ts';

describe('is found, and masked', () => {
  test(
    '… in …',
    everyRow(
      [
        ['phone', 'Call me at (919) 555-0134 any time.', `Call me at ${MASK} any time.`],
        ['phone', 'My cell: 919.555.0134', `My cell: ${MASK}`],
        ['phone', 'It is 9195550134', `It is ${MASK}`],
        ['phone', '+1 919 555 0134!', `${MASK}!`],
        ['phone', 'text me: 555-0134', `text me: ${MASK}`],
        ['phone', 'Mi teléfono es 919 555 0134.', `Mi teléfono es ${MASK}.`],
        ['phone', 'Llámeme al 555-0134', `Llámeme al ${MASK}`],
        ['phone', 'Mi mamá: +52 55 1234 5678', `Mi mamá: ${MASK}`],
        ['phone', 'It is nine one nine five five five zero one three four.', `It is ${MASK}.`],
        ['email', 'Write to ana.alvarez+aba@example.org, please.', `Write to ${MASK}, please.`],
        ['email', 'ana (at) example dot org', MASK],
        ['email', 'escriba a ana arroba ejemplo punto com', `escriba a ${MASK}`],
        ['address', 'We live at 12 Oak Street, Durham.', `We live at ${MASK}, Durham.`],
        ['address', 'at 1200 NE 5th Ave Apt 3', `at ${MASK}`],
        ['address', 'our house, 4 Old Mill Rd.', `our house, ${MASK}`],
        ['address', '2010 Elm Dr, Cary', `${MASK}, Cary`],
        ['address', 'come to 12 oak street', `come to ${MASK}`],
        ['address', 'Vivimos en la calle Robles 123.', `Vivimos en la ${MASK}.`],
        ['address', 'Avenida Benito Juárez #45', MASK],
        ['address', 'PO Box 1234, Durham', `${MASK}, Durham`],
        ['ssn', 'His number is 123-45-6789', `His number is ${MASK}`],
        ['name', 'Our son Liam Johnson sings.', `Our son Liam ${MASK} sings.`],
        ['name', 'my daughter, Mia Rose Carter, said', `my daughter, Mia ${MASK}, said`],
        ['name', 'My 5-year-old son Liam J. Johnson', `My 5-year-old son Liam ${MASK}`],
        ['name', 'my son’s name is Liam O’Brien', `my son’s name is Liam ${MASK}`],
        ['name', 'Then Liam Johnson, our son, sang.', `Then Liam ${MASK}, our son, sang.`],
        ['name', 'Mia Carter was diagnosed in 2024.', `Mia ${MASK} was diagnosed in 2024.`],
        ['name', 'Mi hijo Mateo García López habla.', `Mi hijo Mateo ${MASK} habla.`],
        ['name', 'nuestra hija se llama Sofía de la Cruz', `nuestra hija se llama Sofía ${MASK}`],
        ['name', 'Mi hijo de 5 años, Mateo Ruiz, canta', `Mi hijo de 5 años, Mateo ${MASK}, canta`],
        ['name', 'Sofía Ruiz, nuestra hija, canta', `Sofía ${MASK}, nuestra hija, canta`],
      ],
      ([kind, text, masked]) => {
        expect(privateDetailsIn(text).map((detail) => detail.kind)).toEqual([kind]);
        expect(maskPrivateDetails(text)).toBe(masked);
      },
    ),
  );
});

describe('raises no false alarm', () => {
  test(
    '…',
    everyRow(
      [
        'Call 911, or 988 to talk to someone.',
        'Llame al 911 o al 988.',
        'Aetna answered at 1-800-872-3862 and (888) 555-0134.',
        'He was 3 in 2021 and is 8 now; on 10/12/2024 he said 15 words, 2024-10-12 too.',
        'It costs $62,400 to $249,600 a year, about 310 a month.',
        'Code 97153, ZIP 27701-1234, NPI on file, reference 123-4567.',
        'From 2019-2021 we waited 18 months.',
        'We waited 12 months on the street of hope, 2 days on the way.',
        'In 2023 Oak Street was closed, and in 2024 Bright Steps Dr. Lee said yes.',
        'The drive is 25 minutes from Main Street.',
        'Fuimos 3 veces a la calle. Calle 13 es su banda.',
        'My son Liam loves trains.',
        'Mi hijo Mateo habla con su abuela.',
        'Our son’s therapist Dana Lee at Bright Steps ABA is kind.',
        'Dr. Maria Lopez helped our daughter. Dana Lee, her therapist, too.',
        'Our son Monday Morning Group goes on.',
        'We took our daughter to Duke Children’s Hospital and Oak Elementary School.',
        'How My Son Found His Voice At Last',
        'Cómo Mi Hijo Encontró Su Voz Por Fin',
        'La terapeuta se llama Ana Ruiz.',
        'our son Bright Steps ABA',
        'He is one, two, three years old; uno, dos, tres.',
        'We meet at 7:30 at example dot square.',
        'My daughter North Carolina born',
      ],
      (text) => {
        expect(privateDetailsIn(text)).toEqual([]);
        expect(maskPrivateDetails(text)).toBe(text);
      },
    ),
  );
});

test('the last name of the writer tells a full name anywhere', () => {
  const text = 'Then Liam Alvarez sang with Dana Lee. The Alvarez family cried.';
  expect(maskPrivateDetails(text)).toBe(text);
  expect(maskPrivateDetails(text, { lastName: 'Alvarez' })).toBe(
    `Then Liam ${MASK} sang with Dana Lee. The Alvarez family cried.`,
  );
});

test('a last name is no pattern', () => {
  expect(maskPrivateDetails('Ana sings (', { lastName: '(' })).toBe('Ana sings (');
  expect(maskPrivateDetails('Ana O’Neil', { lastName: "O'Neil" })).toBe(`Ana ${MASK}`);
});

test('details are told in the order of the text', () => {
  const text = 'Ana@example.org or (919) 555-0134, and our son Liam Johnson';
  expect(privateDetailsIn(text)).toMatchObject([
    { kind: 'email', words: 'Ana@example.org' },
    { kind: 'phone', words: '(919) 555-0134' },
    { kind: 'name', words: 'Liam Johnson' },
  ]);
});

test(
  'a hundred thousand characters of … are read to their end',
  everyRow(
    ['a', '1', ' ', '1 A', 'Ana ', 'my son ', '@', '.a', '(919) ', 'one two ', 'Calle A '],
    (piece) => {
      const text = piece.repeat(100_000 / piece.length);
      expect(privateDetailsIn(text, { lastName: 'Alvarez' }).length).toBeLessThan(text.length);
    },
  ),
);
