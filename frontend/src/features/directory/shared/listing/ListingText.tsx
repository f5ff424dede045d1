import type { Details, Resource } from '@hearthway/domain/directory/directory.contract.ts';
import { useLingui } from '@lingui/react/macro';
import { Clock, MapPin } from 'lucide-react';
import { LISTING_LANGUAGE } from '../listing-language.ts';
import { descriptionWords, inPhrases, TAGS } from './directory-phrases.ts';
import { hoursWords } from './hours-words.ts';

interface ListingTextProps {
  readonly listing: Pick<Resource, 'description' | 'tags' | 'address' | 'hours'> &
    Pick<Details, 'ages' | 'telehealth'>;
}

/** Listing's own text: services, area and hours, in the page's language where possible. */
export const ListingText = ({ listing }: ListingTextProps) => {
  const { i18n } = useLingui();
  const { address, hours } = listing;
  const description = descriptionWords(i18n, listing.description);
  const hoursSaid = hours === null ? undefined : hoursWords(i18n, hours);
  const tags = servicesOf(listing);
  return (
    <div className="grid gap-3">
      {description.text !== '' && (
        <p lang={description.lang} className="measure">
          {description.text}
        </p>
      )}
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-2 text-sm">
          {tags.map((tag) => {
            const { text, lang } = inPhrases(i18n, TAGS, tag);
            return (
              <li key={tag} lang={lang} className="rounded-soft border border-line px-2 py-0.5">
                {text}
              </li>
            );
          })}
        </ul>
      )}
      {(address || hoursSaid) && (
        <ul className="grid gap-1 text-sm">
          {address && (
            <li className="flex gap-2">
              <MapPin aria-hidden className="mt-1 size-4 shrink-0" />
              <span lang={LISTING_LANGUAGE} className="min-w-0">
                {address}
              </span>
            </li>
          )}
          {hoursSaid && (
            <li className="flex gap-2">
              <Clock aria-hidden className="mt-1 size-4 shrink-0" />
              <span lang={hoursSaid.lang} className="min-w-0">
                {hoursSaid.text}
              </span>
            </li>
          )}
        </ul>
      )}
    </div>
  );
};

const AGES = /^(?:ages? \d|birth to \d|all ages$)/i;

/** Tags that repeat no fact shown beside them. */
const servicesOf = ({ tags, ages, telehealth }: ListingTextProps['listing']): readonly string[] =>
  tags.filter(
    (tag) =>
      !(ages !== null && AGES.test(tag)) && !(telehealth === true && /^telehealth$/i.test(tag)),
  );
