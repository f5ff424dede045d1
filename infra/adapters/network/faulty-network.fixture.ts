import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface FaultyNetwork {
  /** Address of the server through this network. */
  readonly url: string;
  /** Drops all traffic from now on without telling either side. */
  readonly swallow: () => void;
  /** Drops responses from now on, while requests get through. */
  readonly swallowAnswers: () => void;
  /** Breaks all connections and refuses new ones. */
  readonly cut: () => void;
  /** Cuts after this many further responses of the server; the last one is lost. */
  readonly cutAfter: (answers: number) => void;
  /** Lets new connections through; earlier ones stay as they are. */
  readonly restore: () => void;
  readonly stop: () => Promise<void>;
}

type State = 'well' | 'swallowing' | 'swallowing answers' | 'cut';

/** Starts a proxy to a server on this machine that can simulate network failures, for tests. */
export const startFaultyNetwork = async (serverUrl: string): Promise<FaultyNetwork> => {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let state: State = 'well';
  let answersLeft = Number.POSITIVE_INFINITY;

  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // The other end has disconnected, which is the subject of the test.
    socket.on('error', () => socket.destroy());
    return socket;
  };
  const server = createServer((socket) => {
    const near = track(socket);
    if (state === 'cut') near.destroy();
    if (state !== 'well') return;
    const far = track(connect(Number(target.port), target.hostname));
    far.on('close', () => near.destroy());
    near.on('close', () => far.destroy());
    near.on('data', (bytes) => {
      if (state !== 'swallowing') far.write(bytes);
    });
    far.on('data', (bytes) => {
      answersLeft -= 1;
      if (answersLeft <= 0) cut();
      if (state === 'well') near.write(bytes);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The network has no port.');
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${address.port}`;

  const breakConnections = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const cut = (): void => {
    state = 'cut';
    breakConnections();
  };
  return {
    url: url.href,
    swallow: () => {
      state = 'swallowing';
    },
    swallowAnswers: () => {
      state = 'swallowing answers';
    },
    cut,
    cutAfter: (answers) => {
      answersLeft = answers;
    },
    restore: () => {
      state = 'well';
      answersLeft = Number.POSITIVE_INFINITY;
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      breakConnections();
      await closed;
    },
  };
};
