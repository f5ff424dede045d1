import type {
  Beyond,
  FoundResource,
  ResourceList,
} from '@hearthway/domain/directory/directory.contract.ts';
import type { StateOffices } from '@hearthway/domain/directory/offices.contract.ts';
import type { InfiniteData } from '@tanstack/react-query';

/** Results of all pages loaded so far. */
export interface Found {
  readonly resources: readonly FoundResource[];
  /** Metadata of the last page. */
  readonly meta: ResourceList['meta'];
  /** Listings elsewhere, for an empty result. */
  readonly beyond: Beyond | null;
  /** Offices shown beside few results. */
  readonly offices: StateOffices | null;
}

/** Combines the pages. A listing that an import has moved between pages appears once. */
export const listOf = ({ pages }: InfiniteData<ResourceList>): Found | undefined => {
  const last = pages.at(-1);
  if (last === undefined) return undefined;
  const { meta, beyond } = last;
  const offices = pages[0]?.offices ?? null;
  const all = pages.flatMap(({ resources }) => resources);
  return {
    resources: [...new Map(all.map((each) => [each.id, each])).values()],
    meta,
    beyond,
    offices,
  };
};
