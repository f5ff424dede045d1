import { MAX_COMPARED } from '@hearthway/domain/favorites/favorites.constants.ts';

/** The query parameter with the picked or compared favorites. */
const IDS = 'ids';

/** The favorites that an address names, in its order: no more than can be compared. */
export const picksIn = (params: URLSearchParams): readonly string[] =>
  [...new Set((params.get(IDS) ?? '').split(','))].filter((id) => id !== '').slice(0, MAX_COMPARED);

/** The same address with other favorites named in it, or with none. */
export const withPicks = (params: URLSearchParams, picks: readonly string[]): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (picks.length === 0) next.delete(IDS);
  else next.set(IDS, picks.join(','));
  return next;
};

/** Takes a pick back, or adds one. Undefined when no more can be compared. */
export const toggled = (picks: readonly string[], id: string): readonly string[] | undefined => {
  if (picks.includes(id)) return picks.filter((pick) => pick !== id);
  return picks.length < MAX_COMPARED ? [...picks, id] : undefined;
};

const withQuery = (path: string, picks: readonly string[]): string =>
  picks.length === 0 ? path : `${path}?${withPicks(new URLSearchParams(), picks)}`;

/** Where these are compared. */
export const comparePath = (picks: readonly string[]): string =>
  withQuery('/favorites/compare', picks);

/** Where these are picked. */
export const pickPath = (picks: readonly string[]): string => withQuery('/favorites', picks);
