import type shared from '@eventstore/db-client/generated/shared_pb.js';
import type { ProposedEvent } from '../semantics/event.ts';
import { invalidArgument, missingMetadata } from './errors.ts';
import { uuidFrom } from './uuid.ts';

/** Fields that both append calls carry for each event. */
interface ProposedMessage {
  getId(): shared.UUID | undefined;
  getMetadataMap(): { get(key: string): string | undefined };
  getData_asU8(): Uint8Array;
  getCustomMetadata_asU8(): Uint8Array;
}

/** Throws an invalid-argument error that says what is wrong with the event. */
export const proposedEventFrom = (message: ProposedMessage): ProposedEvent => {
  const properties = message.getMetadataMap();
  const type = properties.get('type');
  const contentType = properties.get('content-type');
  if (type === undefined || type === '') throw missingMetadata('type');
  if (contentType === undefined) throw missingMetadata('content-type');
  const id = uuidFrom(message.getId());
  if (id === undefined) throw invalidArgument(`An event of type ${type} has no valid id.`);
  return {
    id,
    type,
    isJson: contentType === 'application/json',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
};
