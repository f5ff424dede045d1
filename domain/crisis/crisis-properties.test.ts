import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crisisIn } from './crisis.ts';

/** Explicit statements in common words, for every tier. */
const SAID = [
  'my son is not breathing',
  'he is choking and turning blue',
  'she swallowed a bottle of pills',
  'I want to kill myself',
  'I am going to commit suicide',
  'my husband is threatening to kill us',
  'he strangled me last night',
  'mi hija no respira',
  'mi hijo se está ahogando',
  'me quiero suicidar',
  'estoy pensando en suicidarme',
  'mi esposo me golpea y me amenaza',
];

const ORDINARY = [
  'We went to the park and then to the dentist, and he liked the fish tank. ',
  'Our plan covers speech therapy, and the school sends a report each month. ',
  'Fuimos al parque y después a la escuela, y le gustó mucho la música. ',
];

const said = fc.constantFrom(...SAID);

const isCrisis = (text: string): boolean => crisisIn(text) !== null;

const holds = (text: string): void => {
  expect(isCrisis(text), JSON.stringify(text)).toBe(true);
};

const lettersCased = (text: string, capitals: readonly boolean[]): string =>
  Array.from(text, (letter, at) =>
    capitals[at % capitals.length] === true ? letter.toUpperCase() : letter,
  ).join('');

/** Zero-width characters, directional marks, a soft hyphen and a byte order mark. */
const INVISIBLE = [
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u202e',
  '\u202c',
  '\u00ad',
  '\ufeff',
];

const EMOJI = ['😭', '🙏🏽', '👨‍👩‍👧', '🇺🇸', '❤️', '‼️'];

const SIGNS = ['!', '…', '.', '?', '—', '"', '“', ')', '*', '\n', '😭', '🙏🏽'];

test.each([
  'my daughter is unconscious',
  'quiero quitarme la vida',
  'mi hijo perdió el conocimiento',
])('few words that say a crisis outright are one: %s', (text) => {
  expect(isCrisis(text)).toBe(true);
  expect(isCrisis(`Hi! ${text}. What do I do?`)).toBe(true);
});

describe('an explicit crisis is found', () => {
  test('in any casing', () => {
    fc.assert(
      fc.property(said, fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }), (text, capitals) =>
        holds(lettersCased(text, capitals)),
      ),
    );
  });

  test('with any signs and spaces around it', () => {
    const around = fc.array(fc.constantFrom(...SIGNS, ' ', '\t'), { maxLength: 8 });
    fc.assert(
      fc.property(said, around, around, (text, before, after) =>
        holds(`${before.join('')} ${text}${after.join('')}`),
      ),
    );
  });

  test('with emoji and more spaces between its words', () => {
    const gaps = fc.array(fc.constantFrom(' ', '  ', '\n', ...EMOJI.map((sign) => ` ${sign} `)), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(said, gaps, (text, between) =>
        holds(
          text
            .split(' ')
            .map((word, at) => `${word}${between[at % between.length]}`)
            .join(''),
        ),
      ),
    );
  });

  test('with invisible letters and marks of direction anywhere', () => {
    const marks = fc.array(fc.tuple(fc.nat(60), fc.constantFrom(...INVISIBLE)), { maxLength: 10 });
    fc.assert(
      fc.property(said, marks, (text, placed) => {
        let hidden = text;
        for (const [at, mark] of placed)
          hidden = `${hidden.slice(0, at)}${mark}${hidden.slice(at)}`;
        holds(hidden);
      }),
    );
  });

  test('with letters that are drawn out', () => {
    fc.assert(
      fc.property(said, fc.nat(60), fc.integer({ min: 3, max: 12 }), (text, place, times) => {
        const at = place % text.length;
        const letter = text[at] ?? '';
        fc.pre(/^[a-z]$/u.test(letter) && text[at + 1] !== letter && text[at - 1] !== letter);
        holds(`${text.slice(0, at)}${letter.repeat(times)}${text.slice(at + 1)}`);
      }),
    );
  });

  test('within a long harmless text', () => {
    fc.assert(
      fc.property(
        said,
        fc.constantFrom(...ORDINARY),
        fc.integer({ min: 0, max: 25 }),
        fc.integer({ min: 0, max: 25 }),
        (text, ordinary, before, after) =>
          holds(`${ordinary.repeat(before)}${text}. ${ordinary.repeat(after)}`),
      ),
    );
  });
});

const LONG_WORD = 7;

/** Typos that keep the first letter: a letter omitted, doubled, swapped with the next or replaced. */
const slipsOf = (word: string): readonly string[] =>
  Array.from(word, (letter, at) => {
    const before = word.slice(0, at);
    const after = word.slice(at + 1);
    const doubled = `${before}${letter}${letter}${after}`;
    if (at === 0) return [doubled];
    const [next = ''] = after;
    const swapped = `${before}${next}${letter}${after.slice(1)}`;
    return [doubled, `${before}${after}`, `${before}x${after}`, swapped];
  }).flat();

test.each(SAID)('a slip of one letter in a long word does not hide “%s”', (text) => {
  const hidden = [...text.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) =>
    word.length < LONG_WORD
      ? []
      : slipsOf(word)
          .map((slip) => `${text.slice(0, index)}${slip}${text.slice(index + word.length)}`)
          .filter((slipped) => !isCrisis(slipped)),
  );
  expect(hidden).toEqual([]);
});

/** Ten times the longest accepted message. */
const LETTERS = 20_000;

/** Generous, for a loaded machine. */
const WITHIN_MS = 5_000;

test.each([
  ['dangerous words', 'kill die pills amigo quiero '],
  ['words that are almost dangerous', 'suicidx strangledd myselv '],
  ['single letters', 'k i l l '],
  ['lines', 'kill\n'],
  ['one word', 'a'],
  ['questions', '?'],
  ['emoji', '😭'],
  ['invisible letters', '\u200b'],
])('a text of 20,000 letters is read within a bound: %s', (_, piece) => {
  const text = piece.repeat(Math.ceil(LETTERS / piece.length)).slice(0, LETTERS);
  const from = performance.now();
  crisisIn(text);
  expect(performance.now() - from).toBeLessThan(WITHIN_MS);
});
