import type { Category, Resource } from '@hearthway/domain/directory/directory.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Phone, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { CategoryIcon } from '../shared/CategoryIcon.tsx';
import { telephoneLink } from '../shared/listing/contact-links.ts';
import { distanceWords } from '../shared/listing/distance-words.ts';
import { LISTING_LANGUAGE } from '../shared/listing-language.ts';
import { milesBetween, type Point } from './geometry.ts';
import { MarkerName } from './MarkerWords.tsx';
import { aroundQuery, type MapSearch } from './map.query.ts';
import type { Marker } from './markers.ts';
import { membersOf } from './members.ts';

interface MapCardProps {
  readonly search: MapSearch;
  readonly marker: Marker;
  /** Place searched around; undefined without one. */
  readonly center: Point | undefined;
  readonly categories: readonly Category[];
  readonly actionFor: (resource: Resource) => ReactNode;
  readonly onClose: () => void;
}

/** Cards of the providers at a marker. Takes the focus when opened; Escape closes it. */
export const MapCard = ({
  search,
  marker,
  center,
  categories,
  actionFor,
  onClose,
}: MapCardProps) => {
  const { t } = useLingui();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const around = useQuery(aroundQuery(search, marker));
  useEffect(() => heading.current?.focus(), []);
  const found = around.data && membersOf(marker, around.data.resources);

  return (
    <section
      aria-labelledby={id}
      aria-busy={around.isPending}
      className="grid gap-2 rounded-soft border border-line-strong bg-raised p-3 shadow-soft"
    >
      <div className="flex items-start justify-between gap-2">
        <h2 id={id} ref={heading} tabIndex={-1} className="min-w-0 pt-2 text-base">
          <MarkerName marker={marker} />
        </h2>
        <button
          type="button"
          aria-label={t`Close`}
          onClick={onClose}
          className="touch -me-1 -mt-1 grid shrink-0 cursor-pointer place-content-center rounded-soft text-accent transition-colors hover:bg-accent-wash"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      {around.isPending && <div className="h-24 animate-breathe rounded-soft bg-sunken" />}
      <FailedQuery query={around} title={t`We couldn’t load these providers`} />
      {found !== undefined && (
        <ul className="grid max-h-[50vh] gap-3 overflow-y-auto p-1">
          {found.map((resource) => (
            <li key={resource.id}>
              <MapCardEntry
                resource={resource}
                miles={center && resource.point ? milesBetween(center, resource.point) : null}
                isNamed={marker.only === null}
                category={categories.find(({ id: each }) => each === resource.category)}
                action={actionFor(resource)}
              />
            </li>
          ))}
        </ul>
      )}
      {marker.only !== null && found?.length === 0 && (
        <p className="text-sm">
          <Trans>This provider is no longer listed.</Trans>
        </p>
      )}
      {marker.only === null && found !== undefined && found.length < marker.count && (
        <p className="text-sm text-text-soft">
          <Trans>These are the closest to the marker. Zoom in to see the others.</Trans>
        </p>
      )}
    </section>
  );
};

interface MapCardEntryProps {
  readonly resource: Resource;
  /** Distance from the place searched around; null without one. */
  readonly miles: number | null;
  /** Whether the card shows the name, which is not in a heading above. */
  readonly isNamed: boolean;
  readonly category: Category | undefined;
  readonly action: ReactNode;
}

/** Main facts of a listing. The rest is on its own page. */
const MapCardEntry = ({ resource, miles, isNamed, category, action }: MapCardEntryProps) => {
  const { i18n } = useLingui();
  const { id, name, phone, isDemo } = resource;
  const page = `/resources/provider/${encodeURIComponent(id)}`;
  return (
    <article className="grid gap-1">
      <div className="flex items-start gap-2">
        {category && <CategoryIcon {...category} size="small" />}
        <div className="min-w-0 grow">
          {isNamed && (
            <h3 lang={LISTING_LANGUAGE} className="text-base">
              <Link to={page}>{name}</Link>
            </h3>
          )}
          <p className="text-sm text-text-soft">
            {category?.name}{' '}
            {isDemo && (
              <strong className="inline-block rounded-soft bg-caution-wash px-2 py-0.5 wrap-normal text-caution">
                <Trans comment="Marks a listing that is made up">Demo</Trans>
              </strong>
            )}
          </p>
          {miles !== null && <p className="text-sm">{distanceWords(i18n, miles)}</p>}
        </div>
        {action}
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        {phone !== null && (
          <a href={telephoneLink(phone)} className="touch inline-flex items-center gap-2">
            <Phone aria-hidden className="size-4" />
            {phone}
          </a>
        )}
        {!isNamed && (
          <Link to={page} className="touch inline-flex items-center">
            <Trans>
              See all details{' '}
              <span lang={LISTING_LANGUAGE} className="sr-only">
                of {name}
              </span>
            </Trans>
          </Link>
        )}
      </div>
    </article>
  );
};
