import type { Category } from '@hearthway/domain/directory/directory.contract.ts';
import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { telephoneLink } from '../../components/contact-links.ts';
import { LISTING_LANGUAGE } from '../../components/listing-language.ts';
import { FACTS } from './facts.ts';

interface CompareTableProps {
  readonly favorites: readonly Favorite[];
  readonly categories: readonly Category[] | undefined;
}

/** What stays in sight while the rest is scrolled sideways. */
const rowHead =
  'sticky start-0 z-[1] w-[7.5rem] max-w-[34vw] bg-surface py-3 pe-3 text-start align-top text-sm font-semibold';

/** A column for each provider, a row for each thing that at least one of them says. */
export const CompareTable = ({ favorites, categories }: CompareTableProps) => {
  const { i18n, t } = useLingui();
  const rows = FACTS.map(({ name, tell, isQuoted = false }) => ({
    name: i18n._(name),
    isQuoted,
    cells: favorites.map((favorite) => ({
      id: favorite.id,
      text: tell(favorite, { i18n, categories }),
    })),
  }));
  const isSaid = ({ cells }: (typeof rows)[number]) => cells.some(({ text }) => text !== '');
  const unsaid = rows.filter((row) => !isSaid(row)).map(({ name }) => name);
  const names = unsaid.join(', ');
  return (
    <div className="grid gap-4">
      <section
        aria-label={t`Comparison`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: Who has only a keyboard scrolls it too.
        tabIndex={0}
        className="overflow-x-auto rounded-soft"
      >
        <table className="w-full border-collapse">
          <thead>
            <tr className="border-b-2 border-line-strong">
              <td className={rowHead} />
              {favorites.map((favorite) => (
                <th
                  key={favorite.id}
                  scope="col"
                  className="min-w-40 px-3 py-3 text-start align-top"
                >
                  <Head favorite={favorite} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.filter(isSaid).map(({ name, isQuoted, cells }) => (
              <tr key={name} className="border-b border-line">
                <th scope="row" className={rowHead}>
                  {name}
                </th>
                {cells.map(({ id, text }) => (
                  <td key={id} className="px-3 py-3 align-top whitespace-pre-line">
                    {text === '' ? (
                      <span className="text-sm text-text-soft">
                        <Trans comment="In a table: its source does not say">Not stated</Trans>
                      </span>
                    ) : (
                      <span {...(isQuoted && { lang: LISTING_LANGUAGE })}>{text}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {unsaid.length > 0 && (
        <p className="measure text-sm text-text-soft">
          <Trans>None of them states: {names}. Ask when you call.</Trans>
        </p>
      )}
    </div>
  );
};

const Head = ({
  favorite: { name, phone, retiredAt, isGone },
}: {
  readonly favorite: Favorite;
}) => {
  const { i18n } = useLingui();
  const since = retiredAt === null ? '' : i18n.date(retiredAt, { dateStyle: 'medium' });
  return (
    <div className="grid justify-items-start gap-1">
      <span lang={LISTING_LANGUAGE}>{name}</span>
      {phone !== null && (
        <a href={telephoneLink(phone)} className="touch inline-flex items-center gap-2 font-normal">
          <Phone aria-hidden className="size-4" />
          {phone}
        </a>
      )}
      {isGone && (
        <span className="text-sm font-normal text-caution">
          <Trans>Has left the directory</Trans>
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
