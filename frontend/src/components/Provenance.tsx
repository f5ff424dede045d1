import type { Resource } from '@hearthway/domain/directory/directory.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { LISTING_LANGUAGE } from './listing-language.ts';

/** Where the facts of a listing come from, and how old they are. Demo data says that it is that. */
export const Provenance = ({ resource }: { readonly resource: Resource }) => {
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
