import { setOfWords } from '../kernel/plain-word.ts';
import { plainWordsOf } from './letters.ts';

/**
 * Whether a message can't stand alone, so that it goes on with the question before it: "and for Medicaid?",
 * "how long?", "¿cuánto cuesta?", "does insurance pay for it?".
 */
export const goesOn = (text: string): boolean => {
  const words = plainWordsOf(text);
  const [first = '', second = ''] = words;
  if (words.length === 0 || words.length > MOST_WORDS) return false;
  const own = words.filter((word) => !SAYS_NOTHING.has(word));
  if (own.length === 0) return words.some((word) => ASKS.has(word));
  if (LINKS.has(first) || LINK_PAIRS.has(`${first} ${second}`)) return true;
  return own.length <= MOST_OWN && POINTS_BACK.test(` ${words.join(' ')} `);
};

/** A longer message tells enough of its own. */
const MOST_WORDS = 9;

/** Words that mean something, beside one that points back. */
const MOST_OWN = 3;

/** A question that begins so is one more. */
const LINKS = setOfWords('and or but also y o pero tambien ademas');

const LINK_PAIRS: ReadonlySet<string> = new Set([
  'what about',
  'how about',
  'what if',
  'que tal',
  'que pasa',
  'y si',
  'same for',
  'lo mismo',
]);

const ASKS = setOfWords(
  'how what when where who whom why which much many long often free cost costs',
  'como que cuando donde quien quienes porque cual cuales cuanto cuanta cuantos cuantas gratis cuesta',
);

/** Question words, auxiliaries, pronouns and units: alone they name no subject. */
const SAYS_NOTHING: ReadonlySet<string> = new Set([
  ...ASKS,
  ...setOfWords(
    'and or but so then also ok okay please thanks the a an of to in for on at by with from if not no yes about does do did done is are was',
    'be been am can could may might must should will would have has had i you we they he she it me us them my our your their',
    'his her him that this these those there here one ones any some more else again ask call say tell get go take takes',
    'start begin need wait cost costs pay price expensive soon fast late time day days week weeks month months year years hour',
    'hours old age exactly usually normally really mean means happen happens next after before now every each',
    'y o pero entonces tambien bueno favor gracias el la los las un una unos unas de del a al en por para con sin si no es son era',
    'ser estar esta estan hay puedo puede pueden podemos debo debe deben tengo tiene tenemos tienen hago hace hacen yo usted',
    'ustedes ellos ellas nosotros le les lo me nos se su sus mi mis eso esto esta ese esa aquel alli ahi otro otra mas llamo',
    'pregunto pido digo tiempo dura tarda tardan dias semanas mes meses ano anos hora horas edad cuestan paga pago pagar precio caro',
    'pronto rapido exactamente normalmente significa pasa despues antes ahora cada vez veces',
  ),
]);

/** Words for something that was named before; not "is it normal to …", where they stand for nothing. */
const POINTS_BACK =
  / (?:(?<! is| was| does)it(?! (?:is|was|normal|ok|true))|them|those|these|ones?|(?:that|this)(?= (?:is|does|work|works|mean|means|take|takes|cost|costs|too|one|apply|applies) | $)|eso|esto|esos|esas|ellos|ellas|\p{L}{3,}(?:rl[oae]s?|ndol[oa]s?)) /u;
