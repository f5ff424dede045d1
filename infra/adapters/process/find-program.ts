import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the path of a program on the PATH, trying its names in order. */
export const findProgram = (
  names: readonly string[],
  { PATH = '' }: NodeJS.ProcessEnv,
): string | undefined =>
  names
    .flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)))
    .find(isExecutable);

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    // Missing, or not executable by this user.
    return false;
  }
};
