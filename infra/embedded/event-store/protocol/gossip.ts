import { randomUUID } from 'node:crypto';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import type shared from '@eventstore/db-client/generated/shared_pb.js';
import type { handleUnaryCall } from '@grpc/grpc-js';
import { uuidMessage } from './uuid.ts';

export interface Endpoint {
  readonly address: string;
  readonly port: number;
}

const TICKS_PER_MILLISECOND = 10_000n;

/** Reports a cluster of one: this server is its only member and its leader. */
export const gossipHandler = (
  endpoint: () => Endpoint,
  clock: () => number,
): handleUnaryCall<shared.Empty, gossip.ClusterInfo> => {
  const instanceId = randomUUID();
  return (_call, callback) => {
    const { address, port } = endpoint();
    const httpEndPoint = new gossip.EndPoint();
    httpEndPoint.setAddress(address);
    httpEndPoint.setPort(port);
    const member = new gossip.MemberInfo();
    member.setInstanceId(uuidMessage(instanceId));
    member.setTimeStamp(String(BigInt(clock()) * TICKS_PER_MILLISECOND));
    member.setState(gossip.MemberInfo.VNodeState.LEADER);
    member.setIsAlive(true);
    member.setHttpEndPoint(httpEndPoint);
    const cluster = new gossip.ClusterInfo();
    cluster.addMembers(member);
    callback(null, cluster);
  };
};
