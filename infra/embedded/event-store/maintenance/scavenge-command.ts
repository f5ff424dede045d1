import { EventStoreDBClient } from '@eventstore/db-client';
import operationsServices from '@eventstore/db-client/generated/operations_grpc_pb.js';
import operations from '@eventstore/db-client/generated/operations_pb.js';
import { credentials, Metadata } from '@grpc/grpc-js';
import { z } from 'zod';
import { TOKEN_HEADER } from '../protocol/token.ts';
import { SystemEventType } from '../semantics/system.ts';
import { scavengeStreamOf } from './scavenger.ts';

const completed = z.object({
  result: z.string(),
  removedEvents: z.number().optional(),
  error: z.string().optional(),
});

/** Asks the server on this port to scavenge and waits for the end. Answers with a sentence. */
export const scavengeServer = async (port: number, token = ''): Promise<string> => {
  const scavengeId = await startScavenge(port, token);
  const client = EventStoreDBClient.connectionString(
    `esdb://127.0.0.1:${port}?tls=false&connectionName=${token || 'scavenge'}`,
  );
  try {
    for await (const { event } of client.subscribeToStream(scavengeStreamOf(scavengeId))) {
      if (event?.type !== SystemEventType.scavengeCompleted) continue;
      const { result, removedEvents, error } = completed.parse(event.data);
      return result === 'Success'
        ? `Scavenged: ${removedEvents ?? 0} events removed.`
        : `The scavenge failed: ${error ?? result}.`;
    }
    return 'The server ended before the scavenge did.';
  } finally {
    await client.dispose();
  }
};

const startScavenge = (port: number, token: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const client = new operationsServices.OperationsClient(
      `127.0.0.1:${port}`,
      credentials.createInsecure(),
    );
    const metadata = new Metadata();
    metadata.set(TOKEN_HEADER, token);
    client.startScavenge(new operations.StartScavengeReq(), metadata, (error, response) => {
      client.close();
      if (error === null) resolve(response.getScavengeId());
      else reject(new Error(`No event store answers on port ${port}: ${error.details}.`));
    });
  });
