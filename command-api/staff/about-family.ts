import { isRefusal, refuse } from '@hearthway/infra/adapters/http/errors.ts';
import { findFamily } from '@hearthway/infra/adapters/staff/families.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

/**
 * Does something about a family. Refuses with `UnknownFamily`, also where it is somebody who works
 * here: they are no family.
 */
export const aboutFamily = async <Result>(
  { database }: Pick<CommandDependencies, 'database'>,
  userId: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  if ((await findFamily(database, userId)) === undefined) throw refuse('UnknownFamily');
  try {
    return await work();
  } catch (error) {
    // It is being deleted. Passed on, this would sign out whoever asks, who is well signed in.
    if (isRefusal(error, 'SignInRequired')) throw refuse('UnknownFamily');
    throw error;
  }
};
