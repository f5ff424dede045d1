import { OFFICES } from '@hearthway/domain/directory/offices.constants.ts';
import type { Provider } from '@hearthway/domain/directory/provider.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { OutsideLink } from '../../../components/OutsideLink.tsx';
import { asOfWords } from '../shared/listing/as-of-words.ts';
import { telephoneLink } from '../shared/listing/contact-links.ts';
import { inPhrases, SOURCES } from '../shared/listing/directory-phrases.ts';
import { LookItUp } from '../shared/listing/offices/OfficeList.tsx';
import { LISTING_LANGUAGE } from '../shared/listing-language.ts';
import { providerPath } from '../shared/provider-path.ts';
import { surenessOf } from './sureness.ts';

/** Values of a listing by source, side by side, each with its date. */
export const Sources = ({ provider: { sources } }: { readonly provider: Provider }) => {
  const { i18n } = useLingui();
  if (sources.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {sources.map((says) => {
        const source = inPhrases(i18n, SOURCES, says.source);
        const contacts = [says.address, says.website].filter((text) => text);
        return (
          <li
            key={`${says.source} ${says.phone} ${says.website}`}
            className="border-t border-line pt-2 break-words"
          >
            <p className="font-semibold">
              <span lang={source.lang}>{source.text}</span>
              {says.asOf !== null && <>, {asOfWords(i18n, says.asOf)}</>}
            </p>
            {says.phone !== null && (
              <p>
                <a href={telephoneLink(says.phone)}>{says.phone}</a>
              </p>
            )}
            {contacts.map((text) => (
              <p key={text} lang={LISTING_LANGUAGE}>
                {text}
              </p>
            ))}
            {says.phone === null && says.url !== null && (
              <p>
                <OutsideLink href={says.url}>
                  <Trans>Look up the number</Trans>
                </OutsideLink>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
};

/** Reliability of the phone number. */
export const Sureness = ({ provider }: { readonly provider: Provider }) => {
  if (provider.category === OFFICES && provider.phone === null)
    return <LookItUp office={provider} />;
  const sureness = surenessOf(provider);
  switch (sureness) {
    case undefined:
      return null;
    case 'no-number':
      return (
        <p className="measure">
          <Trans>
            We know the place but have no number. Look it up in the registry before you go.
          </Trans>
        </p>
      );
    case 'agree':
      return (
        <p className="measure">
          <Trans>Several sources have the same number. Call before you go.</Trans>
        </p>
      );
    case 'differ':
      return (
        <p className="measure">
          <Trans>
            The sources have different numbers. Try the first, then the other, and call before you
            go.
          </Trans>
        </p>
      );
    case 'one':
      return (
        <p className="measure">
          <Trans>
            One source says this, and nobody has checked it with the provider. Call before you go.
          </Trans>
        </p>
      );
  }
};

/**
 * Listings that may be duplicates of this one. They are never removed automatically: a person has to decide.
 */
export const LikelyDuplicates = ({ provider: { alike } }: { readonly provider: Provider }) => {
  if (alike.length === 0) return null;
  return (
    <section aria-labelledby="alike" className="grid gap-2 print:hidden">
      <h2 id="alike" className="text-xl">
        <Trans>The same?</Trans>
      </h2>
      <p className="measure">
        <Trans>These may be the same provider, or another branch.</Trans>
      </p>
      <ul className="grid gap-1">
        {alike.map(({ id, name, address }) => (
          <li key={id}>
            <Link to={providerPath(id)} lang={LISTING_LANGUAGE} className="font-semibold">
              {name}
            </Link>
            {address !== '' && <span lang={LISTING_LANGUAGE}> · {address}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
};
