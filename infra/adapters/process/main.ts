import { z } from 'zod';
import { oneOf, port } from './argument-values.ts';
import { asksForHelp, type Program, UsageError } from './command-line.ts';

/**
 * Starts a program with what its command line says. Asked for help, it prints its usage instead, with exit
 * code 0. A wrong call is exit code 2, one line about the wrong argument, and one that names `--help`. Any
 * other error is one sentence on stderr and exit code 1.
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
  // The module that calls has defined all that its start uses by then.
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

/** Aborts at the first Ctrl-C or SIGTERM, with an error that says this sentence. A second one ends the process. */
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
 * An empty variable counts as unset. Throws a line for each variable that is missing or wrong, in the form
 * of wrong arguments.
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
