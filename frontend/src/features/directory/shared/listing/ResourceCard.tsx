import type {
  Category,
  FoundResource,
  Resource,
} from '@hearthway/domain/directory/directory.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../../components/Button.tsx';
import { CategoryIcon } from '../CategoryIcon.tsx';
import { LISTING_LANGUAGE } from '../listing-language.ts';
import { providerPath } from '../provider-path.ts';
import { AskThem } from './AskThem.tsx';
import { ContactLinks, FurtherLinks, PhoneLink } from './ContactLinks.tsx';
import { DecisiveFacts, FactIcon } from './DecisiveFacts.tsx';
import { DemoMark } from './DemoMark.tsx';
import { decisiveFacts } from './decisive-facts.ts';
import { inPhrases, SOURCES } from './directory-phrases.ts';
import { distanceWords } from './distance-words.ts';
import { ListingText } from './ListingText.tsx';
import { languageWords } from './language-words.ts';
import { agesWords } from './listing-facts.ts';
import { Rating } from './Rating.tsx';

interface ResourceCardProps {
  readonly resource: FoundResource;
  /** Undefined while the categories load. */
  readonly category: Category | undefined;
  /** Action at the end of its heading. */
  readonly action: ReactNode;
}

/** Card of a provider among others: what decides a call and the call itself; the rest unfolds, and is open on paper. */
export const ResourceCard = ({ resource, category, action }: ResourceCardProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <article
      data-provider={resource.id}
      className="grid gap-0.5 rounded-soft border border-line bg-raised px-4 py-2 shadow-soft"
    >
      {resource.isDemo && <DemoMark />}
      <Head resource={resource} category={category} action={action} />
      <CardFacts resource={resource} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <PhoneLink resource={resource} />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className={`${buttonClass('quiet')} cursor-pointer print:hidden`}
        >
          <Trans>
            Details <span className="sr-only">of {resource.name}</span>
          </Trans>
          <ChevronDown
            aria-hidden
            className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </div>
      <div id={id} className={`gap-3 ${isOpen ? 'grid animate-open' : 'hidden print:grid'}`}>
        <ListingText listing={resource} />
        <FurtherLinks resource={resource} />
        <AskThem listing={resource} />
        <Provenance resource={resource} />
      </div>
    </article>
  );
};

const Head = ({ resource: { id, name, distance }, category, action }: ResourceCardProps) => {
  const { i18n } = useLingui();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
      <div className="grid content-start gap-0.5">
        <div className="flex flex-wrap items-center gap-x-2 text-sm">
          {category && <CategoryIcon {...category} size="tiny" />}
          {category && <p className="text-text-soft">{category.name}</p>}
          {distance !== null && <p className="font-semibold">{distanceWords(i18n, distance)}</p>}
        </div>
        <h2 lang={LISTING_LANGUAGE} className="text-lg">
          <Link to={providerPath(id)} className="text-text decoration-line-strong">
            {name}
          </Link>
        </h2>
      </div>
      <div className="self-start">{action}</div>
    </div>
  );
};

const CardFacts = ({ resource }: Pick<ResourceCardProps, 'resource'>) => {
  const { i18n, t } = useLingui();
  const { ages } = resource;
  const languages = resource.languages
    .filter((language) => language !== 'en')
    .map((language) => languageWords(i18n, language));
  const facts = decisiveFacts(i18n, resource);
  if (facts.length === 0 && languages.length === 0 && ages === null) return null;
  return (
    <ul aria-label={t`Before you call`} className="flex flex-wrap gap-x-4">
      {facts.map((fact) => (
        <li key={fact.field} className="flex min-w-0 items-start gap-1">
          <FactIcon fact={fact} />
          <span className="min-w-0">{fact.text}</span>
        </li>
      ))}
      {languages.length > 0 && <li>{new Intl.ListFormat(i18n.locale).format(languages)}</li>}
      {ages !== null && <li>{agesWords(i18n, ages)}</li>}
    </ul>
  );
};

/** Everything that the directory says of a provider, below its name. */
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
