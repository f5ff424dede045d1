import { createHash } from 'node:crypto';

/** Processor milliseconds of one probe during a run of all tests on the machine of the budgets. */
const REFERENCE_MS = 30;

const EVERY_MS = 5_000;

/**
 * Measures how slow this machine's processors are while `promise` is pending: 2 where they take twice
 * as long as on the machine of the budgets, and never below 1. A slower machine, or one whose cores
 * are shared, is no reason to fail.
 */
export const measureSlowness = async (promise: Promise<unknown>): Promise<number> => {
  const probes = [probe()];
  const timer = setInterval(() => probes.push(probe()), EVERY_MS);
  try {
    await promise;
  } finally {
    clearInterval(timer);
  }
  const median = probes.toSorted((a, b) => a - b)[probes.length >> 1] ?? REFERENCE_MS;
  return Math.max(1, median / REFERENCE_MS);
};

const BLOCK = Buffer.alloc(64 * 1024, 1);
const TEXT = JSON.stringify(Array.from({ length: 2_000 }, (_, n) => ({ n, name: `row ${n}` })));

/** Processor milliseconds of a fixed piece of work. */
const probe = (): number => {
  const before = process.cpuUsage();
  for (let round = 0; round < 100; round += 1) {
    createHash('sha256').update(BLOCK).digest();
    JSON.parse(TEXT);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};
