import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type shared from '@eventstore/db-client/generated/shared_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { handleUnaryCall, MethodDefinition } from '@grpc/grpc-js';

/** Release of EventStoreDB whose behavior this server follows. */
const SERVER_VERSION = '24.6.0';

type AnyMethod = Pick<MethodDefinition<never, never>, 'path'>;

/**
 * Supported methods of the protocol, some with named features, which clients query before they choose a call.
 */
const SUPPORTED: readonly (readonly [method: AnyMethod, features: readonly string[]])[] = [
  [streamsService.StreamsService.read, ['position', 'events']],
  [streamsService.StreamsService.append, []],
  [streamsService.StreamsService.delete, []],
  [streamsService.StreamsService.tombstone, []],
  [streamsService.StreamsService.batchAppend, []],
];

export const supportedMethodsHandler: handleUnaryCall<shared.Empty, features.SupportedMethods> = (
  _call,
  callback,
) => {
  const response = new features.SupportedMethods();
  response.setEventStoreServerVersion(SERVER_VERSION);
  for (const [{ path }, names] of SUPPORTED) {
    const [, service = '', method = ''] = path.split('/');
    const supported = new features.SupportedMethod();
    supported.setServiceName(service.toLowerCase());
    supported.setMethodName(method.toLowerCase());
    supported.setFeaturesList([...names]);
    response.addMethods(supported);
  }
  callback(null, response);
};
