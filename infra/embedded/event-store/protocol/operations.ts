import operations from '@eventstore/db-client/generated/operations_pb.js';
import type { handleUnaryCall } from '@grpc/grpc-js';
import type { Scavenger } from '../maintenance/scavenger.ts';

export const startScavengeHandler =
  (scavenger: Scavenger): handleUnaryCall<operations.StartScavengeReq, operations.ScavengeResp> =>
  (_call, callback) => {
    const { scavengeId, isNew } = scavenger.start();
    const { STARTED, INPROGRESS } = operations.ScavengeResp.ScavengeResult;
    const response = new operations.ScavengeResp();
    response.setScavengeId(scavengeId);
    response.setScavengeResult(isNew ? STARTED : INPROGRESS);
    callback(null, response);
  };
