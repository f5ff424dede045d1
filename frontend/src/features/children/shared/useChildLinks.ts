import { childLinksSchema } from '@hearthway/domain/children/child-links.contract.ts';
import type { LinkedKind } from '@hearthway/domain/children/children.constants.ts';
import type { Child } from '@hearthway/domain/children/children.contract.ts';
import {
  queryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';
import { useSentCommands } from '../../../api/sent-commands.ts';
import { familyKey } from '../../../live/cache-keys.ts';
import { childrenOf, type LinkChange, withLinkChanges } from './child-links.ts';
import { CHILDREN_PATH, childrenQuery, presentIn } from './children.query.ts';

const childLinksQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'child_links'),
    queryFn: ({ signal }) =>
      api.read('child_links', '/api/child-links', { schema: childLinksSchema, signal }),
  });

const changesKey = (userId: string) => familyKey(userId, 'child-link-changes');

export interface ChildLinks {
  /** Children that were not removed. With fewer than two, no page asks which child something is for. */
  readonly children: readonly Child[];
  /** Ids of the children that an object is for; empty for all of them. */
  readonly childrenOf: (kind: LinkedKind, objectId: string) => readonly string[];
  /** Whether an object is for a child: marked for it, or for none. */
  readonly isFor: (kind: LinkedKind, objectId: string, childId: string) => boolean;
  /** Query behind the links; not asked with fewer than two children. */
  readonly query: UseQueryResult<unknown>;
}

/** Links of objects to children, with this page's changes applied at once. */
export const useChildLinks = (userId: string): ChildLinks => {
  const { data: family } = useQuery(childrenQuery(userId));
  const known = family?.answer ?? [];
  const children = presentIn(known);
  const query = useQuery({ ...childLinksQuery(userId), enabled: known.length > 1 });
  const list = query.data;
  const changes = useSentCommands<LinkChange>(changesKey(userId));
  const links = withLinkChanges(list?.answer ?? [], { shown: list?.position, changes });
  const linked: ChildLinks['childrenOf'] = (kind, objectId) =>
    childrenOf({ kind, objectId }, { links, known: known.map(({ id }) => id) });
  return {
    children,
    childrenOf: linked,
    query,
    isFor: (kind, objectId, childId) => {
      const ids = linked(kind, objectId);
      return ids.length === 0 || ids.includes(childId);
    },
  };
};

/** Marks an object for a child, or takes the mark off, one change at a time. */
export const useLinkChange = (userId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: changesKey(userId),
    scope: { id: 'child-links' },
    mutationFn: ({ kind, objectId, childId, isLinked }: LinkChange) =>
      api.send({
        method: isLinked ? 'PUT' : 'DELETE',
        path: `${CHILDREN_PATH}/${childId}/links/${kind}/${encodeURIComponent(objectId)}`,
        schema: ignored,
      }),
    onSuccess: () => void queryClient.invalidateQueries(childLinksQuery(userId)),
  });
};
