import { EventStoreDBClient } from '@eventstore/db-client';
import operationsServices from '@eventstore/db-client/generated/operations_grpc_pb.js';
import operations from '@eventstore/db-client/generated/operations_pb.js';
import { credentials, Metadata } from '@grpc/grpc-js';
import { z } from 'zod';

/** Written by the server at the end, to the stream of the scavenge. */
const COMPLETED_TYPE = '$scavengeCompleted';

const completed = z.object({
  result: z.string(),
  removedEvents: z.number().optional(),
  error: z.string().optional(),
});

/**
 * Asks the embedded event store at this address to scavenge and waits for the end. Answers with a sentence.
 *
 * @throws A sentence for the address of another event store, and for one that does not answer.
 */
export const scavengeStore = async (address: string): Promise<string> => {
  const { host, searchParams } = new URL(address.replace(/^esdb(\+discover)?:/, 'http:'));
  if (searchParams.get('tls') !== 'false')
    throw new Error(
      'This Hearthway keeps its events in an EventStoreDB of your own: scavenge that by its own means.',
    );
  const scavengeId = await startScavenge(host, searchParams.get('connectionName') ?? '');
  const client = EventStoreDBClient.connectionString(address);
  try {
    for await (const { event } of client.subscribeToStream(`$scavenges-${scavengeId}`)) {
      if (event?.type !== COMPLETED_TYPE) continue;
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

/** The client sends the name of its connection with every call, and the server takes it for a token. */
const startScavenge = (host: string, connectionName: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const client = new operationsServices.OperationsClient(host, credentials.createInsecure());
    const metadata = new Metadata();
    metadata.set('connection-name', connectionName);
    client.startScavenge(new operations.StartScavengeReq(), metadata, (error, response) => {
      client.close();
      if (error === null) resolve(response.getScavengeId());
      else reject(new Error(`The event store at ${host} does not scavenge: ${error.details}.`));
    });
  });
