import shared from '@eventstore/db-client/generated/shared_pb.js';
import { invalidArgument } from './errors.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Throws an invalid-argument error when the name is missing, empty or not UTF-8. */
export const streamNameFrom = (identifier: shared.StreamIdentifier | undefined): string => {
  const name = identifier === undefined ? '' : decodeName(identifier.getStreamName_asU8());
  if (name === '') throw invalidArgument('A stream name is required.');
  return name;
};

export const streamIdentifier = (streamId: string): shared.StreamIdentifier => {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Buffer.from(streamId).toString('base64'));
  return identifier;
};

const decodeName = (bytes: Uint8Array): string => {
  try {
    return decoder.decode(bytes);
  } catch {
    throw invalidArgument('A stream name must be UTF-8.');
  }
};
