import { MOST_COMPARED } from '@hearthway/domain/favorites/favorites.constants.ts';

/** The favorites that an address names, in its order: no more than can be compared. */
export const picksIn = (params: URLSearchParams, name: string): readonly string[] =>
  [...new Set((params.get(name) ?? '').split(','))]
    .filter((id) => id !== '')
    .slice(0, MOST_COMPARED);

/** The same address with other favorites named in it, or with none. */
export const withPicks = (
  params: URLSearchParams,
  name: string,
  picks: readonly string[],
): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (picks.length === 0) next.delete(name);
  else next.set(name, picks.join(','));
  return next;
};

/** Takes a pick back, or adds one. Undefined when no more can be compared. */
export const toggled = (picks: readonly string[], id: string): readonly string[] | undefined => {
  if (picks.includes(id)) return picks.filter((pick) => pick !== id);
  return picks.length < MOST_COMPARED ? [...picks, id] : undefined;
};

export const comparePath = (picks: readonly string[]): string =>
  `/favorites/compare?${withPicks(new URLSearchParams(), 'ids', picks)}`;
