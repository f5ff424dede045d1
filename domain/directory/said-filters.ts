import { NEGATIONS } from './common-words.constants.ts';
import { ADULT, OLDEST_AGE } from './directory.constants.ts';
import type { SaidFilter } from './directory.contract.ts';
import { wordsOf } from './needs.ts';
import { PREFERENCES } from './preferences.ts';

type Said = Pick<SaidFilter, 'name' | 'value'>;

const FLAGS: Readonly<Record<string, SaidFilter['name']>> = {
  medicaid: 'medicaid',
  telehealth: 'telehealth',
  'in-home': 'inHome',
  accepting: 'accepting',
};

const LANGUAGE = 'lang:';

/** Query parameter of a preference's filter; undefined for one without. */
const saidBy = (filter: string | undefined): Said | undefined => {
  if (filter?.startsWith(LANGUAGE))
    return { name: 'language', value: filter.slice(LANGUAGE.length) };
  const name = FLAGS[filter ?? ''];
  return name && { name, value: '1' };
};

/** Phrases of preferences that also tell of something else ("hits at home"): they only rank. */
const VAGUE: ReadonlySet<string> = new Set([
  'at home',
  'in our home',
  'at our house',
  'en casa',
  'en mi casa',
  'en el hogar',
  'remote',
  'right away',
  'available now',
  'disponible',
  'disponibles',
  'bilingual',
  'bilingue',
  'latino',
  'latina',
  'hispanic',
  'hispano',
  'hispana',
]);

/** An age within each group that parents name. */
const AGE_GROUPS: readonly (readonly [phrases: string, age: string])[] = [
  ['toddler, toddlers', '2'],
  ['preschooler, preschoolers', '4'],
  ['teen, teens, teenager, teenagers, adolescente, adolescentes', '15'],
  ['adult, adults, adulto, adultos, adulta', ADULT],
];

/** Longest phrases first. */
const PHRASES: readonly (readonly [words: readonly string[], said: Said])[] = [
  ...PREFERENCES.flatMap(({ filter, phrases }) => {
    const said = saidBy(filter);
    return said === undefined
      ? []
      : phrases
          .filter((phrase) => !VAGUE.has(phrase))
          .map((phrase) => [wordsOf(phrase), said] as const);
  }),
  ...AGE_GROUPS.flatMap(([phrases, value]) =>
    phrases.split(', ').map((phrase) => [[phrase], { name: 'ages', value }] as const),
  ),
].toSorted(([one], [other]) => other.length - one.length);

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

interface Word {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** Words that lead to a filter and mean nothing without it: "that takes Medicaid", "en español", "for a toddler". */
const LEADING: ReadonlySet<string> = new Set(
  (
    'a an and by for from in my of on or our that the through via who with accept accepts accepting speak speaks ' +
    'speaking take takes taking offers offering old con de el en la mi para por que y acepta acepte'
  ).split(' '),
);

const YEARS: ReadonlySet<string> = new Set('year years yr yrs yo ano anos'.split(' '));

interface Match extends Said {
  readonly length: number;
}

/** "4 year old", "4 años"; undefined for any other number. */
const ageAt = (words: readonly string[], at: number): Match | undefined => {
  const age = Number(words[at]);
  const isAge = /^\d{1,2}$/.test(words[at] ?? '') && age <= OLDEST_AGE;
  if (!isAge || !YEARS.has(words[at + 1] ?? '')) return undefined;
  const length = words[at + 2] === 'old' || words[at + 2] === 'olds' ? 3 : 2;
  return { name: 'ages', value: String(age), length };
};

const phraseAt = (words: readonly string[], at: number): Match | undefined => {
  const found = PHRASES.find(([phrase]) =>
    phrase.every((word, index) => words[at + index] === word),
  );
  return found && { ...found[1], length: found[0].length };
};

const without = (text: string, { from, to }: Omit<Word, 'word'>): string =>
  `${text.slice(0, from)} ${text.slice(to)}`
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,;]+|[\s,;]+$/g, '');

/** Filters that a text names, each once: "speech therapy en español" names the language. None after a negation. */
export const filtersSaid = (text: string): readonly SaidFilter[] => {
  const tokens: readonly Word[] = Array.from(text.matchAll(WORD), ({ 0: token, index }) => ({
    word: wordsOf(token).join(''),
    from: index,
    to: index + token.length,
  }));
  const words = tokens.map(({ word }) => word);
  const said = new Map<SaidFilter['name'], SaidFilter>();
  for (let at = 0; at < words.length; ) {
    const match = ageAt(words, at) ?? phraseAt(words, at);
    if (match === undefined) {
      at += 1;
      continue;
    }
    const { name, value, length } = match;
    let first = at;
    while (first > 0 && LEADING.has(words[first - 1] ?? '')) first -= 1;
    const from = tokens[first]?.from ?? 0;
    const to = tokens[at + length - 1]?.to ?? text.length;
    if (!said.has(name) && !NEGATIONS.has(words[first - 1] ?? ''))
      said.set(name, { name, value, search: without(text, { from, to }) });
    at += length;
  }
  return [...said.values()];
};
