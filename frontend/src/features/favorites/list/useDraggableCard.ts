import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Half, halfAt } from './favorite-order.ts';

interface DraggableCard {
  readonly card: RefObject<HTMLLIElement | null>;
  readonly handle: RefObject<HTMLSpanElement | null>;
  readonly isDragged: boolean;
  /** Half of this card where another would be dropped. */
  readonly half: Half | undefined;
}

interface Dropped {
  readonly id: string;
  readonly half: Half;
}

/** A card that can be dragged by its handle, and on whose halves others can be dropped. */
export const useDraggableCard = (
  id: string,
  onDropped: (dropped: Dropped) => void,
): DraggableCard => {
  const card = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [isDragged, setDragged] = useState(false);
  const [half, setHalf] = useState<Half>();
  const latest = useRef(onDropped);

  useEffect(() => {
    latest.current = onDropped;
  });

  useEffect(() => {
    const { current: whole } = card;
    const { current: grip } = handle;
    if (whole === null || grip === null) return;
    const halfUnder = (y: number): Half => halfAt(y, whole.getBoundingClientRect());
    const stops = [
      draggable({
        // Text on a card that is draggable as a whole could not be selected.
        element: grip,
        getInitialData: () => ({ id }),
        onGenerateDragPreview: ({ nativeSetDragImage, location: { initial } }) => {
          const { left, top } = whole.getBoundingClientRect();
          const { clientX, clientY } = initial.input;
          nativeSetDragImage?.(whole, clientX - left, clientY - top);
        },
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element: whole,
        canDrop: ({ source }) => source.data['id'] !== id,
        onDragEnter: ({ location: { current } }) => setHalf(halfUnder(current.input.clientY)),
        onDrag: ({ location: { current } }) => setHalf(halfUnder(current.input.clientY)),
        onDragLeave: () => setHalf(undefined),
        onDrop: ({ source, location: { current } }) => {
          setHalf(undefined);
          const dropped = source.data['id'];
          if (typeof dropped === 'string')
            latest.current({ id: dropped, half: halfUnder(current.input.clientY) });
        },
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [id]);

  return { card, handle, isDragged, half };
};
