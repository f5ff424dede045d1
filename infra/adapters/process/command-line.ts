import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * The options and words of a command line, or an error that names the unknown option or the missing
 * value.
 *
 * Node's own parser. citty calls it as well, but not strictly: it would ignore an unknown option and
 * a word too many, and keep only the last of a repeated option.
 */
export const readCommandLine = <Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};
