import { readModelNamed } from '@hearthway/domain/contexts.ts';
import { journeySchema } from '@hearthway/domain/journey/journey.contract.ts';
import type { HttpReply, HttpRequest } from '@hearthway/infra/adapters/http/server.ts';
import { familyOfVisitor } from '@hearthway/infra/adapters/http/subject.ts';
import type { ReadDependencies } from '../read-part.ts';

/** Returns the home of the caller's family, as typed; undefined if not given. */
export type ReadHome = (request: HttpRequest, reply: HttpReply) => Promise<string | undefined>;

export const createReadHome = ({
  readModel,
  privacy,
}: Pick<ReadDependencies, 'readModel' | 'privacy'>): ReadHome => {
  const readOnboarding = readModel('journey', ({ selectFrom }, userId) =>
    selectFrom('journey').select('onboarding').where('user_id', '=', userId).$asScalar(),
  );
  return async (request, reply) => {
    const family = familyOfVisitor(request);
    if (family === undefined) return undefined;
    const onboarding = await readOnboarding({ request, reply, key: family.familyId });
    return (await homeIn({ privacy, userId: family.familyId, onboarding })) ?? undefined;
  };
};

interface HomeOptions extends Pick<ReadDependencies, 'privacy'> {
  readonly userId: string;
  readonly onboarding: unknown;
}

/** Returns null if not given. */
export const homeIn = async ({
  privacy,
  userId,
  onboarding,
}: HomeOptions): Promise<string | null> => {
  if (onboarding === null) return null;
  const [row] = await privacy.openRows(journey, [{ user_id: userId, onboarding }]);
  return onboardingSchema.parse(row?.onboarding ?? null)?.location ?? null;
};

const journey = readModelNamed('journey');

const onboardingSchema = journeySchema.shape.onboarding;
