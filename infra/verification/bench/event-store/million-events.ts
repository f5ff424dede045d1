import { readFileSync } from 'node:fs';
import { startServerProcess } from '../../../embedded/event-store/server-process.ts';
import { sized } from '../size.ts';
import { measureAppends, measureCatchUp } from './client.ts';
import { fill } from './fill.ts';

const EVENTS = sized(1_000_000, 10_000);

/** Measures a server over a million events: time to open, and memory before and after work. */
export const measureMillionEvents = async (directory: string): Promise<void> => {
  fill(directory, EVENTS);
  const beforeStart = performance.now();
  const server = await startServerProcess(['--data', directory]);
  const startedAfter = performance.now() - beforeStart;
  try {
    const afterOpening = residentMegabytes(server.pid);
    const catchUp = await measureCatchUp(server.url);
    const afterReading = residentMegabytes(server.pid);
    const appends = await measureAppends(server.url, { concurrency: 32, seconds: sized(5, 0.3) });
    const afterWriting = residentMegabytes(server.pid);
    console.log(`\nWith ${EVENTS.toLocaleString('en')} events stored`);
    console.table({
      'process started and log opened (ms)': Math.round(startedAfter),
      'resident after opening (MB)': Math.round(afterOpening),
      'resident after reading (MB)': Math.round(afterReading),
      'resident after writing (MB)': Math.round(afterWriting),
      '$all catch-up (events/s)': Math.round(catchUp),
      'appends at 32 (1/s)': Math.round(appends.perSecond),
    });
  } finally {
    await server.stop();
  }
};

/** Memory of another process. */
const residentMegabytes = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
};
