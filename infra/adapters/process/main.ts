import { z } from 'zod';
import { asksForHelp, UsageError } from './command-line.ts';

/**
 * Starts a process. An error is one sentence on stderr and exit code 1. Asked for help, a program that has no
 * other use of its arguments says how it is called, on stdout, with exit code 0.
 */
export const runMain = (start: () => Promise<void>): void => {
  const args = process.argv.slice(2);
  start().catch((error: unknown) => {
    if (error instanceof UsageError && asksForHelp(args)) {
      process.stdout.write(`${error.usage}\n`);
      process.exit(0);
    }
    process.stderr.write(`${sentenceOf(error, args)}\n`);
    process.exit(1);
  });
};

const sentenceOf = (error: unknown, args: readonly string[]): string => {
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof UsageError) || error.problem !== undefined) return error.message;
  const given =
    args.length === 0 ? 'Nothing was asked for' : `"${args.join(' ')}" is not one of these`;
  return `${error.usage}\n${given}: call it as above.`;
};

const PORT = { error: 'a port is a whole number from 0 to 65535, and 0 takes a free one' };

/** Port 0 takes a free one. */
export const portVariable = z.coerce.number(PORT).int(PORT).min(0, PORT).max(65_535, PORT);

/** Environment variables of every service, besides its connections. */
export const serviceVariables = {
  PORT: portVariable,
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
};

/** An empty variable counts as unset. Throws one sentence that names every variable that is missing or wrong. */
export const readEnvironment = <Shape extends z.core.$ZodShape>(
  variables: Shape,
  environment: Readonly<Record<string, string | undefined>>,
): z.output<z.ZodObject<Shape>> => {
  const result = z
    .object(variables)
    .safeParse(Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')));
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')} (${message})`);
  throw new Error(`The environment is not right: ${problems.join(', ')}.`);
};
