interface PlaceOptions {
  /** Ids in the family's own order. */
  readonly all: readonly string[];
  /** The ones in view. */
  readonly shown: readonly string[];
  readonly id: string;
  /** Its target place in view, from 0. */
  readonly place: number;
}

/** The favorite to insert before, in the full order; null for the end. */
export const beforeAt = ({ all, shown, id, place }: PlaceOptions): string | null => {
  const others = shown.filter((each) => each !== id);
  const next = others[place];
  if (next !== undefined) return next;
  const rest = all.filter((each) => each !== id);
  const last = others.at(-1);
  return (last === undefined ? undefined : rest[rest.indexOf(last) + 1]) ?? null;
};

/** The half of a card under the pointer: dropping inserts before or after it. */
export type Half = 'upper' | 'lower';

export const halfAt = (y: number, { top, height }: Pick<DOMRect, 'top' | 'height'>): Half =>
  y < top + height / 2 ? 'upper' : 'lower';

/** The place in view, from 0, of a favorite dropped on half of another. */
export const placeAt = (
  shown: readonly string[],
  { id, over, half }: { readonly id: string; readonly over: string; readonly half: Half },
): number => {
  const others = shown.filter((each) => each !== id);
  return others.indexOf(over) + (half === 'lower' ? 1 : 0);
};
