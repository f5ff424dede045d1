import { randomUUID } from 'node:crypto';
import { SystemEventType, SystemStream } from '../semantics/system.ts';
import type { EventLog } from '../storage/event-log.ts';

export interface Scavenger {
  /** Starts a scavenge, or returns the running one. */
  readonly start: () => { readonly scavengeId: string; readonly isNew: boolean };
}

/** Stream in which a scavenge records its progress. */
const scavengeStreamOf = (scavengeId: string): string => `${SystemStream.scavenges}-${scavengeId}`;

/** Runs one scavenge at a time and records its start and end as events, as the real server does. */
export const createScavenger = (log: EventLog, onError: (error: Error) => void): Scavenger => {
  let running: string | undefined;

  const record = async (scavengeId: string, type: string, data: object): Promise<void> => {
    await log.write({
      kind: 'append',
      streamId: scavengeStreamOf(scavengeId),
      expected: 'any',
      events: [
        {
          id: randomUUID(),
          type,
          isJson: true,
          data: Buffer.from(JSON.stringify({ scavengeId, ...data })),
          metadata: new Uint8Array(),
        },
      ],
    });
  };

  const run = async (scavengeId: string): Promise<void> => {
    await record(scavengeId, SystemEventType.scavengeStarted, {});
    const outcome = await log.scavenge().then(
      ({ removedEvents }) => ({ result: 'Success', removedEvents }),
      (error: Error) => ({ result: 'Failed', error: error.message }),
    );
    await record(scavengeId, SystemEventType.scavengeCompleted, outcome);
  };

  return {
    start: () => {
      if (running !== undefined) return { scavengeId: running, isNew: false };
      const scavengeId = randomUUID();
      running = scavengeId;
      run(scavengeId)
        .catch(onError)
        .finally(() => {
          running = undefined;
        });
      return { scavengeId, isNew: true };
    },
  };
};
