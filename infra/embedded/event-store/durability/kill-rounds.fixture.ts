import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { EventStoreDBClient } from '@eventstore/db-client';
import { z } from 'zod';
import { startServerProcess } from '../server-process.ts';

const APPENDER = fileURLToPath(new URL('./appender.fixture.ts', import.meta.url));

const acknowledgement = z.object({
  streamId: z.string(),
  batchId: z.string(),
  size: z.number(),
  lastRevision: z.string(),
  position: z.string(),
});

export type Acknowledgement = z.infer<typeof acknowledgement>;

/** Event of the appender in the reopened log. */
export interface FoundEvent {
  readonly streamId: string;
  readonly batchId: string;
  readonly size: number;
  readonly revision: bigint;
  readonly position: bigint;
}

/** Kills a server under load after `killAfterMs`; resolves with the acknowledged events. */
export const killUnderLoad = async (
  directory: string,
  killAfterMs: number,
): Promise<Acknowledgement[]> => {
  const server = await startServerProcess(['--data', directory]);
  const appender = spawn(process.execPath, [APPENDER, server.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: Acknowledgement[] = [];
  const lines = createInterface(appender.stdout);
  lines.on('line', (line) => acknowledged.push(acknowledgement.parse(JSON.parse(line))));
  await once(lines, 'line');
  await delay(killAfterMs);
  const ended = once(appender, 'close');
  await server.stop('SIGKILL');
  await ended;
  return acknowledged;
};

/** Returns all events of the appender's streams in log order, after reopening the log. */
export const readBack = async (directory: string): Promise<FoundEvent[]> => {
  const server = await startServerProcess(['--data', directory]);
  const client = EventStoreDBClient.connectionString(server.url);
  const stored = z.object({ batchId: z.string(), size: z.number() });
  const found: FoundEvent[] = [];
  for await (const { event } of client.readAll()) {
    if (event === undefined || !event.streamId.startsWith('durability-')) continue;
    found.push({
      ...stored.parse(event.data),
      streamId: event.streamId,
      revision: event.revision,
      position: event.position.commit,
    });
  }
  await client.dispose();
  await server.stop();
  return found;
};

/** Describes violated guarantees of the log, one sentence each; empty when all were kept. */
export const findViolations = (
  found: readonly FoundEvent[],
  acknowledged: readonly Acknowledgement[],
): string[] => {
  const violations: string[] = [];
  const nextRevision = new Map<string, bigint>();
  const batches = new Map<string, FoundEvent[]>();
  let lastPosition = -1n;
  for (const event of found) {
    const expected = nextRevision.get(event.streamId) ?? 0n;
    if (event.revision !== expected)
      violations.push(`${event.streamId} has ${event.revision} where ${expected} belongs`);
    nextRevision.set(event.streamId, event.revision + 1n);
    if (event.position <= lastPosition)
      violations.push(`position ${event.position} follows ${lastPosition}`);
    lastPosition = event.position;
    batches.set(event.batchId, [...(batches.get(event.batchId) ?? []), event]);
  }
  for (const [batchId, events] of batches)
    if (events.length !== events[0]?.size)
      violations.push(`append ${batchId} is there with ${events.length} events`);
  for (const { batchId, streamId, lastRevision, position } of acknowledged) {
    const last = batches.get(batchId)?.at(-1);
    if (last === undefined) violations.push(`acknowledged append ${batchId} is lost`);
    else if (
      last.streamId !== streamId ||
      String(last.revision) !== lastRevision ||
      String(last.position) !== position
    )
      violations.push(`append ${batchId} is not where it was acknowledged`);
  }
  return violations;
};
