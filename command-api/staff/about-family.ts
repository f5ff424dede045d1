import { isRefusal, refuse } from '@hearthway/infra/adapters/http/errors.ts';
import { findFamily } from '@hearthway/infra/adapters/staff/families.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

/**
 * Runs a command on a family. Refuses with `UnknownFamily`, also for staff accounts, which are no families.
 */
export const aboutFamily = async <Result>(
  dependencies: Pick<CommandDependencies, 'database' | 'privacy' | 'clock'>,
  userId: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  if ((await findFamily(dependencies, userId)) === undefined) throw refuse('UnknownFamily');
  try {
    return await work();
  } catch (error) {
    // The family is being deleted. Passing on this error would sign the staff member out.
    if (isRefusal(error, 'SignInRequired')) throw refuse('UnknownFamily');
    throw error;
  }
};
