import type { Resource } from '@hearthway/domain/directory/directory.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LISTING_LANGUAGE } from '../listing-language.ts';
import { providerPath } from '../provider-path.ts';
import { ContactLinks } from './ContactLinks.tsx';
import { distanceWords } from './distance-words.ts';
import { ListingText } from './ListingText.tsx';
import { Rating } from './Rating.tsx';

interface ResourceCardProps {
  readonly resource: Resource;
  /** Undefined while the categories load. */
  readonly categoryName: string | undefined;
  /** Action at the end of its heading. */
  readonly action: ReactNode;
  /** A warning above the facts, such as a retired listing. */
  readonly notice?: ReactNode;
  /** Shown below the directory's facts. */
  readonly children?: ReactNode;
}

export const ResourceCard = ({
  resource,
  categoryName,
  action,
  notice,
  children,
}: ResourceCardProps) => {
  const { i18n } = useLingui();
  const { id, name, distance } = resource;
  return (
    <article className="grid gap-3 rounded-soft border border-line bg-raised p-4 shadow-soft sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 lang={LISTING_LANGUAGE} className="text-lg">
            <Link to={providerPath(id)} className="text-text decoration-line-strong">
              {name}
            </Link>
          </h2>
          {categoryName && <p className="text-sm text-text-soft">{categoryName}</p>}
        </div>
        {action}
      </div>
      {notice}
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {distance !== null && <li className="font-semibold">{distanceWords(i18n, distance)}</li>}
        <li>
          <Rating rating={resource.rating} reviewCount={resource.reviewCount} />
        </li>
      </ul>
      <ListingText listing={resource} />
      <ContactLinks resource={resource} />
      <Provenance resource={resource} />
      {children}
    </article>
  );
};

/** Source and age of a listing's facts. Demo data is marked. */
const Provenance = ({ resource }: { readonly resource: Resource }) => {
  const { i18n } = useLingui();
  const { isDemo, source, lastVerified } = resource;
  const verifiedOn =
    lastVerified &&
    // The date of a day is the same everywhere.
    i18n.date(new Date(lastVerified), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-3 text-sm text-text-soft">
      {isDemo && (
        <strong className="rounded-soft bg-caution-wash px-2 py-0.5 text-caution">
          <Trans comment="Marks a listing that is made up">Demo</Trans>
        </strong>
      )}
      <span>
        <Trans>
          Source: <span lang={LISTING_LANGUAGE}>{source}</span>
        </Trans>
      </span>
      {!isDemo && (
        <span>
          {verifiedOn ? <Trans>Last verified {verifiedOn}</Trans> : <Trans>Not verified yet</Trans>}
        </span>
      )}
    </p>
  );
};
