import type { ContentLanguage } from '../content/content.constants.ts';
import { type PlaceMention, placesIn } from '../directory/places-in-text.ts';
import { STATES, type StateCode } from '../kernel/states.constants.ts';
import { plainWordsOf } from '../text/letters.ts';
import { languageOf } from '../text/spoken-language.ts';
import { OTHER_STATE_NAMES } from '../text/state-words.constants.ts';
import { statesIn } from '../text/states-in.ts';
import { goesOn } from './goes-on.ts';
import { isPlanAlone } from './health-plans-in.ts';
import { officeQuestionIn } from './look-ups/office-question.ts';
import { type PlaceAlone, placeAloneIn } from './look-ups/place-alone.ts';
import { isPlace, SOMEWHERE, toolQuestionIn } from './look-ups/tool-question.ts';
import { toolWordsOf } from './look-ups/tool-words.ts';

/** Message before the current one. */
export interface EarlierMessage {
  readonly question: string;
  /** True if the assistant's answer asked for a place, so that any name may be one. */
  readonly asksForPlace: boolean;
}

interface Continuing {
  /** Language of the page, for a question whose own language is unclear. */
  readonly page: ContentLanguage;
  /** Null for a place outside the supported states. */
  readonly stateOf: (place: PlaceAlone) => StateCode | null;
}

/**
 * Resolves the question that a message asks: a message that cannot stand alone, or names only a place,
 * continues the previous question, which may itself continue another. Messages come oldest first.
 */
export const wholeQuestion = (
  earlier: readonly EarlierMessage[],
  message: string,
  continuing: Continuing,
): string => {
  const all = [...earlier, { question: message, asksForPlace: false }];
  return (
    all.reduce<string | null>(
      (before, { question }, at) =>
        before === null
          ? question
          : (continued(before, question, {
              ...continuing,
              isPlaceRequested: earlier[at - 1]?.asksForPlace === true,
            }) ?? question),
      null,
    ) ?? message
  );
};

/** Returns the resolved question; null for a message that stands alone. */
const continued = (
  before: string,
  message: string,
  {
    isPlaceRequested: isPlaceAsked,
    page,
    stateOf,
  }: Continuing & { readonly isPlaceRequested: boolean },
): string | null => {
  const isPlan = isPlanAlone(message) && INSURANCE.test(` ${plainWordsOf(before).join(' ')} `);
  const more = isPlan || goesOn(message) ? `${before}\n${message}` : null;
  const place = isPlan ? null : placeAloneIn(message);
  if (place === null) return more;
  if (toolQuestionIn(before)?.tool === 'providers')
    return place.kind === 'bare' && !isPlaceAsked ? more : searchNear(before, { place, page });
  const state = stateOf(place);
  if (state !== null) return inState(before, state);
  return officeQuestionIn(before) === null || (place.kind === 'bare' && !isPlaceAsked)
    ? more
    : inCity(before, place.location);
};

/** Replaces the states and ZIP codes in the question with this city. */
const inCity = (question: string, city: string): string => {
  const rest = [...statesIn(question).flatMap(namesOf), ZIP].reduce(
    (text, name) =>
      text.replaceAll(new RegExp(`(?: (?:in|en|near|cerca de))? ${name}\\b`, 'giu'), ''),
    question,
  );
  return `${rest.replace(END, '')} in ${city}`;
};

const ZIP = String.raw`\d{5}`;

/** Returns whether a message cannot stand alone. */
export const mayGoOn = (message: string): boolean =>
  placeAloneIn(message) !== null || goesOn(message) || isPlanAlone(message);

/** Words of questions whose answer depends on the health plan type. */
const INSURANCE =
  / (?:how long do (?:i|we) have|how many days|deadlines?|insur\p{L}*|plans?|cover\p{L}*|pays?|paid|costs?|law|laws|mandate|appeal\p{L}*|den(?:y|ied|ies|ial|ials)|said no|approv\p{L}*|authoriz\p{L}*|referral|complain|aba|therap\p{L}*|cuanto tiempo (?:tengo|tenemos)|cuantos dias|plazos?|segur\p{L}*|aseguran\p{L}*|planes|cubr\p{L}*|cobertura|paga\p{L}*|cuesta|ley|apela\p{L}*|neg(?:o|aron|ar|acion|ado)|autoriz\p{L}*|aprob\p{L}*|referido|quej\p{L}*|terapi\p{L}*) /u;

/** Replaces the states in the question with this state. */
const inState = (question: string, state: StateCode): string => {
  const named = statesIn(question);
  if (named.length === 0) return `${question} (${STATES[state]})`;
  const other = named.reduce(
    (text, code) =>
      namesOf(code).reduce(
        (each, name) => each.replaceAll(new RegExp(`\\b${name}\\b`, 'giu'), STATES[state]),
        text,
      ),
    question,
  );
  return other === question ? `${STATES[state]}: ${question}` : other;
};

const namesOf = (code: StateCode): readonly string[] => {
  const others: Readonly<Partial<Record<string, string>>> = OTHER_STATE_NAMES;
  return [STATES[code], ...(others[code]?.split(', ') ?? [])];
};

interface Near {
  readonly place: PlaceAlone;
  readonly page: ContentLanguage;
}

/** Puts the new place where the old one was; null if the result is no longer a search. */
const searchNear = (question: string, { place, page }: Near): string | null => {
  const rest = placesIn(question).mentions.find(isReplaced)?.rest ?? question;
  const near = NEAR[languageOf(question, page)];
  const whole = `${rest.replace(END, '').replace(NEAR_ME, '')} ${near} ${place.location}`;
  return toolQuestionIn(whole)?.tool === 'providers' ? whole : null;
};

const END = /[\s?.!,;]+$/u;

const NEAR_ME =
  / (?:nearby|(?:near|close to|around) (?:me|us|here|home)|in my area|cerca(?: de (?:m[ií]|nosotros|aqu[ií]|casa))?|en mi (?:[aá]rea|zona|ciudad))$/iu;

const NEAR = { en: 'near', es: 'cerca de' } as const satisfies Record<ContentLanguage, string>;

const isReplaced = ({ kind, location }: PlaceMention): boolean => {
  if (kind === 'code') return true;
  if (kind === 'near') return !SOMEWHERE.test(location);
  return kind === 'in' && isPlace(toolWordsOf(location), 0);
};
