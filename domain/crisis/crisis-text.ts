import { setOfWords } from '../kernel/plain-word.ts';
import { isSlipOf } from '../text/slip.ts';
import { remembered } from '../text/word-lists.ts';

/**
 * Normalizes a text for patterns: lower case without accents, a space around every word, `?` after questions
 * and `|` between other sentences. Expands contractions and texting, undoes spellings that hide a word, and
 * corrects typos in the most important words.
 */
export const crisisTextOf = (text: string): string => {
  const words = text
    // Emoji are decomposed, and some end a sentence: `‼️` is two signs.
    .replaceAll(/\p{Extended_Pictographic}/gu, ' ')
    // A line that starts with a small letter continues the sentence.
    .replaceAll(/\s*\n\s*(?=\p{Ll})/gu, ' ')
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(/['’‘`´]/gu, '')
    .replaceAll(/[?¿]+/gu, ' ? ')
    .replaceAll(/[.!;\n¡…]+/gu, ' | ')
    .replaceAll(/[^a-z0-9|?@$*]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '');
  return ` ${withSingleSigns(joined(words).flatMap(written)).join(' ')} `
    .replaceAll(AGE, ' child ')
    .replaceAll(' 2 die ', ' to die ')
    .replaceAll(' my self ', ' myself ')
    .replaceAll(' him self ', ' himself ')
    .replaceAll(' her self ', ' herself ');
};

/**
 * Reduces punctuation to one sign between sentences, none before the first, and after the last only a
 * question mark: `?!!` asks, while `!!!` means no more than a period, which people omit.
 */
const withSingleSigns = (words: readonly string[]): readonly string[] => {
  const single: string[] = [];
  for (const word of words) {
    const last = single.at(-1);
    const isAfterSign = last === undefined || isSign(last);
    if (!isSign(word) || !isAfterSign) single.push(word);
    else if (word === '?' && last !== undefined) single[single.length - 1] = word;
  }
  return single.at(-1) === '|' ? single.slice(0, -1) : single;
};

const isSign = (word: string): boolean => word === '|' || word === '?';

const AGE =
  / (?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ?(?:year|yr|yrs|years|month|months|mo) old /gu;

/** Joins letters typed one by one into a word: `d i e`. */
const joined = (words: readonly string[]): readonly string[] => {
  const whole: string[] = [];
  let letters: string[] = [];
  const flush = () => {
    if (letters.length >= MIN_SPELLED) whole.push(letters.join(''));
    else whole.push(...letters);
    letters = [];
  };
  for (const word of words)
    if (/^[a-z]$/u.test(word)) letters.push(word);
    else {
      flush();
      whole.push(word);
    }
  flush();
  return whole;
};

/** Minimum letters to join: `d i e`, but not `i a m`. */
const MIN_SPELLED = 3;

const written = (typed: string): readonly string[] => {
  const raw = typed.slice(0, MAX_LETTERS);
  if (raw === '|' || raw === '?' || /^\d+$/u.test(raw)) return [raw];
  const word = unmasked(raw).replaceAll(/([a-z])\1{2,}/gu, '$1');
  if (word === '') return [];
  const shortened = SHORT.get(word);
  if (shortened !== undefined) return shortened;
  return [correctedOf(word)];
};

const MAX_LETTERS = 40;

const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/**
 * Replaces masking digits: `su1cide` becomes `suicide`; `k*ll` is left for spelling correction. Ages such as
 * `5yo` keep their digits.
 */
const unmasked = (word: string): string =>
  /^\d+[a-z]+$/u.test(word) || /^[@$*|]+$/u.test(word)
    ? word.replaceAll(/^\d+(?:yo|yr|yrs|y)$/gu, 'child').replaceAll(/[@$*|]/gu, '')
    : word.replaceAll(/[013457@$]/gu, (sign) => LETTERS[sign] ?? '').replaceAll(/[*|]/gu, '');

const correctedOf = remembered((word: string): string => {
  const known = MASKED.get(word);
  if (known !== undefined) return known;
  if (word.length < MIN_CORRECTED || NEIGHBORS.has(word) || WEIGHTY.has(word)) return word;
  for (const weighty of WEIGHTY) if (isSlipOf(word, weighty)) return weighty;
  return word;
});

const MIN_CORRECTED = 5;

/** Words whose loss would hide a crisis. Similar dictionary words are in `NEIGHBORS`. */
const WEIGHTY = setOfWords(
  'suicide suicidal suicidio suicidar suicidarme suicidarse myself himself herself breathing breathe unconscious',
  'unresponsive seizure choking swallowed overdose overdosed bleeding drowning hopeless strangled',
  'abusing abused threatened threatening anymore husband boyfriend worthless exhausted overwhelmed unbearable',
  'convulsionando respirar respira matarme morirme quitarme lastimar lastimarme desaparecer aguanto',
  'esposo marido amenaza golpea golpeo ahogando encuentro agotada agotado desesperada desesperado',
);

/** Other words one letter away from those. */
const NEIGHBORS = setOfWords(
  'amused amusing homeless frowning crowning breeding bleeping seizures breathed breather breaths',
  'exhausts abuses breathes esposa esposos respiro encuentra encuentre encuentros respirara',
  'expose hopeful husbands lastima amenazas golpear golpes aguanta aguante agotado agotada marida',
  'cooking respiran breath bleeding drowning agotadas agotados',
);

/** Words masked or misspelled beyond one typo, or too short for correction. */
const MASKED: ReadonlyMap<string, string> = new Map([
  ['kll', 'kill'],
  ['kil', 'kill'],
  ['kiling', 'killing'],
  ['killmyself', 'kill myself'],
  ['sicide', 'suicide'],
  ['scide', 'suicide'],
  ['suicde', 'suicide'],
  ['sucidal', 'suicidal'],
  ['sewerslide', 'suicide'],
  ['unalive', 'kill'],
  ['unaliving', 'killing'],
  ['unalived', 'killed'],
  ['siezure', 'seizure'],
  ['siezing', 'seizing'],
  ['brething', 'breathing'],
  ['breething', 'breathing'],
  ['uncounsious', 'unconscious'],
  ['unconcious', 'unconscious'],
  ['hopless', 'hopeless'],
  ['kiero', 'quiero'],
  ['kiere', 'quiere'],
  ['qiero', 'quiero'],
  ['qiere', 'quiere'],
  ['quero', 'quiero'],
  ['aser', 'hacer'],
  ['aserme', 'hacerme'],
  ['ijo', 'hijo'],
  ['ija', 'hija'],
  ['bibir', 'vivir'],
  ['vibir', 'vivir'],
]);

/** Contractions and texting abbreviations with their expansions. */
const SHORT: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    im: 'i am',
    ive: 'i have',
    ill: 'i will',
    cant: 'can not',
    cannot: 'can not',
    dont: 'do not',
    wont: 'will not',
    didnt: 'did not',
    doesnt: 'does not',
    isnt: 'is not',
    arent: 'are not',
    wasnt: 'was not',
    werent: 'were not',
    couldnt: 'could not',
    wouldnt: 'would not',
    shouldnt: 'should not',
    havent: 'have not',
    hasnt: 'has not',
    aint: 'am not',
    wanna: 'want to',
    gonna: 'going to',
    gotta: 'have to',
    kinda: 'kind of',
    hes: 'he is',
    shes: 'she is',
    theyre: 'they are',
    theyd: 'they would',
    youre: 'you are',
    thats: 'that is',
    theres: 'there is',
    whats: 'what is',
    itd: 'it would',
    hed: 'he would',
    shed: 'she would',
    everyones: 'everyone is',
    nobodys: 'nobody is',
    u: 'you',
    ur: 'your',
    r: 'are',
    n: 'and',
    b: 'be',
    c: 'see',
    tho: 'though',
    thru: 'through',
    bc: 'because',
    cuz: 'because',
    coz: 'because',
    rn: 'right now',
    idk: 'i do not know',
    kms: 'kill myself',
    kys: 'kill yourself',
    ctb: 'kill myself',
    sh: 'self harm',
    anymore: 'any more',
    anyone: 'any one',
    hubby: 'husband',
    bf: 'boyfriend',
    gf: 'girlfriend',
    q: 'que',
    k: 'que',
    xq: 'porque',
    pq: 'porque',
    x: 'por',
    d: 'de',
    ntp: 'no te preocupes',
    pa: 'para',
    toi: 'estoy',
    alv: '',
  }).map(([short, whole]) => [short, whole.split(' ').filter((word) => word !== '')]),
);
