import type { Category } from '@hearthway/domain/directory/directory.contract.ts';
import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ScrollRegion } from '../../../components/ScrollRegion.tsx';
import { CategoryIcon } from '../../directory/shared/CategoryIcon.tsx';
import { telephoneLink } from '../../directory/shared/listing/contact-links.ts';
import { LISTING_LANGUAGE } from '../../directory/shared/listing-language.ts';
import { providerPath } from '../../directory/shared/provider-path.ts';
import { favoriteFacts } from '../favorite-facts.ts';
import { StatusChip } from '../shared/StatusChip.tsx';
import { type ComparedRow, compare } from './comparison.ts';

interface CompareTableProps {
  readonly favorites: readonly Favorite[];
  readonly categories: readonly Category[] | undefined;
}

/** Beside the values on a wide screen, where it stays in view while the rest scrolls sideways. */
const besideValues =
  'sticky start-0 z-[1] w-32 bg-surface py-3 pe-3 text-start align-top text-sm font-semibold max-lg:hidden print:hidden';

/** The width left for the providers, shared equally. */
const SHARED_PERCENT = 86;

/**
 * A column for each provider, and for each fact known of at least one a row, whose name is above the
 * values where a column of names would leave them too little room.
 */
export const CompareTable = ({ favorites, categories }: CompareTableProps) => {
  const { i18n, t } = useLingui();
  const { rows, unsaid } = compare(
    favorites.map((favorite) => favoriteFacts(favorite, { i18n, categories })),
  );
  const names = unsaid.join(', ');
  return (
    <div className="grid gap-4 print:block">
      <ScrollRegion
        label={t`Comparison`}
        className="overflow-x-auto rounded-soft print:overflow-visible"
      >
        <table className="w-full table-fixed border-collapse max-lg:w-max max-lg:min-w-full print:w-full">
          <thead>
            <tr className="border-b-2 border-line-strong">
              <td className={besideValues} />
              {favorites.map((favorite) => (
                <th
                  key={favorite.id}
                  scope="col"
                  style={{ width: `${SHARED_PERCENT / favorites.length}%` }}
                  className={`${cell} pb-3 text-start`}
                >
                  <Head favorite={favorite} />
                </th>
              ))}
            </tr>
          </thead>
          {rows.map((row) => (
            <tbody key={row.field} className="border-b border-line">
              <tr className="break-after-avoid lg:hidden print:table-row">
                <th
                  scope="rowgroup"
                  colSpan={favorites.length}
                  className="pt-2 text-start text-sm font-semibold text-text-soft"
                >
                  <span className="sticky start-0">{row.name}</span>
                </th>
              </tr>
              <tr>
                <th scope="row" className={besideValues}>
                  {row.name}
                </th>
                {favorites.map((favorite, index) => (
                  <td key={favorite.id} className={`${cell} whitespace-pre-line`}>
                    <Value
                      row={row}
                      text={row.texts[index]}
                      favorite={favorite}
                      categories={categories}
                    />
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
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

/** Two of them fit the narrowest phone. */
const cell =
  'min-w-0 py-1.5 pe-3 align-top max-lg:w-[8.75rem] lg:px-3 lg:py-3 print:w-auto print:text-sm';

interface ValueProps extends Pick<CompareTableProps, 'categories'> {
  readonly row: ComparedRow;
  readonly text: string | undefined;
  readonly favorite: Favorite;
}

const Value = ({ row: { field, isOwn, isListing }, text, favorite, categories }: ValueProps) => {
  if (text === undefined) return <Unknown isOwn={isOwn === true} />;
  if (field === 'status') return <StatusChip status={favorite.status} />;
  const category = field === 'category' && categories?.find(({ id }) => id === favorite.category);
  if (category)
    return (
      <span className="flex items-start gap-2 max-sm:flex-col lg:items-center">
        <CategoryIcon {...category} size="small" />
        {text}
      </span>
    );
  return <span {...(isListing && { lang: LISTING_LANGUAGE })}>{text}</span>;
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
