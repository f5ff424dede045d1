import { SEARCH_MAX_LENGTH } from '../../directory/directory.constants.ts';
import { placesIn } from '../../directory/places-in-text.ts';
import { setOfWords } from '../../kernel/plain-word.ts';
import type { StateCode } from '../../kernel/states.constants.ts';
import type { Tier } from '../../subscription/subscription.constants.ts';
import { firstStateIn, stateAt } from '../../text/state-at.ts';
import { type OfficeQuestion, officeQuestionIn } from './office-question.ts';
import { type RecipeQuestion, recipeQuestionIn } from './recipe-question.ts';
import {
  FIND,
  INSURERS,
  LAW,
  LESSONS,
  MUST_PAY,
  OFFER,
  OPEN,
  OTHER_PLANS,
  PEOPLE,
  PROVIDERS,
  type ToolWord,
  toolWordsOf,
} from './tool-words.ts';

/** Message that a look-up answers better than any passage. */
export type ToolQuestion =
  | {
      readonly tool: 'providers';
      /** Query for the directory search, including the place. */
      readonly search: string;
      /** True for readers not allowed to know where the family lives. */
      readonly isPlaceHidden?: true;
    }
  | {
      readonly tool: 'state-law';
      /** Null if the message asks for a law without naming a state. */
      readonly state: StateCode | null;
    }
  | { readonly tool: 'lesson'; readonly about: string }
  | {
      readonly tool: 'plans';
      /** Null for all plans. */
      readonly plan: Tier | null;
    }
  | OfficeQuestion
  | RecipeQuestion;

/** Word limit: longer messages ask for more than one look-up answers. */
const MAX_WORDS = 30;

/** Selects the look-up for a message in English or Spanish; null for any other message. Deterministic. */
export const toolQuestionIn = (text: string): ToolQuestion | null => {
  const words = text.length > SEARCH_MAX_LENGTH ? [] : toolWordsOf(text);
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  return (
    officeQuestionIn(text) ??
    recipeQuestionIn(text) ??
    lawIn(words) ??
    lessonIn(words) ??
    plansIn(words) ??
    providersIn(text, words)
  );
};

const has = (words: readonly ToolWord[], set: ReadonlySet<string>): boolean =>
  words.some(({ plain }) => set.has(plain) || set.has(plain.replace(/s$/u, '')));

const says = (words: readonly ToolWord[], phrase: RegExp): boolean =>
  phrase.test(` ${words.map(({ plain }) => plain).join(' ')} `);

const lawIn = (words: readonly ToolWord[]): ToolQuestion | null => {
  const state = firstStateIn(words);
  const asksForLaw = has(words, LAW);
  if (state !== undefined) {
    const asksWhoPays = has(words, MUST_PAY) && (has(words, INSURERS) || says(words, THERAPY));
    return (asksForLaw && !says(words, SCHOOL_LAW)) || (asksWhoPays && !says(words, PROGRAMS))
      ? { tool: 'state-law', state }
      : null;
  }
  return asksForLaw && says(words, MY_STATE) && says(words, WHAT) && !says(words, BINDS)
    ? { tool: 'state-law', state: null }
    : null;
};

const THERAPY = / (?:aba|therap[a-z]*|terapi[a-z]*|autism|autismo) /u;
const SCHOOL_LAW = / (?:school|iep|504|education|escuela|educacion|immigration|labor) /u;
/** Programs with their own payment rules. */
const PROGRAMS = / (?:medicaid|waiver|waivers|tricare|chip|medicare) /u;
const MY_STATE = / (?:my|our|mi|nuestro) (?:state|estado) /u;
/** Questions about which law binds a plan are left to the guides. */
const BINDS = / (?:apply|applies|bind|binds|aplica|sirve) /u;
const WHAT = / (?:what|whats|which|does|que|cual|dice|obliga) /u;

const lessonIn = (words: readonly ToolWord[]): ToolQuestion | null => {
  const at = words.findIndex(({ plain }) => LESSONS.has(plain));
  if (at < 0) return null;
  const before = words.slice(0, at);
  const after = words.slice(at + 1);
  const opens = before.some(({ plain }) => OPEN.has(plain)) || says(before, / there | hay /u);
  const [link, ...subject] = after;
  const isAbout = link !== undefined && ABOUT.has(link.plain) && subject.length > 0;
  const starts = before.every(({ plain }) => ARTICLES.has(plain) || OPEN.has(plain));
  if (!isAbout || !(opens || starts) || says(words, HOW)) return null;
  return { tool: 'lesson', about: subject.map(({ text }) => text).join(' ') };
};

const ABOUT = setOfWords('on about called sobre de del acerca');
const ARTICLES = setOfWords(
  'a an the your me us please can you i to la el una un por favor puedes',
);

const HOW_TO = / (?:how (?:do|can|to)|como) /u;

/** Questions about how the site works are left to the help pages. */
const HOW = / (?:how|why|can i|como|por que|puedo) /u;

const plansIn = (words: readonly ToolWord[]): ToolQuestion | null => {
  if (!has(words, OFFER) || has(words, OTHER_PLANS) || says(words, SITE)) return null;
  const plan = planIn(words);
  if (plan !== null) return { tool: 'plans', plan };
  return says(words, OUR_PLANS) ? { tool: 'plans', plan: null } : null;
};

/** `Family` means the plan if capitalized or next to `plan`; otherwise it means people. */
const planIn = (words: readonly ToolWord[]): Tier | null => {
  const isPlus = words.some(({ plain }) => plain === 'plus');
  const isFamily =
    words.some(({ text, plain }, at) => plain === 'family' && at > 0 && /^F/u.test(text)) ||
    says(words, / (?:family|familiar) plan | plan (?:family|familiar) /u);
  if (isPlus && isFamily) return null;
  if (isPlus) return 'plus';
  if (isFamily) return 'family';
  return says(words, / free plan | plan (?:free|gratis|gratuito) /u) ? 'free' : null;
};

const OUR_PLANS =
  / (?:the|your|hearthways?|paid|el|los|sus|tu|tus|un) (?:plans?|planes|subscriptions?|suscripcion(?:es)?|membership) | (?:hearthway|this site|this app|esta pagina|este sitio|suscripcion|subscription) | plans? do(?:es)? (?:you|hearthway) | planes (?:hay|tienen|tienes|ofrecen|ofreces) | plus (?:and|or|vs|versus|y|o) family /u;

const SITE = / (?:lesson|lessons|provider|providers|badge|favorites|leccion|lecciones|favoritos) /u;

const providersIn = (text: string, words: readonly ToolWord[]): ToolQuestion | null => {
  if (!has(words, PROVIDERS) || says(words, NO_SEARCH) || has(words, LAW)) return null;
  const { isNearMe, mentions } = placesIn(text);
  const isCode = mentions.some(({ kind }) => kind === 'code');
  const isNamed = mentions.some(
    ({ kind, location }) => kind === 'near' && !SOMEWHERE.test(location),
  );
  const isIn = words.some(
    ({ plain }, at) => (plain === 'in' || plain === 'en') && isPlace(words, at + 1),
  );
  // Questions about how to search the directory are left to the help pages.
  if (says(words, HOW_TO) && !isCode && !isNamed && !isIn) return null;
  const hasPlace = isCode || isNearMe || isNamed || isIn;
  const asks = words.slice(0, FIRST_WORDS).some(({ plain }) => FIND.has(plain));
  const isShort = words.length <= SHORT;
  if (hasPlace && (asks || isShort)) return { tool: 'providers', search: text };
  const begins = words.slice(0, 3).some(({ plain }) => BEGINS.has(plain));
  return begins && has(words, PEOPLE) && isShort && !says(words, HOW)
    ? { tool: 'providers', search: text }
    : null;
};

/** Matches descriptions that are not place names, such as `near the school`. */
export const SOMEWHERE = /^(?:the|my|a|our|his|her|la|el|mi|su|un|una)(?: |$)/iu;

/** Returns whether a word starts the name of a city or state, judged by its letters. */
export const isPlace = (words: readonly ToolWord[], at: number): boolean => {
  const word = words[at];
  if (word === undefined) return false;
  if (stateAt(words, at) !== undefined) return true;
  return /^\p{Lu}\p{Ll}/u.test(word.text) && !NO_CITY.has(word.plain);
};

const NO_CITY = setOfWords(
  'english spanish espanol ingles hearthway medicaid aprender march may january',
);

/** The question word must be among the first words. */
const FIRST_WORDS = 8;
const SHORT = 12;

const BEGINS = setOfWords(
  'find search looking need recommend locate seeking busco buscar busca buscame encuentra encuentrame necesito recomiendame',
);

/**
 * Questions about the directory, dealings with a provider, and payment are left to the help and the guides.
 */
const NO_SEARCH =
  / (?:how many|cuant[ao]s|tope|limite|limit|cap|maximum|maximo|dinero|money|edad|age|opened|abrieron|last year|filter|filters|each other|account|cuenta|save|guardar|name|nombre|compare|tips|note|proof|orden|paid|pay|if no|ninguna|only one|in network|filtro|filtros|favorites?|favoritos?|map|mapa|distance|distancia|listing|listings|results|resultados|wrong|error|why|por que|should|debo|appeal|apelar|denied|nego|waitlist|list is|question|questions|preguntas?|ask|preguntar|call|llamar|said|says|dijo|dice|told|fired|quit|leave|left|complain|queja|typed|puse|escribi|search box|searched|miles|millas|add|agregar|report|my therapist|mi terapeuta|my doctor|mi doctor|mi doctora|nuestra|his doctor|su doctor|telehealth only|cost|costs|cuanto|free trial|words|palabras|does not show|no sale|no salen|no aparece|missing|page|pagina|when|cuando|must|type|pongo|meto|phone|telefono) /u;
