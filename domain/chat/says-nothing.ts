import { setOfWords } from '../kernel/plain-word.ts';

const ASKS = setOfWords(
  'how what when where who whom why which much many long often free cost costs',
  'como que cuando donde quien quienes porque cual cuales cuanto cuanta cuantos cuantas gratis cuesta',
);

/** Question words, auxiliaries, pronouns and units, which alone name no subject. */
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

/** Returns whether a word, in lower case without accents, is a question word: "how", "cuánto". */
export const isQuestionWord = (word: string): boolean => ASKS.has(word);

/** Returns whether a word, in lower case without accents, names no subject of its own. */
export const saysNothing = (word: string): boolean => SAYS_NOTHING.has(word);
