import type { Details } from '@hearthway/domain/directory/directory.contract.ts';
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { inPhrases, REQUIREMENTS } from './directory-phrases.ts';
import { languageWords } from './language-words.ts';
import type { Said } from './said.ts';
import { waitWords } from './wait-words.ts';
import { waitlistWords } from './waitlist-words.ts';

/** Fact about a listing, known or unknown. */
export interface ListingFact {
  /** Name of the field in corrections. */
  readonly field: string;
  readonly name: string;
  /** Undefined when the source lacks it. */
  readonly text: string | undefined;
  /** Whether the text is the directory's rather than the page's. */
  readonly isListing?: boolean;
}

const saidOf = (said: Said | undefined): Pick<ListingFact, 'text' | 'isListing'> => ({
  text: said?.text,
  isListing: said?.lang !== undefined,
});

/** Facts that families compare before they call. */
export const factsOf = (i18n: I18n, details: Details): readonly ListingFact[] => {
  const list = (items: readonly string[]): string | undefined =>
    items.length === 0
      ? undefined
      : new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(items);
  const yesOrNo = (is: boolean | null): string | undefined =>
    is === null ? undefined : i18n._(is ? msg`Yes` : msg`No`);
  const { ages, languages, insurance, waitlist, requirements } = details;
  return [
    {
      field: 'ages',
      name: i18n._(msg`Ages served`),
      text: ages === null ? undefined : agesWords(i18n, ages),
    },
    {
      field: 'languages',
      name: i18n._(msg`Languages`),
      text: list(languages.map((code) => languageWords(i18n, code))),
    },
    {
      field: 'accepting',
      name: i18n._(msg`Accepting new families`),
      text: yesOrNo(details.accepting),
    },
    {
      field: 'waitlist',
      name: i18n._(msg`Wait list`),
      ...saidOf(waitlist === null ? undefined : waitlistWords(i18n, waitlist)),
    },
    {
      field: 'wait',
      name: i18n._(msg`Wait for a first visit`),
      text: details.wait === null ? undefined : waitWords(i18n, details.wait),
    },
    {
      field: 'medicaid',
      name: i18n._(msg`Accepts Medicaid`),
      text: yesOrNo(details.medicaid),
    },
    {
      field: 'insurance',
      name: i18n._(msg`Insurance`),
      text: list(insurance),
    },
    {
      field: 'telehealth',
      name: i18n._(msg`Visits by video or phone`),
      text: yesOrNo(details.telehealth),
    },
    { field: 'inHome', name: i18n._(msg`Visits at your home`), text: yesOrNo(details.inHome) },
    {
      field: 'requirements',
      name: i18n._(msg`What you need to begin`),
      ...saidOf(requirements === null ? undefined : inPhrases(i18n, REQUIREMENTS, requirements)),
    },
  ];
};

/** Ages served, in years. */
export const agesWords = (i18n: I18n, { from, to }: NonNullable<Details['ages']>): string => {
  if (to !== null) return i18n._(msg`Ages ${from} to ${to}`);
  if (from === 0) return i18n._(msg`All ages`);
  return i18n._(msg`${plural(from, { one: 'From # year of age', other: 'From # years of age' })}`);
};
