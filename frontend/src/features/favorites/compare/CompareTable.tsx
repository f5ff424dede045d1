import type { Category } from '@hearthway/domain/directory/directory.contract.ts';
import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ScrollRegion } from '../../../components/ScrollRegion.tsx';
import { telephoneLink } from '../../directory/shared/listing/contact-links.ts';
import { LISTING_LANGUAGE } from '../../directory/shared/listing-language.ts';
import { providerPath } from '../../directory/shared/provider-path.ts';
import { favoriteFacts } from '../favorite-facts.ts';
import { compare } from './comparison.ts';

interface CompareTableProps {
  readonly favorites: readonly Favorite[];
  readonly categories: readonly Category[] | undefined;
}

/** Stays in view while the rest scrolls sideways. */
const rowHead =
  'sticky start-0 z-[1] w-[7.5rem] max-w-[34vw] bg-surface py-3 pe-3 text-start align-top text-sm font-semibold';

/** The width left for the providers, shared equally. */
const SHARED_PERCENT = 86;

/** A column for each provider, a row for each fact known of at least one. */
export const CompareTable = ({ favorites, categories }: CompareTableProps) => {
  const { i18n, t } = useLingui();
  const { rows, unsaid } = compare(
    favorites.map((favorite) => favoriteFacts(favorite, { i18n, categories })),
  );
  const names = unsaid.join(', ');
  return (
    <div className="grid gap-4">
      <ScrollRegion
        label={t`Comparison`}
        className="overflow-x-auto rounded-soft print:overflow-visible"
      >
        <table className="w-full border-collapse">
          <thead>
            <tr className="border-b-2 border-line-strong">
              <td className={rowHead} />
              {favorites.map((favorite) => (
                <th
                  key={favorite.id}
                  scope="col"
                  style={{ width: `${SHARED_PERCENT / favorites.length}%` }}
                  className="min-w-40 print:min-w-0 px-3 py-3 text-start align-top"
                >
                  <Head favorite={favorite} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ field, name, texts, isOwn = false, isListing = false }) => (
              <tr key={field} className="border-b border-line">
                <th scope="row" className={rowHead}>
                  {name}
                </th>
                {texts.map((text, index) => (
                  <td
                    key={favorites[index]?.id}
                    className="px-3 py-3 align-top whitespace-pre-line"
                  >
                    {text === undefined ? (
                      <Unknown isOwn={isOwn} />
                    ) : (
                      <span {...(isListing && { lang: LISTING_LANGUAGE })}>{text}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {unsaid.length > 0 && (
        <p className="measure text-sm text-text-soft">
          <Trans>Not listed by any of them: {names}. Ask when you call.</Trans>
        </p>
      )}
    </div>
  );
};

const Unknown = ({ isOwn }: { readonly isOwn: boolean }) => (
  <span className="text-sm text-text-soft">
    {isOwn ? (
      <Trans comment="In a table: the family has noted nothing">Nothing yet</Trans>
    ) : (
      <Trans comment="In a table: its source does not say">Not stated</Trans>
    )}
  </span>
);

const Head = ({
  favorite: { id, name, phone, retiredAt, isGone },
}: {
  readonly favorite: Favorite;
}) => {
  const { i18n } = useLingui();
  const since = retiredAt === null ? '' : i18n.date(retiredAt, { dateStyle: 'medium' });
  return (
    <div className="grid justify-items-start gap-1">
      <span lang={LISTING_LANGUAGE}>
        {isGone ? (
          name
        ) : (
          <Link to={providerPath(id)} className="text-text decoration-line-strong">
            {name}
          </Link>
        )}
      </span>
      {phone !== null && (
        <a href={telephoneLink(phone)} className="touch inline-flex items-center gap-2 font-normal">
          <Phone aria-hidden className="size-4" />
          {phone}
        </a>
      )}
      {isGone && (
        <span className="text-sm font-normal text-caution">
          <Trans>No longer in the directory</Trans>
        </span>
      )}
      {retiredAt !== null && (
        <span className="text-sm font-normal text-caution">
          <Trans>No longer listed by its source since {since}</Trans>
        </span>
      )}
    </div>
  );
};
