import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { DownloadButton, PrintAndDownload } from '../../../components/PrintAndDownload.tsx';
import { Select } from '../../../components/Select.tsx';
import { stayInPlace } from '../../../components/stay-in-place.ts';
import { useChildLinks } from '../../children/shared/useChildLinks.ts';
import { useCategories } from '../../directory/shared/useCategories.ts';
import { picksIn, withPicks } from '../picks.ts';
import { STATUS_WORDS } from '../status-words.ts';
import { useDownload } from '../useDownload.ts';
import { CompareBar } from './CompareBar.tsx';
import { FavoriteCard } from './FavoriteCard.tsx';
import {
  childIn,
  filterIn,
  fits,
  STATUS_FILTERS,
  type StatusFilter,
  withChild,
  withFilter,
} from './status-filter.ts';
import { useMoves } from './useMoves.ts';
import { usePicks } from './usePicks.ts';

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
  const { children, isFor } = useChildLinks(userId);
  const child = children.length < 2 ? undefined : children.find(({ id }) => id === childIn(params));
  const shown = favorites.filter(
    (favorite) =>
      fits(filter, favorite) && (child === undefined || isFor('favorite', favorite.id, child.id)),
  );
  const names = useCategories();
  const { move, announcement: moved } = useMoves({ userId, favorites, shown });
  const { picking, announcement: picked } = usePicks({
    picks: picksIn(params).filter((pick) => favorites.some(({ id }) => id === pick)),
    onPick: (picks) => replace(withPicks(params, picks)),
  });
  const download = useDownload(shown, names.data);
  useFocusAfterRemoval(list, shown.length);

  const clear = () => {
    list.current?.querySelector<HTMLElement>('input:checked')?.focus();
    picking.clear();
  };
  const show = (next: StatusFilter) => replace(withFilter(params, next));

  return (
    <div className="grid gap-4">
      <FailedQuery query={names} title={t`Failed to fetch categories`} />
      <div className="flex flex-wrap gap-4 print:hidden">
        <ListFilter favorites={favorites} filter={filter} onFilter={show} />
        {children.length > 1 && (
          <div className="w-full sm:w-64">
            <Select
              label={t`For which child`}
              options={[
                { value: '', name: t`All` },
                ...children.map(({ id, name }) => ({ value: id, name })),
              ]}
              value={child?.id ?? ''}
              onChoose={(id) => replace(withChild(params, id))}
            />
          </div>
        )}
      </div>
      <div role="status" className="sr-only">
        <p>{moved}</p>
        <p>{picked}</p>
      </div>
      {shown.length === 0 && (
        <div className="grid justify-items-start gap-3 py-4">
          <p>
            <Trans>None of your favorites is like this now.</Trans>
          </p>
          <Button
            look="secondary"
            onClick={() => replace(withChild(withFilter(params, 'all'), ''))}
          >
            <Trans>Show all</Trans>
          </Button>
        </div>
      )}
      {shown.length > 1 && (
        <p className="text-sm text-text-soft print:hidden">
          <Trans>Tick two or more to compare them side by side.</Trans>
        </p>
      )}
      <ul ref={list} className="grid gap-2">
        {shown.map((favorite) => (
          <FavoriteCard
            key={favorite.id}
            userId={userId}
            favorite={favorite}
            category={names.data?.find(({ id }) => id === favorite.category)}
            shown={shown}
            onMove={move}
            picking={picking}
          />
        ))}
      </ul>
      {picking.picks.length > 1 && <CompareBar picks={picking.picks} onClear={clear} />}
      <PrintAndDownload>
        <DownloadButton format="csv" onDownload={download} />
      </PrintAndDownload>
    </div>
  );
};

interface ListFilterProps {
  readonly favorites: readonly Favorite[];
  readonly filter: StatusFilter;
  readonly onFilter: (filter: StatusFilter) => void;
}

/** Which favorites are shown, with the number of each. */
const ListFilter = ({ favorites, filter, onFilter }: ListFilterProps) => {
  const { i18n, t } = useLingui();
  const nameOf = (each: StatusFilter): string => {
    if (each === 'all') return t`All`;
    return each === 'none' ? t`No status yet` : i18n._(STATUS_WORDS[each]);
  };
  const options = STATUS_FILTERS.map((value) => ({
    value,
    count: favorites.filter((favorite) => fits(value, favorite)).length,
  }))
    .filter(({ value, count }) => count > 0 || value === filter)
    .map(({ value, count }) => ({ value, name: `${nameOf(value)} (${i18n.number(count)})` }));
  return (
    <div className="w-full sm:w-64">
      <Select label={t`Show`} options={options} value={filter} onChoose={onFilter} />
    </div>
  );
};

/**
 * Moves the focus when the focused card is removed: to the next row, or to the page's heading
 * after the last. Keyboard users would otherwise start over at the top.
 */
const useFocusAfterRemoval = (
  list: RefObject<HTMLElement | null>,
  count: number | undefined,
): void => {
  const last = useRef({ count, index: -1 });

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const cards = [...(list.current?.children ?? [])];
      last.current.index = cards.findIndex(
        (card) => target instanceof Node && card.contains(target),
      );
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [list]);

  useEffect(() => {
    const { count: before, index } = last.current;
    last.current.count = count;
    const isRemoval = before !== undefined && count !== undefined && count < before;
    if (!isRemoval || index < 0 || document.activeElement !== document.body) return;
    const openers = list.current?.querySelectorAll<HTMLElement>('h2 > button') ?? [];
    const next = openers[Math.min(index, openers.length - 1)] ?? document.querySelector('h1');
    next?.focus();
  }, [list, count]);
};

/**
 * The query of the address, and a function that replaces it. The router updates a moment late, so
 * the requested query counts at once: no tick may vanish meanwhile.
 */
const usePromptParams = () => {
  const [params, setParams] = useSearchParams();
  const [requested, setRequested] = useState({ instead: params, next: params });

  const replace = (next: URLSearchParams): void => {
    setRequested({ instead: params, next });
    setParams(next, { replace: true, ...stayInPlace });
  };
  return [requested.instead === params ? requested.next : params, replace] as const;
};
