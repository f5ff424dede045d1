import type { Resource } from '@hearthway/domain/directory/directory.contract.ts';
import { OFFICES } from '@hearthway/domain/directory/offices.constants.ts';
import type { Provider } from '@hearthway/domain/directory/provider.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { NextDate } from '../../calendar-entries/shared/attached/NextDate.tsx';
import { CategoryIcon } from '../shared/CategoryIcon.tsx';
import { AskThemSection } from '../shared/listing/AskThem.tsx';
import { ContactLinks } from '../shared/listing/ContactLinks.tsx';
import { DecisiveFacts } from '../shared/listing/DecisiveFacts.tsx';
import { DemoMark } from '../shared/listing/DemoMark.tsx';
import { distanceWords } from '../shared/listing/distance-words.ts';
import { ListingText } from '../shared/listing/ListingText.tsx';
import { factsOf, type ListingFact } from '../shared/listing/listing-facts.ts';
import { Rating } from '../shared/listing/Rating.tsx';
import { RetiredNotice } from '../shared/listing/RetiredNotice.tsx';
import { LISTING_LANGUAGE } from '../shared/listing-language.ts';
import { providerPath } from '../shared/provider-path.ts';
import { useCategories } from '../shared/useCategories.ts';
import { LISTED } from './corrected-words.ts';
import { FamiliesWait } from './FamiliesWait.tsx';
import { OwnReports } from './OwnReports.tsx';
import { PageTools } from './PageTools.tsx';
import { SourceOf } from './SourceOf.tsx';
import { LikelyDuplicates } from './Sources.tsx';

interface ProviderViewProps {
  readonly userId: string;
  readonly provider: Provider;
  /** Action at the end of its heading. */
  readonly action: ReactNode;
  /** Called when the listing was changed or removed. */
  readonly onChanged: () => void;
}

export const ProviderView = ({ userId, provider, action, onChanged }: ProviderViewProps) => {
  const { i18n, t } = useLingui();
  const known = useCategories();
  const { name, categories, retiredAt, corrected } = provider;
  const kinds = (known.data ?? []).filter(({ id }) => categories.includes(id));
  const main = kinds.find(({ id }) => id === provider.category);
  return (
    <article className="grid gap-6">
      <header className="grid gap-4">
        {provider.isDemo && <DemoMark />}
        <div className="flex items-start gap-x-4 max-sm:flex-wrap">
          <div className="grid min-w-0 grow gap-3 max-sm:basis-full">
            {main && <CategoryIcon {...main} />}
            <PageHeading title={name} titleLanguage={LISTING_LANGUAGE}>
              {new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(
                kinds.map((kind) => kind.name),
              )}
            </PageHeading>
          </div>
          <div className="print:hidden">{action}</div>
        </div>
        <FailedQuery query={known} title={t`Failed to fetch categories`} />
        {retiredAt !== null &&
          (corrected.includes(LISTED) ? (
            <TakenOutNotice retiredAt={retiredAt} />
          ) : (
            <RetiredNotice retiredAt={retiredAt} />
          ))}
        <OwnReports userId={userId} resourceId={provider.id} onAnswered={onChanged} />
        <DecisiveFacts listing={provider} />
        <div className="print:hidden">
          <ContactLinks resource={provider} />
        </div>
        <PrintedContacts provider={provider} />
        <ListingText listing={provider} />
        <PlacedBy provider={provider} />
      </header>
      <Facts provider={provider} />
      <FamiliesWait userId={userId} provider={provider} onGone={onChanged} />
      {provider.category !== OFFICES && <AskThemSection listing={provider} />}
      <SourceOf provider={provider} />
      <LikelyDuplicates provider={provider} />
      <NextDate userId={userId} kinds={['provider', 'call']} id={provider.id} />
      <PageTools userId={userId} provider={provider} onGone={onChanged} />
      <NearestOthers others={provider.nearest} />
    </article>
  );
};

/** Note that the distance and the place on the map are approximate. */
const PlacedBy = ({ provider: { placedBy, isDemo } }: { readonly provider: Provider }) => {
  if (placedBy === null || isDemo) return null;
  return (
    <p className="measure text-sm text-text-soft print:hidden">
      {placedBy === 'zip' ? (
        <Trans>
          Its distance and its place on the map are approximate: we use the middle of its ZIP code.
        </Trans>
      ) : (
        <Trans>
          Its distance and its place on the map are approximate: we use the middle of its city.
        </Trans>
      )}
    </p>
  );
};

/** Alternatives of the same category nearby. */
const NearestOthers = ({ others }: { readonly others: readonly Resource[] }) => {
  const { i18n } = useLingui();
  if (others.length === 0) return null;
  return (
    <nav aria-labelledby="nearest" className="grid gap-3 print:hidden">
      <h2 id="nearest" className="text-xl">
        <Trans>Others of this kind nearby</Trans>
      </h2>
      <ul className="grid divide-y divide-line border-y border-line">
        {others.map(({ id, name, distance, address }) => (
          <li key={id} className="py-2">
            <Link to={providerPath(id)} lang={LISTING_LANGUAGE} className="font-semibold">
              {name}
            </Link>
            <p className="text-sm text-text-soft">
              {distance !== null && `${distanceWords(i18n, distance)} · `}
              <span lang={LISTING_LANGUAGE}>{address}</span>
            </p>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** Prints addresses as text, since links do not work on paper. */
const PrintedContacts = ({
  provider: { phone, email, website },
}: {
  readonly provider: Provider;
}) => (
  <ul lang={LISTING_LANGUAGE} className="hidden gap-1 print:grid">
    {[phone, website, email].map((contact) => contact && <li key={contact}>{contact}</li>)}
  </ul>
);

/** Notice for a listing that its source still has, but our correction removed. */
const TakenOutNotice = ({ retiredAt }: { readonly retiredAt: string }) => {
  const { i18n } = useLingui();
  const day = i18n.date(retiredAt, { dateStyle: 'long' });
  return (
    <Notice tone="caution">
      <Trans>
        We removed this provider from the directory on {day}, because we were told that it closed or
        moved. Call before you go.
      </Trans>
    </Notice>
  );
};

/** Facts from the source. The rest is for the family to ask. */
const Facts = ({ provider }: { readonly provider: Provider }) => {
  const { i18n } = useLingui();
  const facts = factsOf(i18n, provider).filter(({ text }) => text !== undefined);
  return (
    <section aria-labelledby="facts" className="grid gap-3">
      <h2 id="facts" className="text-xl">
        <Trans>Good to know</Trans>
      </h2>
      {facts.length > 0 && (
        <dl className="grid gap-x-8 sm:grid-cols-2">
          {facts.map((fact) => (
            <Line
              key={fact.field}
              fact={fact}
              isCorrected={provider.corrected.includes(fact.field)}
            />
          ))}
        </dl>
      )}
      <p className="text-sm text-text-soft">
        <Rating rating={provider.rating} reviewCount={provider.reviewCount} />
      </p>
    </section>
  );
};

interface LineProps {
  readonly fact: ListingFact;
  readonly isCorrected: boolean;
}

const Line = ({ fact: { name, text, isListing }, isCorrected }: LineProps) => (
  <div className="border-t border-line py-2">
    <dt className="text-sm text-text-soft">{name}</dt>
    <dd>
      <span {...(isListing && { lang: LISTING_LANGUAGE })}>{text}</span>
      {isCorrected && (
        <span className="ms-2 rounded-soft bg-positive-wash px-2 py-0.5 text-sm text-positive">
          <Trans comment="Marks a detail of a listing">Corrected</Trans>
        </span>
      )}
    </dd>
  </div>
);
