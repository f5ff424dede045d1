import type { Provider } from '@hearthway/domain/directory/provider.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { factsOf, type ListingFact } from '../../../components/listing-facts.ts';
import { LISTING_LANGUAGE } from '../../../components/listing-language.ts';

/** What a family asks before it calls. What the source does not say is to be asked. */
export const Facts = ({ provider }: { readonly provider: Provider }) => {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="facts" className="grid gap-3">
      <h2 id="facts" className="text-xl">
        <Trans>Good to know</Trans>
      </h2>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {factsOf(i18n, provider).map((fact) => (
          <Line
            key={fact.field}
            fact={fact}
            isCorrected={provider.corrected.includes(fact.field)}
          />
        ))}
      </dl>
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
      {text === undefined ? (
        <span className="text-text-soft">
          <Trans>Not stated. Ask when you call.</Trans>
        </span>
      ) : (
        <span {...(isListing && { lang: LISTING_LANGUAGE })}>{text}</span>
      )}
      {isCorrected && (
        <span className="ms-2 rounded-soft bg-positive-wash px-2 py-0.5 text-sm text-positive">
          <Trans comment="Marks a detail of a listing">Corrected</Trans>
        </span>
      )}
    </dd>
  </div>
);
