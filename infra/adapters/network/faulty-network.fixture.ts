import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface FaultyNetwork {
  /** The server's address, by way of this network. */
  readonly url: string;
  /** From now on nothing gets through, and neither side is told. */
  readonly swallow: () => void;
  /** From now on questions get through and answers do not. */
  readonly swallowAnswers: () => void;
  /** Breaks all connections and refuses new ones. */
  readonly cut: () => void;
  /** Cuts as soon as the server has answered this many times from now on; the last answer is lost. */
  readonly cutAfter: (answers: number) => void;
  /** New connections get through; those before stay as they are. */
  readonly restore: () => void;
  readonly stop: () => Promise<void>;
}

type State = 'well' | 'swallowing' | 'swallowing answers' | 'cut';

/** A way to a server on this machine that can be made to fail as networks do, for tests. */
export const startFaultyNetwork = async (serverUrl: string): Promise<FaultyNetwork> => {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let state: State = 'well';
  let answersLeft = Number.POSITIVE_INFINITY;

  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // The other end has gone, which is the subject of the test.
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
