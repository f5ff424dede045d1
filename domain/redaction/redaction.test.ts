import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ContentLanguage } from '../content/content.constants.ts';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { redact } from './redaction.ts';
import { zipCodesIn } from './redaction-patterns.ts';

const statesByZip = new Map([['27701', 'North Carolina']]);

const inEnglish = (text: string, names: readonly string[] = []) =>
  redact([text], { names, statesByZip, language: 'en' })[0];

const inSpanish = (text: string, names: readonly string[] = []) =>
  redact([text], { names, statesByZip, language: 'es' })[0];

describe('names', () => {
  test.each([
    ['My son Mateo does not sleep', 'My son does not sleep'],
    ['my son mateo does not sleep', 'my son does not sleep'],
    ["My daughter's name is Xochitl and she bites", "My daughter's name is my child and she bites"],
    [
      'my daughter is called Ana. Ana does not talk',
      'my daughter is called my child. my child does not talk',
    ],
    ['Dr. Kowalski wants an appeal', 'a person wants an appeal'],
    ["Mateo Garcia Lopez's plan said no", "my child's plan said no"],
    ['our boy Liam, 4, hits', 'our boy, 4, hits'],
  ])('%s', (text, redacted) => {
    expect(inEnglish(text)).toBe(redacted);
  });

  test.each([
    ['Mi hija se llama Xochitl y no habla', 'Mi hija se llama mi hijo y no habla'],
    ['mi hijo mateo no duerme', 'mi hijo no duerme'],
    ['Me llamo Guadalupe Ríos', 'Me llamo mi hijo'],
    ['la maestra Rosa dice que no', 'la maestra dice que no'],
  ])('%s', (text, redacted) => {
    expect(inSpanish(text)).toBe(redacted);
  });

  test('of the account are left out wherever they stand', () => {
    expect(inEnglish('I am Zdenka Okonkwo', ['Zdenka', 'Okonkwo'])).toBe('I am a person');
    expect(inEnglish('zdenka here again', ['Zdenka'])).toBe('a person here again');
  });

  test('of the account that are words stay words', () => {
    expect(inEnglish('will they pay?', ['Will'])).toBe('will they pay?');
  });

  test('that an earlier message tells are left out of all', () => {
    const texts = ['My son’s name is Xiomar', 'Xiomar screams at night'];
    expect(redact(texts, { names: [], statesByZip, language: 'en' })[1]).toBe(
      'my child screams at night',
    );
  });
});

describe('addresses, numbers, days and places', () => {
  test.each([
    ['write to ana.lopez+1@example.org please', 'write to an e-mail address please'],
    ['call me at (919) 555-0100', 'call me at a phone number'],
    ['call me at +1 919 555 0100', 'call me at a phone number'],
    ['write to ana at example dot org', 'write to an e-mail address'],
    ['see https://example.org/x?y=1.', 'see a link.'],
    ['see www.example.org', 'see a link'],
    ['we live at 12 N Main Street, Apt 4', 'we live at an address'],
    ['calle Morelos 123', 'an address'],
    ['born 03/14/2019', 'born a date'],
    ['born on March 14, 2019', 'born on a date'],
    ['nació el 14 de marzo de 2019', 'nació el a date'],
    ['her birthday is March 14', 'her birthday is a date'],
    ['member id W123456789', 'member id a number'],
    ['member ID: ABC-12', 'member ID: a number'],
    ['my SSN is 123-45-6789', 'my SSN is a number'],
    ['providers near 27701', 'providers near North Carolina'],
    ['providers near 27701-1234', 'providers near North Carolina'],
    ['providers near 99999', 'providers near my area'],
    ['we live in durham', 'we live in my area'],
    ['ABA in Durham, NC', 'ABA in NC'],
    ['ABA near durham nc', 'ABA near nc'],
    [
      'we moved to Chapel Hill. Chapel Hill is small',
      'we moved to my area. my area my area is small',
    ],
    ['we are at 36.0014, -78.9382', 'we are at my area'],
  ])('%s', (text, redacted) => {
    expect(inEnglish(text)).toBe(redacted);
  });
});

test.each<[string, ContentLanguage]>([
  ['Does the law in Texas make insurers pay for ABA?', 'en'],
  ['What does North Carolina Medicaid cover?', 'en'],
  ['What does code 97153 mean?', 'en'],
  ['Is $36,000 or 12000 dollars a year the limit?', 'en'],
  ['My denial letter says 180 days. Who reviews it?', 'en'],
  ['He needs 20 minutes a day, 5 days a week', 'en'],
  ['My 4 year old bites at preschool. What helps?', 'en'],
  ['¿Cómo se llama la terapia para hablar?', 'es'],
  ['¿Qué dice la ley de Carolina del Norte?', 'es'],
  ['Mi hijo de 3 años no duerme, ¿qué hago?', 'es'],
])('a question without any of these stays: %s', (text, language) => {
  expect(redact([text], { names: [], statesByZip, language })).toEqual([text]);
});

test('ZIP codes are found, and codes of bills are none', () => {
  expect(zipCodesIn('27701 or 97153, $12345, 27702-1234')).toEqual(['27701', '27702']);
});

describe('whatever surrounds it', () => {
  const around = fc.constantFrom(
    '',
    'hello ',
    'what about ',
    '¿',
    '(',
    'mi hijo, ',
    'a, b; ',
    '\n',
  );
  const given = (secret: fc.Arbitrary<string>) =>
    fc.assert(
      fc.property(around, secret, around, (before, hidden, after) => {
        const redacted = inEnglish(`${before}${hidden} ${after}`) ?? '';
        expect(redacted).not.toContain(hidden);
        expect(inEnglish(redacted)).toBe(redacted);
      }),
    );

  test('an e-mail address is left out', () => {
    given(fc.emailAddress({ size: 'small' }).filter((each) => /^[\w.+-]+@[\w.-]+$/u.test(each)));
  });

  test('a telephone number is left out', () => {
    const digits = fc.tuple(
      fc.integer({ min: 200, max: 999 }),
      fc.integer({ min: 200, max: 999 }),
      fc.integer({ min: 1000, max: 9999 }),
      fc.constantFrom('-', ' ', '.', ''),
    );
    given(digits.map(([area, exchange, line, sign]) => [area, exchange, line].join(sign)));
  });

  test('a date of a year is left out', () => {
    const days = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });
    given(days.map((date) => date.toISOString().slice(0, 10)));
  });

  test('a name of the account is left out', () => {
    fc.assert(
      fc.property(fc.constantFrom('Zdenka', 'Okonkwo', 'Ñaveli'), around, (name, before) => {
        expect(inEnglish(`${before}${name} asks`, [name])).not.toContain(name);
      }),
    );
  });
});

const REMOVED: readonly (readonly [ContentLanguage, string, RegExp])[] = [
  ['en', 'Tuan does not sleep at night', /tuan/i],
  ['en', 'Why does Oluwaseun bite at preschool?', /oluwaseun/i],
  ['en', 'my son tuan bites', /tuan/i],
  ['en', 'our daughter nkechi does not talk', /nkechi/i],
  ['en', 'Does Lincoln Elementary have to give us an IEP?', /lincoln/i],
  ['en', 'He goes to brier creek elementary', /brier|creek/i],
  ['en', 'Is Bright Horizons Autism Center covered?', /horizons/i],
  ['en', 'Near 2 7 7 0 1 please', /2 7 7|27701/],
  ['en', 'call 9 1 9 5 5 5 0 1 0 0', /5 5 5|5550100/],
  ['en', 'call nine one nine five five five zero one zero zero', /five five/i],
  ['en', 'call ٩١٩-٥٥٥-٠١٠٠', /[٠-٩]|555/u],
  ['en', 'write to ａｎａ＠ｅｘａｍｐｌｅ．ｏｒｇ', /ana|example/i],
  ['en', 'My son Дмитрий does not sleep', /\p{Script=Cyrillic}/u],
  ['en', 'Does 王小明 need an IEP?', /\p{Script=Han}/u],
  ['en', 'TUAN DOES NOT SLEEP', /tuan/i],
  ['en', 'Is Zdenka-Mae old enough for Medicaid?', /zdenka|mae/i],
  ['es', 'Tuan no duerme por la noche', /tuan/i],
  ['es', 'mi hija nkechi no habla', /nkechi/i],
  ['es', '¿La escuela Benito Juárez tiene que darnos un IEP?', /benito|ju[aá]rez/i],
  ['es', 'cerca de 2 7 7 0 1', /2 7 7|27701/],
  ['es', 'nueve uno nueve cinco cinco cinco cero uno', /cinco cinco/i],
  ['es', 'A Citlalmina le duele el ruido', /citlalmina/i],
];

test(
  'a word with a capital that is no ordinary one, digits typed one by one and other scripts are left out',
  everyRow(REMOVED, ([language, text, secret]) =>
    expect(redact([text], { names: [], statesByZip, language })[0]).not.toMatch(secret),
  ),
);

test(
  'an ordinary question stays, though its words have capitals',
  everyRow<readonly [ContentLanguage, string]>(
    [
      ['en', 'Does Blue Cross Blue Shield of North Carolina pay for ABA?'],
      ['en', 'My Denial Letter Says Not Medically Necessary. What Now?'],
      ['en', 'Is Katie Beckett for us? Medicaid said no.'],
      ['en', 'Bedtime is hard. Melatonin or not?'],
      ['en', 'How do I ask the School for an IEP Meeting?'],
      ['en', 'WHAT DOES THE LAW IN WEST VIRGINIA SAY ABOUT ABA?'],
      ['es', '¿Cubre Medicaid la terapia ABA en Nuevo México?'],
      ['es', 'Mi hijo no come. ¿Qué hago?'],
      ['es', 'Negaron la terapia. ¿Cuántos días tengo para apelar?'],
    ],
    ([language, text]) =>
      expect(redact([text], { names: [], statesByZip, language })).toEqual([text]),
  ),
);
