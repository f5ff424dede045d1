import { type AnswerLine, answerOfLines } from '@hearthway/domain/chat/answer-lines.ts';
import type { ChatTopic } from '@hearthway/domain/chat/chat.constants.ts';
import type { GivenAnswer } from '@hearthway/domain/chat/chat.decider.ts';
import {
  deadlineLines,
  deadlineQuestionIn,
} from '@hearthway/domain/chat/look-ups/deadline-answer.ts';
import { lawLines, whichState } from '@hearthway/domain/chat/look-ups/law-answer.ts';
import { lessonLines } from '@hearthway/domain/chat/look-ups/lesson-answer.ts';
import { officeLines, whichOffice } from '@hearthway/domain/chat/look-ups/office-answer.ts';
import type { OfficeQuestion } from '@hearthway/domain/chat/look-ups/office-question.ts';
import { planLines } from '@hearthway/domain/chat/look-ups/plan-answer.ts';
import { placelessLines, providerLines } from '@hearthway/domain/chat/look-ups/provider-answer.ts';
import { recipeLines } from '@hearthway/domain/chat/look-ups/recipe-answer.ts';
import {
  type ToolQuestion,
  toolQuestionIn,
} from '@hearthway/domain/chat/look-ups/tool-question.ts';
import {
  CONTENT_LANGUAGES,
  type ContentLanguage,
} from '@hearthway/domain/content/content.constants.ts';
import { lessons, recipes, states } from '@hearthway/domain/content/kinds.ts';
import { type StateCode, stateIdOf } from '@hearthway/domain/kernel/states.constants.ts';
import type { Kysely } from 'kysely';
import { createItems } from '../content/items.ts';
import type { FindOffices } from '../directory-search/find-offices.ts';
import type { FindProviders, SearchCaller } from '../directory-search/find-providers.ts';
import { type Translate, translatorIn } from '../i18n/translator.ts';
import type { Tables } from '../tables/tables.ts';
import { findPassages } from './passages.ts';
import { statesOfPlaces } from './states-of-places.ts';

export interface LookUpDependencies {
  readonly database: Kysely<Pick<Tables, 'content_items' | 'content_versions'>>;
  readonly findProviders: FindProviders;
  readonly findOffices: FindOffices;
}

export interface LookUpFor {
  readonly language: ContentLanguage;
  /** Undefined for a visitor. */
  readonly caller: SearchCaller | undefined;
  readonly signal: AbortSignal;
}

/** Returns the answer of a look-up; null for a message that asks for none. */
export const answerByLookUp = async (
  dependencies: LookUpDependencies,
  text: string,
  options: LookUpFor,
): Promise<GivenAnswer | null> => {
  const deadline = deadlineQuestionIn(text);
  if (deadline !== null) {
    const lines = deadlineLines(deadline, translatorIn(options.language));
    return { answer: answerOfLines(lines), topic: 'insurance', model: 'embedded' };
  }
  const question = toolQuestionIn(text);
  if (question === null) return null;
  const lines = await lookUp(dependencies, question, options);
  return lines.length === 0
    ? null
    : { answer: answerOfLines(lines), topic: TOPICS[question.tool], model: 'embedded' };
};

const TOPICS: Readonly<Record<ToolQuestion['tool'], ChatTopic>> = {
  providers: 'providers',
  'state-law': 'insurance',
  lesson: 'other',
  plans: 'plan',
  offices: 'other',
  recipes: 'other',
};

/** Returns sentences with their pages. An empty result means that there is no such lesson. */
export const lookUp = async (
  dependencies: LookUpDependencies,
  question: ToolQuestion,
  { language, caller, signal }: LookUpFor,
): Promise<readonly AnswerLine[]> => {
  const translate = translatorIn(language);
  switch (question.tool) {
    case 'providers': {
      const { search, isPlaceHidden } = question;
      const found = await dependencies.findProviders({ search, caller }, signal);
      return (isPlaceHidden ? placelessLines : providerLines)(found, {
        search,
        language,
        translate,
      });
    }
    case 'state-law':
      return question.state === null
        ? whichState(translate)
        : lawLines(question.state, {
            state: await readState(dependencies, question.state, language),
            translate,
          });
    case 'lesson':
      return lessonLines(await findLessons(dependencies, question.about, language), translate);
    case 'plans':
      return planLines(question.plan, { language, translate });
    case 'offices':
      return findOfficeLines(dependencies, question, { translate, signal });
    case 'recipes':
      return recipeLines(question, {
        recipes: await readRecipes(dependencies, language),
        language,
        translate,
      });
  }
};

const findOfficeLines = async (
  { database, findOffices }: LookUpDependencies,
  { kinds, states: named, locations }: OfficeQuestion,
  { translate, signal }: Pick<LookUpFor, 'signal'> & { readonly translate: Translate },
): Promise<readonly AnswerLine[]> => {
  const places = named.length > 0 ? named : await statesOfPlaces(database, locations);
  if (places.length === 0) return whichOffice(translate);
  const lines = await Promise.all(
    places.map(async (state) =>
      officeLines({ kinds, state, offices: await findOffices(state, signal), translate }),
    ),
  );
  return lines.flat();
};

const readState = async (
  { database }: LookUpDependencies,
  state: StateCode,
  language: ContentLanguage,
) => {
  const item = await createItems({ database, kind: states }).find({
    id: stateIdOf(state),
    language,
  });
  return item?.isRetired === true ? undefined : item;
};

/** Reads the words in all languages, since a family may ask in either. */
const readRecipes = async ({ database }: LookUpDependencies, language: ContentLanguage) => {
  const items = createItems({ database, kind: recipes });
  const all = await Promise.all(
    CONTENT_LANGUAGES.map(async (each) => ({ of: each, listed: await items.list(each) })),
  );
  const texts = Map.groupBy(
    all.flatMap(({ listed }) => listed),
    ({ id }) => id,
  );
  return all
    .filter(({ of }) => of === language)
    .flatMap(({ listed }) => listed)
    .map(({ id, data, words }) => ({
      id,
      data,
      title: words.title,
      texts: (texts.get(id) ?? []).map((item) => item.words),
    }));
};

const MAX_LESSONS = 2;

/** Passages among which lessons are searched; other kinds of pages are found as well. */
const MAX_PASSAGES = 10;

/** As for any answer, a passage must cover this share of the question. */
const LEAST_COVERAGE = 0.45;

const findLessons = async (
  { database }: LookUpDependencies,
  about: string,
  language: ContentLanguage,
): Promise<readonly { readonly title: string; readonly address: string }[]> => {
  const { answering } = await findPassages(database, {
    question: about,
    language,
    most: MAX_PASSAGES,
  });
  const begins = lessons.path('');
  const ids = answering
    .filter(({ address, coverage }) => address.startsWith(begins) && coverage >= LEAST_COVERAGE)
    .map(({ address }) => address.slice(begins.length).replace(/#.*$/u, ''));
  const items = createItems({ database, kind: lessons });
  const found = await Promise.all(
    [...new Set(ids)].slice(0, MAX_LESSONS).map((id) => items.find({ id, language })),
  );
  return found.flatMap((item) =>
    item === undefined || item.isRetired
      ? []
      : [{ title: item.words.title, address: lessons.path(item.id) }],
  );
};
