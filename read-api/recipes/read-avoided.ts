import { dietaryProfilesRowSchema } from '@hearthway/domain/dietary/dietary-profiles.view.ts';
import {
  type AvoidedInProfile,
  avoidedInProfile,
} from '@hearthway/domain/recipes/avoided-in-profile.ts';
import type { HttpReply, HttpRequest } from '@hearthway/infra/adapters/http/server.ts';
import { ownRowReader } from '../consistency/own-rows.ts';
import type { ReadDependencies } from '../read-part.ts';

export interface AvoidedBy extends AvoidedInProfile {
  readonly profileId: string;
  readonly childName: string;
}

export const createReadAvoided = (
  dependencies: Pick<ReadDependencies, 'readModel' | 'privacy'>,
): ((request: HttpRequest, reply: HttpReply) => Promise<readonly AvoidedBy[]>) => {
  const readRow = ownRowReader(dependencies, 'dietary_profiles');
  return async (request, reply) => {
    const row = await readRow(request, reply);
    if (row === null) return [];
    return dietaryProfilesRowSchema
      .parse(row)
      .profiles.filter(({ removedAt }) => removedAt === null)
      .map((profile) => ({
        profileId: profile.id,
        childName: profile.childName,
        ...avoidedInProfile(profile),
      }));
  };
};
