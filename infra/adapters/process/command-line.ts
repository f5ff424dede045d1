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

/** Error of a command line that does not fit: says how the program is called, and what is wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly usage: string;
  /** Undefined where the words as a whole are no command. */
  readonly problem: string | undefined;

  constructor(usage: string, problem?: string) {
    super(problem === undefined ? usage : `${usage}\n${problem}`);
    this.usage = usage;
    this.problem = problem;
  }
}

/** Whether the command line asks how the program is called. */
export const asksForHelp = (args: readonly string[]): boolean =>
  args.includes('--help') || args.includes('-h');
