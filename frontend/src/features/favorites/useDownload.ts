import type { Category } from '@hearthway/domain/directory/directory.contract.ts';
import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';
import { useLingui } from '@lingui/react/macro';
import { csvFile } from '../../components/csv.ts';
import { saveFile } from '../../components/save-file.ts';
import { favoriteFacts } from './favorite-facts.ts';

/** Hands these favorites to the browser as a spreadsheet, which is made on the page. */
export const useDownload = (
  favorites: readonly Favorite[],
  categories: readonly Category[] | undefined,
): (() => void) => {
  const { i18n, t } = useLingui();
  return () => {
    const tables = favorites.map((favorite) => {
      const facts = favoriteFacts(favorite, { i18n, categories });
      return [
        [t`Name`, favorite.name],
        [t`Phone`, favorite.phone],
        [t`Email`, favorite.email],
        [t`Website`, favorite.website],
        ...facts.map(({ name, text }) => [name, text]),
        [t`Source`, favorite.source],
        [t`Favorite since`, favorite.favoritedAt.slice(0, 10)],
        [t`No longer listed since`, favorite.retiredAt?.slice(0, 10)],
      ];
    });
    const head = tables[0]?.map(([name]) => name ?? '') ?? [];
    const rows = tables.map((table) => table.map(([, text]) => text ?? ''));
    saveFile(csvFile([head, ...rows]), `${PRODUCT.storagePrefix}-favorites.csv`);
  };
};
