import { NEGATIONS } from './common-words.constants.ts';

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ate: 'eat',
    eaten: 'eat',
    bitten: 'bite',
    fell: 'fall',
    fallen: 'fall',
    held: 'hold',
    kept: 'keep',
    ran: 'run',
    said: 'say',
    using: 'use',
    used: 'use',
    uses: 'use',
    tying: 'tie',
    ties: 'tie',
    tied: 'tie',
    slept: 'sleep',
    spoke: 'speak',
    spoken: 'speak',
    threw: 'throw',
    woke: 'wake',
    wore: 'wear',
    wrote: 'write',
    teeth: 'tooth',
    feet: 'foot',
    duerme: 'dormir',
    duermen: 'dormir',
    muerde: 'morder',
    muerden: 'morder',
    juega: 'jugar',
    mastica: 'masticar',
  }),
);

/**
 * Reduces a word to a root shared by its forms, for comparison with other roots only; never shown.
 */
export const rootOf = (word: string): string => {
  if (NEGATIONS.has(word)) return 'not';
  const regular = IRREGULAR.get(word) ?? word;
  const stem =
    regular.length < 4
      ? regular
      : regular.replace(/(?:ing|ed|es|s|e)$/, '').replace(/([b-df-hj-np-tv-z])\1$/, '$1');
  return stem.replace(/(?<=..)(?:y|ie)$/, 'i');
};

/** Words with verb endings but other roots. */
const NO_FORMS: ReadonlySet<string> = new Set([
  'kinder',
  'timido',
  'comida',
  'como',
  'come',
  'comes',
  'time',
]);

/** Finds the root of a Spanish word: `habl` for "habla", "hablar", "hablando" and "hablado". */
export const spanishRootOf = (word: string): string => {
  if (NEGATIONS.has(word)) return 'not';
  const regular = IRREGULAR.get(word) ?? word;
  return regular.length < 4 || NO_FORMS.has(regular)
    ? regular
    : regular.replace(
        /(?<=.{3})(?:(?:ando|iendo|ar|er|ir)(?:se|me|le|lo|la|los|las)?|[ai]d[oa]s?|aron|ieron|aba|aban|ia|ian|amos|emos|an|en|as|es|os|a|e|o|s)$/,
        '',
      );
};
