import { availableParallelism } from 'node:os';

/**
 * Integration, end-to-end and component tests run at the same time, each with a worker for each processor.
 * With one more, the same integration tests cost a fifth more and took longer: each worker loads all modules
 * for itself. Vitest asks for one number of workers in a group.
 */
export const besideEachOther = {
  maxWorkers: availableParallelism(),
  sequence: { groupOrder: 1 },
};
