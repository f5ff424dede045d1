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
