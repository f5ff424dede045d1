import { dietaryProfilesRowSchema } from '@hearthway/domain/dietary/dietary-profiles.view.ts';
import {
  type AvoidedInProfile,
  avoidedInProfile,
} from '@hearthway/domain/recipes/avoided-in-profile.ts';
import type { HttpReply, HttpRequest } from '@hearthway/infra/adapters/http/server.ts';
import { ownRowReader } from '../consistency/own-row-reader.ts';
import { createReadSeen } from '../household/read-seen.ts';
import type { ReadDependencies } from '../read-part.ts';

export interface AvoidedBy extends AvoidedInProfile {
  readonly profileId: string;
  readonly childName: string;
}

/** Reads what the children that the caller sees must avoid. */
export const createReadAvoided = (
  dependencies: Pick<ReadDependencies, 'readModel' | 'privacy'>,
): ((request: HttpRequest, reply: HttpReply) => Promise<readonly AvoidedBy[]>) => {
  const readRow = ownRowReader(dependencies, 'dietary_profiles');
  const readSeen = createReadSeen(dependencies);
  return async (request, reply) => {
    const [row, { hasChild }] = await Promise.all([
      readRow(request, reply),
      readSeen(request, reply),
    ]);
    if (row === null) return [];
    return dietaryProfilesRowSchema
      .parse(row)
      .profiles.filter(({ removedAt, childId }) => removedAt === null && hasChild(childId))
      .map((profile) => ({
        profileId: profile.id,
        childName: profile.childName,
        ...avoidedInProfile(profile),
      }));
  };
};
