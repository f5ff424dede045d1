import { matchesGlob } from 'node:path';

/** Patterns of `--project` on Vitest's command line. */
const patterns = process.argv.flatMap((text, at) =>
  process.argv[at - 1] === '--project' ? [text] : (/^--project=(.*)/.exec(text)?.slice(1) ?? []),
);

/**
 * Whether this run takes tests of a project. Vitest resolves each one that the configuration names,
 * with its plugins, also those whose tests it leaves out.
 */
export const isWanted = (project: string): boolean => isChosen(project, patterns);

/** By patterns of which those with a `!` exclude. */
export const isChosen = (project: string, chosen: readonly string[]): boolean => {
  const including = chosen.filter((pattern) => !pattern.startsWith('!'));
  return (
    (including.length === 0 || including.some((pattern) => matchesGlob(project, pattern))) &&
    !chosen.some((pattern) => pattern.startsWith('!') && matchesGlob(project, pattern.slice(1)))
  );
};
