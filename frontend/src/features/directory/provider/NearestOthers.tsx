import type { Resource } from '@hearthway/domain/directory/directory.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { distanceWords } from '../../../components/distance-words.ts';
import { LISTING_LANGUAGE } from '../../../components/listing-language.ts';
import { providerPath } from '../../../components/provider-path.ts';

/** Others of the same kind, for whoever finds that this one does not fit. */
export const NearestOthers = ({ others }: { readonly others: readonly Resource[] }) => {
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
