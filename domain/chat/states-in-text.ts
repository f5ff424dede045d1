import { STATES, type StateCode, TERRITORIES } from '../kernel/states.constants.ts';

const plainOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}.]/gu, '')
    .toLowerCase();

/** Spanish names that differ from the English ones. */
const SPANISH_NAMES = {
  'carolina del norte': 'NC',
  'carolina del sur': 'SC',
  'dakota del norte': 'ND',
  'dakota del sur': 'SD',
  'distrito de columbia': 'DC',
  hawai: 'HI',
  kentuki: 'KY',
  luisiana: 'LA',
  misisipi: 'MS',
  misuri: 'MO',
  'nueva jersey': 'NJ',
  'nueva york': 'NY',
  'nuevo hampshire': 'NH',
  'nuevo mexico': 'NM',
  pensilvania: 'PA',
  tejas: 'TX',
  'virginia occidental': 'WV',
} as const;

/** Short forms that are no words. */
const SHORT_NAMES = {
  'washington dc': 'DC',
  calif: 'CA',
  penn: 'PA',
  mass: 'MA',
  wisc: 'WI',
} as const;

const entries = (names: Readonly<Record<string, string>>): readonly (readonly [string, string])[] =>
  Object.entries(names);

/** Words of a state's or territory's name, the longest first. */
const NAMES: readonly { readonly words: readonly string[]; readonly code: string }[] = [
  ...entries({ ...STATES, ...TERRITORIES }).map(([code, name]) => [plainOf(name), code] as const),
  ...entries(SPANISH_NAMES),
  ...entries(SHORT_NAMES),
]
  .map(([name, code]) => ({ words: name.split(' '), code }))
  .toSorted((a, b) => b.words.length - a.words.length);

/** Codes that are no words of English or Spanish, so that they count in lower case. */
const LOWER_CODES = new Set(
  'nc sc tx fl ny nj ga tn mn wi az nm nv ut wv ky wy mt ks vt nh ri sd nd'.split(' '),
);

/** A word as texts have it, and in lower case without accents. */
interface Word {
  readonly text: string;
  readonly plain: string;
}

/** The state that begins at a word, and of how many words it is. */
export const stateAt = (
  words: readonly Word[],
  at: number,
): { readonly code: string; readonly length: number } | undefined => {
  const word = words[at];
  if (word === undefined) return undefined;
  const name = NAMES.find(({ words: parts }) =>
    parts.every((part, index) => words[at + index]?.plain === part),
  );
  if (name !== undefined) return { code: name.code, length: name.words.length };
  const code = word.text.replaceAll('.', '').toUpperCase();
  const isCode = Object.hasOwn(STATES, code) || Object.hasOwn(TERRITORIES, code);
  const isTyped = word.text.replaceAll('.', '') === code || LOWER_CODES.has(word.plain);
  return isCode && isTyped ? { code, length: 1 } : undefined;
};

/** The states that a text names, in its order. Territories have no law of ours. */
export const statesIn = (words: readonly Word[]): readonly StateCode[] => {
  const codes: StateCode[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const found = stateAt(words, at);
    if (found === undefined) continue;
    const { code, length } = found;
    if (isState(code) && !codes.includes(code)) codes.push(code);
    at += length - 1;
  }
  return codes;
};

const isState = (code: string): code is StateCode => Object.hasOwn(STATES, code);
