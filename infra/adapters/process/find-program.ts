import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Finds a program on the PATH by any of its names, in their order. Answers its path. */
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
    // It is absent, or another user's.
    return false;
  }
};
