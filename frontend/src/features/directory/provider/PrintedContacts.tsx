import type { Provider } from '@hearthway/domain/directory/provider.contract.ts';
import { LISTING_LANGUAGE } from '../../../components/listing-language.ts';

/** A link on paper leads nowhere unless it can be read. */
export const PrintedContacts = ({
  provider: { phone, email, website },
}: {
  readonly provider: Provider;
}) => (
  <ul lang={LISTING_LANGUAGE} className="hidden gap-1 print:grid">
    {[phone, website, email].map((contact) => contact && <li key={contact}>{contact}</li>)}
  </ul>
);
