import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port on loopback that a server can give up and take again. It lies below those from which the
 * system picks one for each outgoing connection: a client that calls while the server is away may
 * else be given this very port, connect to itself and keep the server from coming back.
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
