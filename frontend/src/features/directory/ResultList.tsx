import type { FoundResource } from '@hearthway/domain/directory/directory.contract.ts';
import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A list that is longer has only those cards in the page that are in sight, and some around them. */
const WHOLE_LIST = 100;

/** Pixels: a card of middle length, and what is between two. */
const USUAL_HEIGHT = 320;
const GAP = 16;

/** Cards kept on either side of those in sight. */
const AROUND = 4;

/** How high the cards were, so that who comes back finds them where they were. */
const heights = new WeakMap<object, VirtualItem[]>();

interface ResultListProps {
  readonly resources: readonly FoundResource[];
  /** There are no others, here or elsewhere. */
  readonly isComplete: boolean;
  /** The answer that these are of: as long as it is kept, so is how high the cards are. */
  readonly memory: object | undefined;
  readonly children: (resource: FoundResource) => ReactNode;
}

/**
 * The cards. Of a long list, those in sight and the one that has the focus are in the page; the room
 * of the others is left free, and each says which of how many it is.
 */
export const ResultList = ({ resources, isComplete, memory, children }: ResultListProps) => {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number>();
  const count = resources.length;
  const isWhole = count <= WHOLE_LIST;

  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (index) => resources[index]?.id ?? index,
    gap: GAP,
    overscan: AROUND,
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialMeasurementsCache: (memory && heights.get(memory)) ?? [],
    rangeExtractor: (range) =>
      isWhole
        ? Array.from({ length: count }, (_, index) => index)
        : withOne(defaultRangeExtractor(range), focused),
  });
  const items = virtualizer.getVirtualItems();
  const end = items.at(-1)?.end ?? top;

  // Whatever stands above the list may have become higher with any change of the page.
  useLayoutEffect(() => {
    const { top: inWindow = 0 } = list.current?.getBoundingClientRect() ?? {};
    setTop(Math.round(inWindow + window.scrollY));
  });
  useEffect(
    () => () => {
      if (memory !== undefined) heights.set(memory, virtualizer.measurementsCache);
    },
    [memory, virtualizer],
  );

  return (
    <ul
      ref={list}
      className="grid"
      style={{ paddingBottom: virtualizer.getTotalSize() + top - end }}
      onBlur={() => setFocused(undefined)}
    >
      {items.map(({ index, key, start }, at) => {
        const resource = resources[index];
        return (
          resource && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={isComplete ? count : -1}
              style={{ marginTop: start - (items[at - 1]?.end ?? top) }}
              onFocus={() => setFocused(index)}
            >
              {children(resource)}
            </li>
          )
        );
      })}
    </ul>
  );
};

const withOne = (indexes: readonly number[], one: number | undefined): number[] =>
  one === undefined || indexes.includes(one)
    ? [...indexes]
    : [...indexes, one].sort((a, b) => a - b);
