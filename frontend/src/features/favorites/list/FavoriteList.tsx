import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { useCategories } from '../../../components/useCategories.ts';
import { picksIn, withPicks } from '../picks.ts';
import { useDownload } from '../useDownload.ts';
import { FavoriteCard } from './FavoriteCard.tsx';
import { ListTools } from './ListTools.tsx';
import { filterIn, fits, type StatusFilter, withFilter } from './status-filter.ts';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';
import { useMoves } from './useMoves.ts';
import { usePicks } from './usePicks.ts';
import { usePromptParams } from './usePromptParams.ts';

interface FavoriteListProps {
  readonly userId: string;
  /** In the family's own order; at least one. */
  readonly favorites: readonly Favorite[];
}

export const FavoriteList = ({ userId, favorites }: FavoriteListProps) => {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const [params, replace] = usePromptParams();
  const filter = filterIn(params);
  const shown = favorites.filter((favorite) => fits(filter, favorite));
  const names = useCategories();
  const { move, announcement: moved } = useMoves({ userId, favorites, shown });
  const { picking, announcement: picked } = usePicks({
    picks: picksIn(params).filter((pick) => favorites.some(({ id }) => id === pick)),
    onPick: (picks) => replace(withPicks(params, picks)),
  });
  const download = useDownload(shown, names.data);
  useFocusAfterRemoval(list, shown.length);

  const show = (next: StatusFilter) => replace(withFilter(params, next));

  return (
    <div className="grid gap-4">
      <FailedQuery query={names} title={t`Failed to fetch categories`} />
      <ListTools favorites={favorites} filter={filter} onFilter={show} onDownload={download} />
      <div role="status" className="sr-only">
        <p>{moved}</p>
        <p>{picked}</p>
      </div>
      {shown.length === 0 && (
        <div className="grid justify-items-start gap-3 py-4">
          <p>
            <Trans>None of your favorites has this status now.</Trans>
          </p>
          <Button look="secondary" onClick={() => show('all')}>
            <Trans>Show all</Trans>
          </Button>
        </div>
      )}
      <ul ref={list} className="grid gap-4">
        {shown.map((favorite) => (
          <FavoriteCard
            key={favorite.id}
            userId={userId}
            favorite={favorite}
            categoryName={names.data?.find(({ id }) => id === favorite.category)?.name}
            shown={shown}
            onMove={move}
            picking={picking}
          />
        ))}
      </ul>
    </div>
  );
};
