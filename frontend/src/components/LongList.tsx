import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** Longer lists render only the items in view and some around them. */
const WHOLE_LIST = 100;

/** Items rendered on either side of those in view. */
const AROUND = 4;

/** Measured heights, for restoring the scroll position. */
const heights = new WeakMap<object, VirtualItem[]>();

interface LongListProps<Item> {
  readonly items: readonly Item[];
  /** Estimated item height in pixels. */
  readonly usualHeight: number;
  /** Gap between items in pixels. */
  readonly gap: number;
  /** False if more items exist, here or elsewhere. */
  readonly isComplete: boolean;
  /** Answer that the items come from; keys their measured heights while cached. */
  readonly memory: object | undefined;
  readonly children: (item: Item, index: number) => ReactNode;
}

/**
 * Renders only the visible items and the focused one. Keeps the space of the others, and labels each item
 * with its position and the total.
 */
export const LongList = <Item extends { readonly id: string }>({
  items,
  usualHeight,
  gap,
  isComplete,
  memory,
  children,
}: LongListProps<Item>) => {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number>();
  const count = items.length;
  const isWhole = count <= WHOLE_LIST;

  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count,
    estimateSize: () => usualHeight,
    getItemKey: (index) => items[index]?.id ?? index,
    gap,
    overscan: AROUND,
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialMeasurementsCache: (memory && heights.get(memory)) ?? [],
    rangeExtractor: (range) =>
      isWhole
        ? Array.from({ length: count }, (_, index) => index)
        : withOne(defaultRangeExtractor(range), focused),
  });
  // Measuring renders the list again; memoized, its items are not.
  const contentOf = useMemo(() => remembered(children), [children]);
  const shown = virtualizer.getVirtualItems();
  const end = shown.at(-1)?.end ?? top;

  // Page changes above may move the list.
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
      className="grid print:block print:pb-0!"
      style={{ paddingBottom: virtualizer.getTotalSize() + top - end }}
      onBlur={() => setFocused(undefined)}
    >
      {shown.map(({ index, key, start }, at) => {
        const item = items[index];
        return (
          item && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={isComplete ? count : -1}
              style={{ marginTop: start - (shown[at - 1]?.end ?? top) }}
              onFocus={() => setFocused(index)}
            >
              {contentOf(item, index)}
            </li>
          )
        );
      })}
    </ul>
  );
};

const remembered = <Item extends object>(
  draw: (item: Item, index: number) => ReactNode,
): typeof draw => {
  const drawn = new WeakMap<Item, ReactNode>();
  return (item, index) => {
    const content = drawn.get(item) ?? draw(item, index);
    drawn.set(item, content);
    return content;
  };
};

const withOne = (indexes: readonly number[], one: number | undefined): number[] =>
  one === undefined || indexes.includes(one)
    ? [...indexes]
    : [...indexes, one].sort((a, b) => a - b);
