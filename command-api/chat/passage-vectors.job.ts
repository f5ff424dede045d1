import type { CommandDependencies } from '../commands/dependencies.ts';
import type { Job } from '../jobs/jobs.ts';

const EVERY_MS = 15_000;

/** Keeps the vectors of passages up to date with the published pages. Does nothing without vectors. */
export const passageVectorsJob = ({ vectors }: Pick<CommandDependencies, 'vectors'>): Job => ({
  name: 'passage-vectors',
  everyMs: EVERY_MS,
  run: async (signal) => (await vectors?.refresh(signal)) ?? { isMore: false },
});
