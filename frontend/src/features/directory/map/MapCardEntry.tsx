import type { Resource } from '@hearthway/domain/directory/directory.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { telephoneLink } from '../../../components/contact-links.ts';
import { distanceWords } from '../../../components/distance-words.ts';
import { LISTING_LANGUAGE } from '../../../components/listing-language.ts';

interface MapCardEntryProps {
  readonly resource: Resource;
  /** From the place that is searched around; null without one. */
  readonly miles: number | null;
  /** Its name does not stand above it. */
  readonly isNamed: boolean;
  readonly categoryName: string | undefined;
  readonly action: ReactNode;
}

/** As much of a listing as there is room for on a map. The rest is on its own page. */
export const MapCardEntry = ({
  resource,
  miles,
  isNamed,
  categoryName,
  action,
}: MapCardEntryProps) => {
  const { i18n } = useLingui();
  const { id, name, phone, isDemo } = resource;
  const page = `/resources/provider/${encodeURIComponent(id)}`;
  return (
    <article className="grid gap-1">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          {isNamed && (
            <h3 lang={LISTING_LANGUAGE} className="text-base">
              <Link to={page}>{name}</Link>
            </h3>
          )}
          <p className="text-sm text-text-soft">
            {categoryName}
            {isDemo && (
              <strong className="ms-2 rounded-soft bg-caution-wash px-2 py-0.5 text-caution">
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
