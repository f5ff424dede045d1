/** Ids of the children that a member sees; null for all of a household, those added later included. */
export type OnlyChildren = readonly string[] | null;

/** Whether two grants are for the same children, in any order. */
export const isSameSight = (one: OnlyChildren, other: OnlyChildren): boolean =>
  one === null || other === null
    ? one === other
    : one.every((id) => other.includes(id)) && other.every((id) => one.includes(id));

/** Object that is marked for a child, or for several. */
interface Link {
  readonly kind: string;
  readonly objectId: string;
  readonly childId: string;
}

/** Finds the children that an object is marked for: null for none, and so for the whole family. */
export const childrenLinkedTo = (
  links: readonly Link[],
  { kind, objectId }: Pick<Link, 'kind' | 'objectId'>,
): readonly string[] | null => {
  const children = links
    .filter((link) => link.kind === kind && link.objectId === objectId)
    .map(({ childId }) => childId);
  return children.length === 0 ? null : children;
};

/** Children and objects that a member sees. */
export interface SeenChildren {
  /** Null is the id of no child, which such a member does not see. */
  readonly hasChild: (childId: string | null) => boolean;
  /** Every member sees an object of the whole family. */
  readonly hasObject: (kind: string, objectId: string) => boolean;
}

/** Sight of members who see every child. */
export const EVERY_CHILD: SeenChildren = { hasChild: () => true, hasObject: () => true };

/** Says what a member sees, by the children of the grant and the links of the household's objects. */
export const seenChildren = (
  onlyChildren: NonNullable<OnlyChildren>,
  links: readonly Link[],
): SeenChildren => ({
  hasChild: (childId) => childId !== null && onlyChildren.includes(childId),
  hasObject: (kind, objectId) => {
    const children = childrenLinkedTo(links, { kind, objectId });
    return children === null || children.some((childId) => onlyChildren.includes(childId));
  },
});
