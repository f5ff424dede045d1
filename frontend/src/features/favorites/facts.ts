import type { Category } from '@hearthway/domain/directory/directory.contract.ts';
import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { agesWords } from '../../components/ages-words.ts';
import { distanceWords } from '../../components/distance-words.ts';
import { languageWords } from '../../components/language-words.ts';
import { STATUS_WORDS } from './status-words.ts';

interface Words {
  readonly i18n: I18n;
  /** As far as they are there. */
  readonly categories: readonly Category[] | undefined;
}

/** One thing that families compare. */
export interface Fact {
  readonly name: MessageDescriptor;
  /** What is known; empty when nobody says. */
  readonly tell: (favorite: Favorite, words: Words) => string;
  /** Whether it is in the words of the directory, whatever the language of the page. */
  readonly isQuoted?: boolean;
}

const yesOrNo = (i18n: I18n, is: boolean | null): string => {
  if (is === null) return '';
  return is ? i18n._(msg`Yes`) : i18n._(msg`No`);
};

const listed = (items: readonly string[]): string => items.join(', ');

/** In the order in which families ask. */
export const FACTS: readonly Fact[] = [
  {
    name: msg`How far you are`,
    tell: ({ status }, { i18n }) => (status === null ? '' : i18n._(STATUS_WORDS[status])),
  },
  {
    name: msg`Kind of help`,
    tell: ({ category }, { categories }) =>
      categories?.find(({ id }) => id === category)?.name ?? '',
  },
  { name: msg`Services`, tell: ({ tags }) => listed(tags), isQuoted: true },
  { name: msg`Insurance`, tell: ({ insurance }) => listed(insurance), isQuoted: true },
  { name: msg`Takes Medicaid`, tell: ({ medicaid }, { i18n }) => yesOrNo(i18n, medicaid) },
  {
    name: msg`Ages`,
    tell: ({ ages }, { i18n }) => (ages === null ? '' : agesWords(i18n, ages)),
  },
  {
    name: msg`Distance`,
    tell: ({ distance }, { i18n }) => (distance === null ? '' : distanceWords(i18n, distance)),
  },
  {
    name: msg`Takes new families`,
    tell: ({ accepting }, { i18n }) => yesOrNo(i18n, accepting),
  },
  { name: msg`Waiting list`, tell: ({ waitlist }) => waitlist ?? '', isQuoted: true },
  { name: msg`Requirements`, tell: ({ requirements }) => requirements ?? '', isQuoted: true },
  {
    name: msg`Languages`,
    tell: ({ languages }, { i18n }) => listed(languages.map((code) => languageWords(i18n, code))),
  },
  { name: msg`By video or phone`, tell: ({ telehealth }, { i18n }) => yesOrNo(i18n, telehealth) },
  { name: msg`Comes to your home`, tell: ({ inHome }, { i18n }) => yesOrNo(i18n, inHome) },
  { name: msg`Hours`, tell: ({ hours }) => hours ?? '', isQuoted: true },
  { name: msg`Address`, tell: ({ address }) => address, isQuoted: true },
  { name: msg`Your note`, tell: ({ note }) => note ?? '' },
  {
    name: msg`Last verified`,
    tell: ({ lastVerified, isDemo }, { i18n }) => {
      if (isDemo) return i18n._(msg`Demo: made up`);
      // The date of a day is the same everywhere.
      return lastVerified === null
        ? ''
        : i18n.date(lastVerified, { dateStyle: 'medium', timeZone: 'UTC' });
    },
  },
];
