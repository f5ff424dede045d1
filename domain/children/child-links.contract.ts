import * as z from 'zod/mini';
import { LINKED_KINDS } from './children.constants.ts';
import { childParamsSchema } from './children.contract.ts';

/**
 * `PUT /api/children/{childId}/links/{kind}/{objectId}` links an object to a child, `DELETE` unlinks it; both are
 * idempotent. An object without a link is for the whole family.
 */
export const childLinkParamsSchema = z.extend(childParamsSchema, {
  kind: z.enum(LINKED_KINDS),
  objectId: z.string().check(z.regex(/^[\w:.-]{1,100}$/)),
});

const childLinkSchema = z.readonly(
  z.object({ kind: z.enum(LINKED_KINDS), objectId: z.string(), childId: z.string() }),
);

export type ChildLink = z.infer<typeof childLinkSchema>;

/** `GET /api/child-links`: oldest first. */
export const childLinksSchema = z.readonly(z.array(childLinkSchema));

export const isSameLink = (one: ChildLink, other: ChildLink): boolean =>
  one.kind === other.kind && one.objectId === other.objectId && one.childId === other.childId;

/** Adds a link to the end of a list, or takes it out. */
export const withLink = (
  links: readonly ChildLink[],
  link: ChildLink,
  isLinked: boolean,
): readonly ChildLink[] => {
  const others = links.filter((each) => !isSameLink(each, link));
  return isLinked ? [...others, link] : others;
};
