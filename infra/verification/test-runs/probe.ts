import { createHash } from 'node:crypto';

/**
 * Processor milliseconds of one probe during a run of all tests on the machine of the budgets: 30 for
 * the computation, measured there, and 6 for the memory, so that a probe takes as many times as long
 * elsewhere as the tests. Where new memory costs seven times as much, integration tests of the commit
 * that set the budgets (c2fe5413) take about 2.6 times their budget, and probes 2.3 to 2.5 times 36 ms.
 */
const REFERENCE_MS = 36;

const EVERY_MS = 5_000;

/**
 * Measures how slow this machine's processors are while `promise` is pending: 2 where they take twice
 * as long as on the machine of the budgets, and never below 1. A slower machine, or one whose cores
 * are shared, is no reason to fail. Tests of one kind may have the cores for themselves while those of
 * another share them, so each kind is measured for itself.
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

const PAGE_BYTES = 4_096;
const PAGES = 2_048;
/** So large that the system gives and takes back the memory each time. */
const FRESH_BYTES = 40 * 1024 * 1024;

/**
 * Processor milliseconds of a fixed piece of work: computation, and the first use of memory, on which
 * every process that tests start depends. On a virtual machine the second may be many times as slow.
 */
const probe = (): number => {
  const before = process.cpuUsage();
  for (let round = 0; round < 100; round += 1) {
    createHash('sha256').update(BLOCK).digest();
    JSON.parse(TEXT);
  }
  const fresh = Buffer.allocUnsafeSlow(FRESH_BYTES);
  for (let page = 0; page < PAGES; page += 1) fresh[page * PAGE_BYTES] = 1;
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};
