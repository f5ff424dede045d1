import { type ChildLink, withLink } from '@hearthway/domain/children/child-links.contract.ts';
import { isNotYetShown, type SentCommand } from '../../../api/sent-commands.ts';

export interface LinkChange extends ChildLink {
  readonly isLinked: boolean;
}

/** Links with the changes that this page sent since they were read. A refused change falls back. */
export const withLinkChanges = (
  links: readonly ChildLink[],
  {
    shown,
    changes,
  }: { readonly shown: string | undefined; readonly changes: readonly SentCommand<LinkChange>[] },
): readonly ChildLink[] =>
  changes
    .filter((change) => isNotYetShown(change, shown))
    .reduce((list, { command: { isLinked, ...link } }) => withLink(list, link, isLinked), links);

/** Ids of the children that an object is for, among those that the family knows; empty for all of them. */
export const childrenOf = (
  { kind, objectId }: Pick<ChildLink, 'kind' | 'objectId'>,
  { links, known }: { readonly links: readonly ChildLink[]; readonly known: readonly string[] },
): readonly string[] =>
  links
    .filter(
      (link) => link.kind === kind && link.objectId === objectId && known.includes(link.childId),
    )
    .map(({ childId }) => childId);
