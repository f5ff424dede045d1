import { aboutMiles } from '../../directory/directory.constants.ts';
import type { FoundResource, ResourceList } from '../../directory/directory.contract.ts';
import { type Message, say } from '../../kernel/message.ts';
import type { AnswerLine } from '../answer-lines.ts';

/** Result of a directory search. */
export type ProviderSearch =
  | { readonly outcome: 'found'; readonly list: ResourceList }
  /** The place cannot be searched around; `code` is an error code of the directory. */
  | { readonly outcome: 'unclear'; readonly code: string; readonly choices: readonly string[] }
  | { readonly outcome: 'visitor' | 'unavailable' };

interface ProviderAnswerOptions {
  /** Query sent to the directory. */
  readonly search: string;
  readonly language: string;
  readonly translate: (message: Message) => string;
}

const MAX_PROVIDERS = 3;

/** Lists the nearest providers from the directory search, within the limits of the family's plan. */
export const providerLines = (
  found: ProviderSearch,
  { search, language, translate }: ProviderAnswerOptions,
): readonly AnswerLine[] => {
  const all = wholeSearch(search, translate);
  switch (found.outcome) {
    case 'visitor':
      return [
        {
          text: translate(say('I can search near you once you are signed in.')),
          source: { title: translate(say('Sign in')), address: '/login' },
        },
        {
          text: translate(say('The kinds of providers are there for everyone.')),
          source: { title: translate(say('Find Resources')), address: '/resources' },
        },
      ];
    case 'unavailable':
      return [{ text: translate(say('The directory can be searched here.')), source: all }];
    case 'unclear': {
      const choices = found.choices.slice(0, MAX_CHOICES).join(' · ');
      const text = translate(UNCLEAR[found.code] ?? WHERE);
      return [{ text, source: all }, ...(choices === '' ? [] : [{ text: choices }])];
    }
    case 'found':
      return foundLines(found.list, { all, language, translate });
  }
};

/**
 * Shows only whether there are providers, with a link, to readers not allowed to know where the family lives.
 */
export const placelessLines = (
  found: ProviderSearch,
  { search, translate }: ProviderAnswerOptions,
): readonly AnswerLine[] => {
  const isFound = found.outcome === 'found' && found.list.meta.place !== null;
  const has = isFound && found.list.resources.length > 0;
  return [
    {
      text: translate(
        has
          ? say('The directory has providers of this kind near you: this search shows them.')
          : say('The directory can be searched here.'),
      ),
      source: wholeSearch(search, translate),
    },
  ];
};

const wholeSearch = (search: string, translate: (message: Message) => string) => ({
  title: translate(say('The whole search')),
  address: `/resources?search=${encodeURIComponent(search)}`,
});

const MAX_CHOICES = 5;

const WHERE = say(
  'Tell me your ZIP code, or your city and state, such as “speech therapist near 27701”.',
);

const UNCLEAR: Readonly<Record<string, Message>> = {
  UnknownLocation: say('I don’t know that place. Write me a ZIP code, or a city and its state.'),
  LocationAmbiguous: say('Several places have that name. Write me a ZIP code, or add the state.'),
  LocationTooWide: say('That is a whole state. Write me a city in it, or a ZIP code.'),
  LocationMilitary: say('That ZIP code is for military mail. Write me a city near you.'),
  LocationOutsideUS: say('The directory lists providers in the United States only.'),
};

/** Sentences after which the next message may consist of a place alone. */
export const PLACE_REQUESTS: readonly Message[] = [WHERE, ...Object.values(UNCLEAR)];

interface FoundOptions extends Omit<ProviderAnswerOptions, 'search'> {
  readonly all: NonNullable<AnswerLine['source']>;
}

const foundLines = (
  { resources, beyond, offices, meta }: ResourceList,
  { all, language, translate }: FoundOptions,
): readonly AnswerLine[] => {
  const { place, radiusMiles } = meta;
  if (place === null) return [{ text: translate(WHERE), source: all }];
  const lineOf = (provider: FoundResource): AnswerLine =>
    providerLine(provider, { language, translate });
  if (resources.length > 0)
    return [
      { text: translate(say('The directory has these near {place}:', { place })) },
      ...resources.slice(0, MAX_PROVIDERS).map(lineOf),
      { text: translate(say('Call first and ask whether they take new families.')), source: all },
    ];
  const nothing =
    radiusMiles === null
      ? say('The directory has nothing like it near {place}.', { place })
      : say('The directory has nothing like it within {miles} miles of {place}.', {
          miles: radiusMiles,
          place,
        });
  const further = (beyond?.nearest ?? []).slice(0, MAX_PROVIDERS);
  return [
    { text: translate(nothing), source: all },
    ...(further.length === 0 ? [] : [{ text: translate(say('The nearest elsewhere:')) }]),
    ...further.map(lineOf),
    ...officeLines(offices, translate),
  ];
};

/** Lists offices that keep provider lists if no provider is near: two lines at most. */
const officeLines = (
  offices: ResourceList['offices'],
  translate: (message: Message) => string,
): readonly AnswerLine[] => {
  const callable = (offices?.offices ?? []).filter(({ phone }) => phone !== null);
  if (offices === null || callable.length === 0) return [];
  return [
    {
      text: translate(say('These offices can tell you who is near you:')),
      source: {
        title: translate(say('Offices in {state}', { state: offices.name })),
        address: `/offices/${offices.state}`,
      },
    },
    ...callable.slice(0, MAX_OFFICES).map(({ id, name, phone }) => ({
      text: `${plainName(name)}, ${phone}`,
      source: { title: plainName(name), address: `/resources/provider/${encodeURIComponent(id)}` },
    })),
  ];
};

const MAX_OFFICES = 2;

const providerLine = (
  { id, name, distance }: FoundResource,
  { language, translate }: Pick<ProviderAnswerOptions, 'language' | 'translate'>,
): AnswerLine => {
  const title = plainName(name);
  return {
    text: distance === null ? title : translate(farAway(title, { distance, language })),
    source: { title, address: `/resources/provider/${encodeURIComponent(id)}` },
  };
};

const farAway = (
  name: string,
  { distance, language }: { readonly distance: number; readonly language: string },
): Message => {
  const miles = aboutMiles(distance);
  switch (miles) {
    case 0:
      return say('{name}, within about a mile', { name });
    case 1:
      return say('{name}, about 1 mile away', { name });
    default:
      return say('{name}, about {miles} miles away', {
        name,
        miles: new Intl.NumberFormat(language).format(miles),
      });
  }
};

/** Sanitizes a listing's name: it is third-party text, shown as one line and never interpreted. */
export const plainName = (name: string): string =>
  name
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, NAME_MAX_LENGTH);

const NAME_MAX_LENGTH = 120;
