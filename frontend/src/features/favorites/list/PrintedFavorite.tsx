import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import { useLingui } from '@lingui/react/macro';
import { hoursWords } from '../../directory/shared/listing/hours-words.ts';

interface PrintedFavoriteProps {
  readonly favorite: Favorite;
  readonly categoryName: string | undefined;
}

/** On paper nothing can be opened, and a link leads nowhere unless it can be read. */
export const PrintedFavorite = ({ favorite, categoryName }: PrintedFavoriteProps) => {
  const { i18n, t } = useLingui();
  const { address, email, website, hours, note } = favorite;
  const listed = [
    categoryName,
    address,
    hours && hoursWords(i18n, hours).text,
    website,
    email,
  ].filter((text) => text);
  return (
    <div className="hidden gap-1 pb-2 text-sm print:grid">
      {listed.length > 0 && <p>{listed.join(' · ')}</p>}
      {note !== null && (
        <p className="whitespace-pre-wrap">
          <strong>{t`Your note`}:</strong> {note}
        </p>
      )}
    </div>
  );
};
