import type { FirstLook } from '@hearthway/domain/directory/first-look.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ApiError } from '../../../api/api-error.ts';
import { buttonClass } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { firstLook } from '../../../session/first-look.ts';
import type { AskedLook } from '../../../session/first-look-store.ts';
import { accountPath } from '../../../session/redirect.ts';
import { CATEGORY_WORDS } from '../shared/category-words.ts';
import { distanceWords } from '../shared/listing/distance-words.ts';
import { LISTING_LANGUAGE } from '../shared/listing-language.ts';
import { PlaceChoices } from '../shared/PlaceChoices.tsx';

interface NearestProps {
  readonly asked: AskedLook;
  readonly query: UseQueryResult<FirstLook>;
  readonly onChoosePlace: (place: string) => void;
}

/** Answer to a first look: three listings, and the way to keep them. */
export const Nearest = ({ asked, query, onChoosePlace }: NearestProps) => {
  const { t } = useLingui();
  const { data, error } = query;
  if (data !== undefined) return <Answer asked={asked} found={data} />;
  if (error instanceof ApiError && error.code.startsWith('Location'))
    return (
      <div className="flex">
        <PlaceChoices places={error.choices} onChoose={onChoosePlace} />
      </div>
    );
  if (error instanceof ApiError && error.code === 'UnknownLocation') return null;
  return error === null ? (
    <div aria-busy className="h-72 animate-breathe rounded-soft bg-sunken" />
  ) : (
    <FailedQuery query={query} title={t`We couldn’t look who is near`} />
  );
};

const Answer = ({
  asked: { location, category },
  found: { place, listings },
}: {
  readonly asked: AskedLook;
  readonly found: FirstLook;
}) => {
  const all = `/resources${category === '' ? '' : `/${category}`}`;
  const search = location === '' ? '' : `?${new URLSearchParams({ location })}`;
  return (
    <div aria-live="polite" className="grid grid-cols-1 gap-3">
      <h3 className="text-lg">
        {place === null ? <Trans>In the whole country</Trans> : <Trans>Nearest to {place}</Trans>}
      </h3>
      {listings.length === 0 ? (
        <p>
          <Trans>We have no listing of this kind yet.</Trans>
        </p>
      ) : (
        <ul className="grid grid-cols-1 divide-y divide-line">
          {listings.map((listing) => (
            <li key={listing.id} className="py-2">
              <p lang={LISTING_LANGUAGE} className="font-semibold wrap-anywhere">
                {listing.name}
              </p>
              <Line listing={listing} />
            </li>
          ))}
        </ul>
      )}
      <div data-tour="favorites" className="grid justify-items-start gap-2">
        <Link
          to={accountPath('signup', `${all}${search}`)}
          onClick={() => firstLook.want(listings.map(({ id }) => id))}
          className={buttonClass('primary')}
        >
          {listings.length === 0 ? (
            <Trans>See all kinds: free account</Trans>
          ) : (
            <Trans>Save these and see all: free account</Trans>
          )}
        </Link>
        <p className="text-sm text-text-soft">
          <Trans>Their phone numbers are there, too. No card needed.</Trans>
        </p>
      </div>
    </div>
  );
};

/** Kind, distance and room, as far as they are known. */
const Line = ({
  listing: { category, distance, town, accepting },
}: {
  readonly listing: FirstLook['listings'][number];
}) => {
  const { i18n, t } = useLingui();
  const kind = CATEGORY_WORDS[category];
  const parts = [
    kind === undefined ? '' : i18n._(kind.name),
    distance === null ? town : distanceWords(i18n, distance),
    accepting === true ? t`Takes new families` : '',
    accepting === false ? t`Takes no new families now` : '',
  ];
  return <p className="text-text-soft">{parts.filter((part) => part !== '').join(' · ')}</p>;
};
