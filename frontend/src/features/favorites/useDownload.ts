import type { Category } from '@hearthway/domain/directory/directory.contract.ts';
import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';
import { useLingui } from '@lingui/react/macro';
import { csvFile } from '../../components/csv.ts';
import { saveFile } from '../../components/save-file.ts';
import { FACTS } from './facts.ts';

/** Hands these favorites to the browser as a spreadsheet, which is made on the page. */
export const useDownload = (
  favorites: readonly Favorite[],
  categories: readonly Category[] | undefined,
): (() => void) => {
  const { i18n, t } = useLingui();
  return () => {
    const head = [
      t`Name`,
      t`Phone`,
      t`Email`,
      t`Website`,
      ...FACTS.map(({ name }) => i18n._(name)),
      t`Source`,
      t`Favorite since`,
      t`No longer listed since`,
    ];
    const rows = favorites.map((favorite) => [
      favorite.name,
      favorite.phone ?? '',
      favorite.email ?? '',
      favorite.website ?? '',
      ...FACTS.map(({ tell }) => tell(favorite, { i18n, categories })),
      favorite.source,
      favorite.favoritedAt.slice(0, 10),
      favorite.retiredAt?.slice(0, 10) ?? '',
    ]);
    saveFile(csvFile([head, ...rows]), `${PRODUCT.storagePrefix}-favorites.csv`);
  };
};
