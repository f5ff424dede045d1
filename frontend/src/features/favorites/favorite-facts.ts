import type { Category } from '@hearthway/domain/directory/directory.contract.ts';
import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { inPhrases, TAGS } from '../directory/shared/listing/directory-phrases.ts';
import { distanceWords } from '../directory/shared/listing/distance-words.ts';
import { hoursWords } from '../directory/shared/listing/hours-words.ts';
import { factsOf, type ListingFact } from '../directory/shared/listing/listing-facts.ts';
import { STATUS_WORDS } from './status-words.ts';

/** One row of a comparison. */
export interface FavoriteFact extends ListingFact {
  /** The family's own data, not the source's. */
  readonly isOwn?: boolean;
}

interface FactOptions {
  readonly i18n: I18n;
  /** As far as they are there. */
  readonly categories: readonly Category[] | undefined;
}

/** All that is known of a favorite: of each the same, in the order in which families ask. */
export const favoriteFacts = (
  favorite: Favorite,
  { i18n, categories }: FactOptions,
): readonly FavoriteFact[] => {
  const { status, category, tags, distance, hours, address, note } = favorite;
  const services = tags.map((tag) => inPhrases(i18n, TAGS, tag));
  const open = hours === null ? undefined : hoursWords(i18n, hours);
  return [
    {
      field: 'status',
      name: i18n._(msg`Contact status`),
      text: status === null ? undefined : i18n._(STATUS_WORDS[status]),
      isOwn: true,
    },
    {
      field: 'category',
      name: i18n._(msg`Kind of help`),
      text: categories?.find(({ id }) => id === category)?.name,
    },
    {
      field: 'tags',
      name: i18n._(msg`Services`),
      text: services.map(({ text }) => text).join(', ') || undefined,
      isListing: services.some(({ lang }) => lang !== undefined),
    },
    ...factsOf(i18n, favorite),
    {
      field: 'distance',
      name: i18n._(msg`Distance`),
      text: distance === null ? undefined : distanceWords(i18n, distance),
      isOwn: true,
    },
    {
      field: 'hours',
      name: i18n._(msg`Hours`),
      text: open?.text,
      isListing: open?.lang !== undefined,
    },
    { field: 'address', name: i18n._(msg`Address`), text: address || undefined, isListing: true },
    { field: 'note', name: i18n._(msg`Your note`), text: note ?? undefined, isOwn: true },
    {
      field: 'lastVerified',
      name: i18n._(msg`Last verified`),
      text: verifiedWords(i18n, favorite),
    },
  ];
};

const verifiedWords = (i18n: I18n, { isDemo, lastVerified }: Favorite): string | undefined => {
  if (isDemo) return i18n._(msg`Demo: made up`);
  // The date of a day is the same everywhere.
  const options = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  return lastVerified === null ? undefined : i18n.date(lastVerified, options);
};
