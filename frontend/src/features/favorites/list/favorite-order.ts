interface PlaceOptions {
  /** Ids in the family's own order. */
  readonly all: readonly string[];
  /** Those of them that the page shows. */
  readonly shown: readonly string[];
  readonly id: string;
  /** Where it is to stand among those shown, from 0. */
  readonly place: number;
}

/** Before which favorite one has to come for that place, in the order of all; null for the end. */
export const beforeAt = ({ all, shown, id, place }: PlaceOptions): string | null => {
  const others = shown.filter((each) => each !== id);
  const next = others[place];
  if (next !== undefined) return next;
  const rest = all.filter((each) => each !== id);
  const last = others.at(-1);
  return (last === undefined ? undefined : rest[rest.indexOf(last) + 1]) ?? null;
};

/** Which half of a card the pointer is over: what is dropped there comes before it, or after. */
export type Half = 'upper' | 'lower';

export const halfAt = (y: number, { top, height }: Pick<DOMRect, 'top' | 'height'>): Half =>
  y < top + height / 2 ? 'upper' : 'lower';

/** The place that one gets when it is dropped on a half of another, from 0 among those shown. */
export const placeAt = (
  shown: readonly string[],
  { id, over, half }: { readonly id: string; readonly over: string; readonly half: Half },
): number => {
  const others = shown.filter((each) => each !== id);
  return others.indexOf(over) + (half === 'lower' ? 1 : 0);
};
