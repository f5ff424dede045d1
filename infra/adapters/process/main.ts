import { z } from 'zod';

/** Runs a process to its start. What goes wrong is one sentence on stderr and exit code 1. */
export const runMain = (start: () => Promise<void>): void => {
  start().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
};

/** Port 0 takes a free one. */
export const portVariable = z.coerce.number().int().min(0).max(65_535);

/** What every service reads from its environment, beside what it connects to. */
export const serviceVariables = {
  PORT: portVariable,
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
};

/** Throws one sentence that names every variable that is missing or wrong. */
export const readEnvironment = <Shape extends z.core.$ZodShape>(
  variables: Shape,
  environment: Readonly<Record<string, string | undefined>>,
): z.output<z.ZodObject<Shape>> => {
  const result = z.object(variables).safeParse(environment);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')} (${message})`);
  throw new Error(`The environment is not right: ${problems.join(', ')}.`);
};
