import type { Details, Resource } from '@hearthway/domain/directory/directory.contract.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Known = Details & Pick<Resource, 'hours' | 'email' | 'website' | 'phone' | 'address'>;

interface Question {
  /** Name of the field in corrections. */
  readonly field: string;
  readonly words: MessageDescriptor;
  readonly isOpen: (listing: Known) => boolean;
}

/** Questions in the order in which families ask. Each continues "Ask them about". */
const QUESTIONS: readonly Question[] = [
  {
    field: 'accepting',
    words: msg`whether they accept new families`,
    isOpen: ({ accepting }) => accepting === null,
  },
  { field: 'waitlist', words: msg`the wait`, isOpen: ({ waitlist }) => waitlist === null },
  { field: 'medicaid', words: msg`Medicaid`, isOpen: ({ medicaid }) => medicaid === null },
  {
    field: 'insurance',
    words: msg`the insurance they take`,
    isOpen: ({ insurance }) => insurance.length === 0,
  },
  { field: 'ages', words: msg`the ages they serve`, isOpen: ({ ages }) => ages === null },
  {
    field: 'languages',
    words: msg`the languages they speak`,
    isOpen: ({ languages }) => languages.length === 0,
  },
  {
    field: 'telehealth',
    words: msg`visits by video or phone`,
    isOpen: ({ telehealth }) => telehealth === null,
  },
  { field: 'inHome', words: msg`visits at your home`, isOpen: ({ inHome }) => inHome === null },
  {
    field: 'requirements',
    words: msg`what you need to begin`,
    isOpen: ({ requirements }) => requirements === null,
  },
  { field: 'hours', words: msg`their hours`, isOpen: ({ hours }) => hours === null },
  { field: 'address', words: msg`where they are`, isOpen: ({ address }) => address === '' },
  { field: 'email', words: msg`an email address`, isOpen: ({ email }) => email === null },
  { field: 'website', words: msg`a website`, isOpen: ({ website }) => website === null },
];

/** Question that the listing leaves open. */
export interface OpenQuestion {
  readonly field: string;
  readonly text: string;
}

export const openQuestions = (i18n: I18n, listing: Known): readonly OpenQuestion[] =>
  QUESTIONS.filter(({ isOpen }) => isOpen(listing)).map(({ field, words }) => ({
    field,
    text: i18n._(words),
  }));
