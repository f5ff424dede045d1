import { checkedByIn } from '@hearthway/domain/directory/proposed-source.constants.ts';
import type { Provider } from '@hearthway/domain/directory/provider.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { inPhrases, SOURCES } from '../shared/listing/directory-phrases.ts';
import { LISTING_LANGUAGE } from '../shared/listing-language.ts';
import { correctedWords, LISTED } from './corrected-words.ts';
import { Sources, Sureness } from './Sources.tsx';

/** Source and age of the facts, and the fields that we corrected. */
export const SourceOf = ({ provider }: { readonly provider: Provider }) => {
  const { i18n } = useLingui();
  const { isDemo, provenance } = provider;
  const corrected = provider.corrected.filter((field) => field !== LISTED);
  const { licence, importedAt, lastVerified } = provenance;
  const checkedBy = checkedByIn(provenance.name);
  const source = inPhrases(i18n, SOURCES, provenance.name);
  // Uses UTC, since a calendar day is the same everywhere.
  const dayOf = (day: string) => i18n.date(day, { dateStyle: 'long', timeZone: 'UTC' });
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' });
  return (
    <section aria-labelledby="source" className="grid gap-2">
      <h2 id="source" className="text-xl">
        <Trans>Where this comes from</Trans>
      </h2>
      <Sureness provider={provider} />
      <Sources provider={provider} />
      <ul className="grid gap-1">
        <li>
          {checkedBy === undefined ? (
            <Trans>
              Source: <span lang={source.lang}>{source.text}</span>
            </Trans>
          ) : (
            <Trans>Proposed by a family, checked by {checkedBy}</Trans>
          )}
        </li>
        {!isDemo && (
          <li>
            {lastVerified === null ? (
              <Trans>Not verified yet</Trans>
            ) : (
              <Trans>Last verified {dayOf(lastVerified)}</Trans>
            )}
          </li>
        )}
        {importedAt !== null && checkedBy === undefined && (
          <li>
            <Trans>Imported on {i18n.date(importedAt, { dateStyle: 'long' })}</Trans>
          </li>
        )}
        {licence !== null && (
          <li>
            <Trans>
              License: <span lang={LISTING_LANGUAGE}>{licence}</span>
            </Trans>
          </li>
        )}
        {corrected.length > 0 && (
          <li>
            <Trans>
              We corrected what the source says about:{' '}
              {list.format(corrected.map((field) => correctedWords(i18n, field)))}
            </Trans>
          </li>
        )}
      </ul>
    </section>
  );
};
