import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/Button.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { LongList } from '../../../components/LongList.tsx';
import { ResourceCard } from '../../../components/ResourceCard.tsx';
import type { ResultsProps } from './Results.tsx';
import type { Found } from './search-answer.ts';

/** Pixels: a card of middle length, and what is between two. */
const USUAL_HEIGHT = 320;
const GAP = 16;

interface ResultPagesProps extends Pick<ResultsProps, 'results' | 'categories' | 'actionFor'> {
  readonly list: Found;
}

/** What was found so far, and the way to what comes after it. */
export const ResultPages = ({ list, results, categories, actionFor }: ResultPagesProps) => {
  const { t } = useLingui();
  const { resources, meta } = list;
  const { fetchNextPage, isFetchingNextPage, isFetchNextPageError, hasNextPage, error } = results;
  const root = useRef<HTMLDivElement>(null);
  const countBefore = useRef<number>(undefined);
  const count = resources.length;

  // Who asked for more goes on with the first of it, and not after the last.
  useEffect(() => {
    const before = countBefore.current;
    if (before === undefined || count <= before) return;
    countBefore.current = undefined;
    root.current?.querySelector<HTMLElement>(`[aria-posinset="${before + 1}"] a`)?.focus();
  }, [count]);

  const showMore = () => {
    countBefore.current = count;
    void fetchNextPage();
  };
  return (
    <div ref={root} className="grid gap-4">
      <LongList
        items={resources}
        usualHeight={USUAL_HEIGHT}
        gap={GAP}
        isComplete={!hasNextPage && !meta.upgradeRequired}
        memory={results.data}
      >
        {(resource) => (
          <ResourceCard
            resource={resource}
            categoryName={categories.find(({ id }) => id === resource.category)?.name}
            action={actionFor(resource)}
          />
        )}
      </LongList>
      {isFetchNextPageError ? (
        <LoadFailed
          title={t`Failed to fetch resources`}
          error={error}
          onRetry={showMore}
          isRetrying={isFetchingNextPage}
        />
      ) : (
        hasNextPage && (
          <div className="grid justify-items-center">
            <Button look="secondary" isBusy={isFetchingNextPage} onClick={showMore}>
              <Trans>Show more providers</Trans>
            </Button>
          </div>
        )
      )}
    </div>
  );
};
