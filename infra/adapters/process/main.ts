import { z } from 'zod';
import { oneOf, port } from './argument-values.ts';
import { asksForHelp, type Program, UsageError } from './command-line.ts';

/**
 * Starts a program with its parsed command line. For help, it prints the usage with exit code 0. A wrong call
 * is exit code 2, with one line about the wrong argument and one that names `--help`. Any other error is one
 * sentence on stderr and exit code 1.
 */
export const runMain = <Read>(
  program: Program<Read>,
  start: (read: Read) => Promise<void>,
): void => {
  const args = process.argv.slice(2);
  if (asksForHelp(args)) {
    process.stdout.write(`${program.usage}\n`);
    return;
  }
  // Deferred, so that the calling module has defined everything that its start uses.
  const started = Promise.resolve().then(() => start(program.read(args)));
  started.catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    const isWrongCall = error instanceof UsageError;
    process.stderr.write(
      isWrongCall ? `${message}\n${program.name} --help tells more.\n` : `${message}\n`,
    );
    process.exit(isWrongCall ? 2 : 1);
  });
};

/** Aborts at the first Ctrl-C or SIGTERM, with this sentence as the error. A second one ends the process. */
export const untilInterrupted = (sentence: string): AbortSignal => {
  const interruption = new AbortController();
  const interrupt = (): void => interruption.abort(new Error(sentence));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  return interruption.signal;
};

/** Environment variables of every service, besides its connections. */
export const serviceVariables = {
  PORT: port,
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: oneOf('no level', ['debug', 'info', 'warn', 'error', 'silent']).default('info'),
};

/**
 * Treats an empty variable as unset. Throws a line for each missing or invalid variable, in the form of wrong
 * arguments.
 */
export const readEnvironment = <Shape extends z.core.$ZodShape>(
  variables: Shape,
  environment: Readonly<Record<string, string | undefined>>,
): z.output<z.ZodObject<Shape>> => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = z.object(variables).safeParse(given);
  if (result.success) return result.data;
  throw new Error(
    result.error.issues
      .map(({ path: [name], message }) => {
        const isMissing = name === undefined || given[String(name)] === undefined;
        return `${String(name)}: ${isMissing ? 'is not set; the environment has to hold it' : message}`;
      })
      .join('\n'),
  );
};
