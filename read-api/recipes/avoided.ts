import { type Avoided, AVOIDS_NOTHING } from '@hearthway/domain/recipes/fit.ts';
import type { HttpReply, HttpRequest } from '@hearthway/infra/adapters/http/server.ts';
import type { ReadDependencies } from '../read-part.ts';

/** A child's profile, as recipes need it. */
export interface AvoidedBy {
  readonly profileId: string;
  readonly avoided: Avoided;
  /** Allergies that no table knows: every label has to be read. */
  readonly hasUnchecked: boolean;
}

/** All that one of the family's children avoids. */
export const avoidedByAll = (profiles: readonly AvoidedBy[]): Avoided => ({
  ...AVOIDS_NOTHING,
  watched: [...new Set(profiles.flatMap(({ avoided }) => avoided.watched))],
  foods: [...new Set(profiles.flatMap(({ avoided }) => avoided.foods))],
});

/** The family's profiles; none until they are a context. */
export const createReadAvoided =
  (_: Pick<ReadDependencies, 'readModel' | 'privacy'>) =>
  async (_request: HttpRequest, _reply: HttpReply): Promise<readonly AvoidedBy[]> => [];
