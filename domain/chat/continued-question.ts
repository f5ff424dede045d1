import type { ContentLanguage } from '../content/content.constants.ts';
import { type PlaceMention, placesIn } from '../directory/places-in-text.ts';
import { STATES, type StateCode } from '../kernel/states.constants.ts';
import { type PlaceAlone, placeAloneIn } from './place-alone.ts';
import { languageOf } from './spoken-language.ts';
import { isPlace, SOMEWHERE, toolQuestionIn } from './tool-question.ts';
import { toolWordsOf } from './tool-words.ts';

/** An earlier question that a place completes. */
export interface OpenQuestion {
  readonly tool: 'providers' | 'state-law';
  readonly text: string;
}

/** Of messages, the oldest first: the question that a place would go on with. Null for another subject. */
export const openQuestionOf = (
  messages: readonly string[],
  page: ContentLanguage,
): OpenQuestion | null =>
  messages.reduce<OpenQuestion | null>((open, text) => {
    const asked = toolQuestionIn(text);
    if (asked?.tool === 'providers') return { tool: asked.tool, text };
    if (asked?.tool === 'state-law' && asked.state === null) return { tool: asked.tool, text };
    const place = placeAloneIn(text);
    if (open?.tool !== 'providers' || place === null) return null;
    return { tool: open.tool, text: searchNear(open.text, { place, page }) };
  }, null);

interface Completed {
  readonly place: PlaceAlone;
  /** Of the page, for a question whose own language is unclear. */
  readonly page: ContentLanguage;
}

/** The whole question; null where the place does not complete it. */
export const completed = (
  { tool, text }: OpenQuestion,
  { place, page, state }: Completed & { readonly state: StateCode | null },
): string | null => {
  if (tool === 'state-law') return state === null ? null : `${text} (${STATES[state]})`;
  const whole = searchNear(text, { place, page });
  return toolQuestionIn(whole)?.tool === 'providers' ? whole : null;
};

/** The new place goes where the question had another. */
const searchNear = (question: string, { place, page }: Completed): string => {
  const rest = placesIn(question).mentions.find(isReplaced)?.rest ?? question;
  const near = NEAR[languageOf(question, page)];
  return `${rest.replace(END, '').replace(NEAR_ME, '')} ${near} ${place.location}`;
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
