import { availableParallelism } from 'node:os';

/**
 * Integration, end-to-end and component tests run at the same time: much of what they do is waiting
 * for servers and pages, and one more worker than there are processors uses that time. Vitest asks for
 * one number of workers in a group; the page of the component tests is another one beside these.
 */
export const besideEachOther = {
  maxWorkers: availableParallelism() + 1,
  sequence: { groupOrder: 1 },
};
