import type { FoundResource } from '@hearthway/domain/directory/directory.contract.ts';
import type { Marker } from './markers.ts';

/** Returns the providers at a marker; for a cluster, those nearest to its center. */
export const membersOf = (
  { only, count }: Marker,
  resources: readonly FoundResource[],
): readonly FoundResource[] =>
  only === null ? resources.slice(0, count) : resources.filter(({ id }) => id === only.id);
