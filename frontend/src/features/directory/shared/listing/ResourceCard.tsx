import type {
  Category,
  FoundResource,
  Resource,
} from '@hearthway/domain/directory/directory.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CategoryIcon } from '../CategoryIcon.tsx';
import { LISTING_LANGUAGE } from '../listing-language.ts';
import { providerPath } from '../provider-path.ts';
import { AskThem } from './AskThem.tsx';
import { ContactLinks } from './ContactLinks.tsx';
import { DecisiveFacts } from './DecisiveFacts.tsx';
import { DemoMark } from './DemoMark.tsx';
import { inPhrases, SOURCES } from './directory-phrases.ts';
import { distanceWords } from './distance-words.ts';
import { ListingText } from './ListingText.tsx';
import { agesWords } from './listing-facts.ts';
import { Rating } from './Rating.tsx';

interface ResourceCardProps {
  readonly resource: FoundResource;
  /** Undefined while the categories load. */
  readonly category: Category | undefined;
  /** Action at the end of its heading. */
  readonly action: ReactNode;
  /** Warning above the facts, such as a retired listing. */
  readonly notice?: ReactNode;
  /** Shown below the directory's facts. */
  readonly children?: ReactNode;
}

/** Card of a provider: first the facts that decide a call, then the contact links, then the rest. */
export const ResourceCard = ({
  resource,
  category,
  action,
  notice,
  children,
}: ResourceCardProps) => (
  <article
    data-provider={resource.id}
    className="grid gap-3 rounded-soft border border-line bg-raised p-4 shadow-soft sm:p-5"
  >
    {resource.isDemo && <DemoMark />}
    <Head resource={resource} category={category} action={action} />
    {notice}
    <ResourceFacts resource={resource} />
    {children}
  </article>
);

/** On a phone the name has its own line: in less space, long words would break. */
const Head = ({
  resource: { id, name },
  category,
  action,
}: Pick<ResourceCardProps, 'resource' | 'category' | 'action'>) => (
  <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 sm:gap-y-0">
    <h2
      lang={LISTING_LANGUAGE}
      className="text-xl max-sm:col-span-3 max-sm:row-start-2 sm:col-start-2 sm:row-start-1"
    >
      <Link to={providerPath(id)} className="text-text decoration-line-strong">
        {name}
      </Link>
    </h2>
    {category && (
      <>
        <div className="col-start-1 row-start-1 sm:row-span-2 sm:self-start">
          <CategoryIcon {...category} size="small" />
        </div>
        <p className="col-start-2 text-sm text-text-soft max-sm:row-start-1 sm:row-start-2">
          {category.name}
        </p>
      </>
    )}
    <div className="col-start-3 row-start-1 sm:row-span-2 sm:self-start">{action}</div>
  </div>
);

/** Card content below the provider's name. */
export const ResourceFacts = ({ resource }: Pick<ResourceCardProps, 'resource'>) => (
  <>
    <DecisiveFacts listing={resource} />
    <Reach resource={resource} />
    <ListingText listing={resource} />
    <ContactLinks resource={resource} />
    <AskThem listing={resource} />
    <Provenance resource={resource} />
  </>
);

/** Distance and ages served. */
const Reach = ({ resource: { distance, ages } }: Pick<ResourceCardProps, 'resource'>) => {
  const { i18n } = useLingui();
  if (distance === null && ages === null) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 font-semibold">
      {distance !== null && <li>{distanceWords(i18n, distance)}</li>}
      {ages !== null && <li>{agesWords(i18n, ages)}</li>}
    </ul>
  );
};

/** Source and age of a listing's facts. */
const Provenance = ({ resource }: { readonly resource: Resource }) => {
  const { i18n } = useLingui();
  const { isDemo, lastVerified, rating, reviewCount } = resource;
  const source = inPhrases(i18n, SOURCES, resource.source);
  const verifiedOn =
    lastVerified &&
    // Uses UTC, since a calendar day is the same everywhere.
    i18n.date(new Date(lastVerified), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-3 text-sm text-text-soft">
      <span>
        <Trans>
          Source: <span lang={source.lang}>{source.text}</span>
        </Trans>
      </span>
      {!isDemo && (
        <span>
          {verifiedOn ? <Trans>Last verified {verifiedOn}</Trans> : <Trans>Not verified yet</Trans>}
        </span>
      )}
      <span>
        <Rating rating={rating} reviewCount={reviewCount} />
      </span>
    </p>
  );
};
