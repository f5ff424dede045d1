import { networkOf } from '@hearthway/infra/adapters/http/network-of.ts';
import type { PageSocket } from './page-socket.ts';

/** WebSocket of a page, open before the page identifies itself. */
export type EngineSocket = PageSocket['conn'];

export interface MuteSockets {
  readonly add: (socket: EngineSocket, address: string) => void;
  /** Stops counting the socket, which now counts as a page. */
  readonly delete: (socket: EngineSocket) => void;
  /** Number of sockets on the network of this address. */
  readonly at: (address: string) => number;
}

export const countMute = (): MuteSockets => {
  const networks = new Map<EngineSocket, string>();
  const counts = new Map<string, number>();
  const change = (network: string, by: number): void => {
    const count = (counts.get(network) ?? 0) + by;
    if (count > 0) counts.set(network, count);
    else counts.delete(network);
  };
  const forget = (socket: EngineSocket): void => {
    const network = networks.get(socket);
    if (network === undefined) return;
    networks.delete(socket);
    change(network, -1);
  };
  return {
    add: (socket, address) => {
      const network = networkOf(address);
      networks.set(socket, network);
      change(network, 1);
      socket.once('close', () => forget(socket));
    },
    delete: forget,
    at: (address) => counts.get(networkOf(address)) ?? 0,
  };
};
