import { childLinksModel } from '@hearthway/domain/children/child-links.ts';
import {
  EVERY_CHILD,
  type SeenChildren,
  seenChildren,
} from '@hearthway/domain/household-scopes/seen-children.ts';
import type { HttpReply, HttpRequest } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf } from '@hearthway/infra/adapters/http/subject.ts';
import { ownRowReader } from '../consistency/own-row-reader.ts';
import type { ReadDependencies } from '../read-part.ts';

/** Reads which children the caller sees: nothing is read for those who see all of them. */
export const createReadSeen = (dependencies: Pick<ReadDependencies, 'readModel' | 'privacy'>) => {
  const readLinks = ownRowReader(dependencies, 'child_links');
  return async (request: HttpRequest, reply: HttpReply): Promise<SeenChildren> => {
    const { onlyChildren } = familyOf(request);
    if (onlyChildren === null) return EVERY_CHILD;
    const row = await readLinks(request, reply);
    return seenChildren(onlyChildren, row === null ? [] : childLinksModel.parse(row).links);
  };
};
