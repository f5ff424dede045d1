import type { Provider } from '@hearthway/domain/directory/provider.contract.ts';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ContactLinks } from '../../../components/ContactLinks.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { ListingText } from '../../../components/ListingText.tsx';
import { LISTING_LANGUAGE } from '../../../components/listing-language.ts';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { Rating } from '../../../components/Rating.tsx';
import { RetiredNotice } from '../../../components/RetiredNotice.tsx';
import { useCategories } from '../../../components/useCategories.ts';
import { LISTED } from './corrected-words.ts';
import { Facts } from './Facts.tsx';
import { NearestOthers } from './NearestOthers.tsx';
import { OwnReports } from './OwnReports.tsx';
import { PageTools } from './PageTools.tsx';
import { PrintedContacts } from './PrintedContacts.tsx';
import { SourceOf } from './SourceOf.tsx';
import { TakenOutNotice } from './TakenOutNotice.tsx';

interface ProviderViewProps {
  readonly userId: string;
  readonly provider: Provider;
  /** What can be done with it, at the end of its heading. */
  readonly action: ReactNode;
  /** The listing says something else than before, or is there no more. */
  readonly onChanged: () => void;
}

export const ProviderView = ({ userId, provider, action, onChanged }: ProviderViewProps) => {
  const { i18n, t } = useLingui();
  const known = useCategories();
  const { name, categories, retiredAt, corrected } = provider;
  const kinds = (known.data ?? [])
    .filter(({ id }) => categories.includes(id))
    .map((kind) => kind.name);
  return (
    <article className="grid gap-6">
      <header className="grid gap-4">
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <div className="min-w-0">
            <PageHeading title={name} titleLanguage={LISTING_LANGUAGE}>
              {new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(kinds)}
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
        <p className="text-sm">
          <Rating rating={provider.rating} reviewCount={provider.reviewCount} />
        </p>
        <ListingText listing={provider} />
        <div className="print:hidden">
          <ContactLinks resource={provider} />
        </div>
        <PrintedContacts provider={provider} />
      </header>
      <Facts provider={provider} />
      <SourceOf provider={provider} />
      <PageTools userId={userId} provider={provider} onGone={onChanged} />
      <NearestOthers others={provider.nearest} />
    </article>
  );
};
