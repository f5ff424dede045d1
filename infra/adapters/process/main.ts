import { z } from 'zod';

/** Starts a process. An error is one sentence on stderr and exit code 1. */
export const runMain = (start: () => Promise<void>): void => {
  start().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
};

/** Port 0 takes a free one. */
export const portVariable = z.coerce.number().int().min(0).max(65_535);

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
