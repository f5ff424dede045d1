import type { ResourceList, SaidFilter } from '@hearthway/domain/directory/directory.contract.ts';
import { insurerName } from '@hearthway/domain/directory/insurers.constants.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type DirectorySearch, FLAGS } from '../directory-search.ts';
import { inPhrases, TAGS } from '../shared/listing/directory-phrases.ts';
import { languageWords } from '../shared/listing/language-words.ts';
import { ageWords, FLAG_WORDS, KNOWN_WAIT, waitLimitWords } from './filter-words.ts';

export interface ActiveFilter {
  readonly key: string;
  readonly words: string;
  readonly without: Partial<DirectorySearch>;
}

/** Filters that the words of a search name, which narrow it on every plan. Without one, its words are gone. */
export const saidFilters = (
  i18n: I18n,
  { said, readPlace }: Pick<ResourceList['meta'], 'said' | 'readPlace'>,
): readonly ActiveFilter[] =>
  said.map(({ name, value, search }) => ({
    key: `said ${name}`,
    words: saidWords(i18n, name, value),
    // A place among the words is no part of the rest.
    without: { search, ...(readPlace !== null && { location: readPlace.location }) },
  }));

const saidWords = (i18n: I18n, name: SaidFilter['name'], value: string): string => {
  switch (name) {
    case 'ages':
      return ageWords(i18n, value);
    case 'language':
      return languageWords(i18n, value);
    default:
      return i18n._(FLAG_WORDS[name].label);
  }
};

export const activeFilters = (i18n: I18n, search: DirectorySearch): readonly ActiveFilter[] => {
  const { radius, ages, language, insurance, tags } = search;
  const text = (
    key: 'radius' | 'ages' | 'language' | 'insurance' | 'wait',
    wordsOf: (value: string) => string,
  ): readonly ActiveFilter[] =>
    search[key] === '' ? [] : [{ key, words: wordsOf(search[key]), without: { [key]: '' } }];
  return [
    ...text('radius', () => i18n._(msg`Within ${radius} miles`)),
    ...text('ages', () => ageWords(i18n, ages)),
    ...text('language', () => languageWords(i18n, language)),
    ...text('insurance', () => insurerName(insurance)),
    ...text('wait', () => waitLimitWords(i18n, search)),
    ...(search.knownWait
      ? [{ key: 'knownWait', words: i18n._(KNOWN_WAIT), without: { knownWait: false } }]
      : []),
    ...FLAGS.filter((flag) => search[flag]).map((flag) => ({
      key: flag,
      words: i18n._(FLAG_WORDS[flag].label),
      without: { [flag]: false },
    })),
    ...tags.map((tag) => ({
      key: `tag ${tag}`,
      words: inPhrases(i18n, TAGS, tag).text,
      without: { tags: tags.filter((each) => each !== tag) },
    })),
  ];
};
