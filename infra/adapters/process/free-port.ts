import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Returns a loopback port that a server can release and take again. It is below the range from which the
 * system picks ports for outgoing connections: otherwise a client that calls while the server is down might
 * get this very port, connect to itself and block the server's return.
 */
export const freePort = async (): Promise<number> => {
  const port = randomInt(10_000, 32_768);
  return (await isFree(port)) ? port : freePort();
};

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
};
