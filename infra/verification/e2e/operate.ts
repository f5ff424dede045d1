import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY } from '../../launcher/programs.ts';

const run = promisify(execFile);

/**
 * Environment in which Node keeps compiled code between processes. Without it, half of the work of a
 * start is stripping types.
 */
export const KEEPS_COMPILED_CODE = {
  NODE_COMPILE_CACHE: join(REPOSITORY, 'node_modules/.cache/compiled'),
};

/** Runs an operator's program against a running Hearthway. Resolves with its output. */
export const operate = async (
  { dataDirectory }: { readonly dataDirectory: string },
  [program, ...args]: readonly [program: string, ...args: string[]],
): Promise<string> => {
  const env = { ...KEEPS_COMPILED_CODE, DATA_DIR: dataDirectory };
  const { stdout } = await run(process.execPath, [program, ...args], { env });
  return stdout;
};
