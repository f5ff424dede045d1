import type shared from '@eventstore/db-client/generated/shared_pb.js';
import type { ProposedEvent } from '../semantics/event.ts';
import { invalidArgument, missingMetadata } from './errors.ts';
import { uuidFrom } from './uuid.ts';

/** Event in a generated message. */
interface ProposedMessage {
  getId(): shared.UUID | undefined;
  getMetadataMap(): { get(key: string): string | undefined };
  getData_asU8(): Uint8Array;
  getCustomMetadata_asU8(): Uint8Array;
}

/** Parts of an event that were sent; others are undefined. */
export interface ProposedFields extends Pick<ProposedEvent, 'data' | 'metadata'> {
  readonly id: string | undefined;
  readonly type: string | undefined;
  readonly contentType: string | undefined;
}

/** Throws an invalid-argument error that describes the problem with the event. */
export const proposedEventFrom = (message: ProposedMessage): ProposedEvent => {
  const properties = message.getMetadataMap();
  return requireFields({
    id: uuidFrom(message.getId()),
    type: properties.get('type'),
    contentType: properties.get('content-type'),
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  });
};

/** Throws an invalid-argument error that describes the problem with the event. */
export const requireFields = (fields: ProposedFields): ProposedEvent => {
  const { id, type, contentType, data, metadata } = fields;
  if (type === undefined || type === '') throw missingMetadata('type');
  if (contentType === undefined) throw missingMetadata('content-type');
  if (id === undefined) throw invalidArgument(`An event of type ${type} has no valid id.`);
  return { id, type, isJson: contentType === 'application/json', data, metadata };
};
