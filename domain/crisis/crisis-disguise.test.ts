import { expect, test } from 'vitest';
import { crisisIn, dangerIn } from './crisis.ts';

/** Short messages for each danger and language. */
const DANGERS = [
  'my son is not breathing',
  'I want to kill myself',
  'my husband hits me and the kids',
  'I can’t do this anymore, I am going to lose control',
  'mi hija no respira',
  'me quiero matar',
  'mi esposo me pega',
  'ya no puedo más, me voy a volver loca y no aguanto',
];

const isCrisis = (text: string): boolean => crisisIn(text) !== null;

const DISGUISES: readonly (readonly [name: string, disguise: (text: string) => string])[] = [
  ['capital letters', (text) => text.toUpperCase()],
  ['accents left out', (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')],
  ['more spaces', (text) => `  ${text.replaceAll(' ', '   ')}\n`],
  ['signs at the end', (text) => `${text}!!!`],
  ['question and exclamation marks at the end', (text) => `${text}?!—!`],
  ['several question marks', (text) => `¿¿${text}???`],
  ['signs at the beginning', (text) => `...! ?! ${text}`],
  ['quotation marks', (text) => `“${text}”`],
  ['a quoted line', (text) => `> ${text}`],
  ['invisible letters', (text) => text.replaceAll(' ', ' \u200b')],
  ['Markdown', (text) => `**${text}**`],
  ['HTML', (text) => `<p>${text}</p>`],
  ['a greeting before it', (text) => `Hi! ${text}`],
  ['thanks after it', (text) => `${text}. Thank you.`],
  ['a question after it', (text) => `${text}. How do I change my password?`],
];

test.each(DISGUISES)('%s hide no crisis', (_, disguise) => {
  expect(DANGERS.filter((text) => !isCrisis(disguise(text)))).toEqual([]);
});

test.each([
  'I am not going to say that I want to kill myself, but I want to kill myself',
  'I’m not saying I want to die. I just don’t want to wake up anymore',
  'My husband does not hit me every day, only when he drinks',
  'No me quiero matar, pero ya no quiero vivir',
  'No es que mi esposo me pegue siempre, solo me pega cuando toma',
])('negation hides no crisis: “%s”', (text) => {
  expect(isCrisis(text)).toBe(true);
});

test('a crisis is found wherever it stands in a long message', () => {
  const ordinary = 'We went to the park and then to the dentist, and he liked the fish tank. ';
  for (const before of [0, 40, 120, 240]) {
    const text = `${ordinary.repeat(before)}I want to kill myself. ${ordinary.repeat(240 - before)}`;
    expect(crisisIn(text)?.tier).toBe('self-harm');
  }
});

test('a long ordinary message is no crisis', () => {
  expect(
    crisisIn(
      'We went to the park and then to the dentist, and he liked the fish tank. '.repeat(240),
    ),
  ).toBeNull();
});

test.each(['', '   ', '?', '!!!', '🙂', '\u202e', 'a', '0'.repeat(20_000), 'a '.repeat(10_000)])(
  'nothing is found where nothing is said',
  (text) => {
    expect(crisisIn(text)).toBeNull();
    expect(dangerIn(text).isSelfInjury).toBe(false);
  },
);

test('a crisis names the language of its words', () => {
  expect(crisisIn('I want to die')?.language).toBe('en');
  expect(crisisIn('me quiero morir')?.language).toBe('es');
});
