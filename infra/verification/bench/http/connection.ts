import { once } from 'node:events';
import { connect } from 'node:net';

export interface Connection {
  /** Sends the request once more, and resolves with the body. Rejects unless it is answered 200. */
  readonly get: () => Promise<string>;
  readonly close: () => void;
}

export interface ConnectionOptions {
  /** Address and path. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * One connection that repeats the same request. Without Node's client, whose processor time would
 * be about that of the measured server.
 */
export const openConnection = async ({ url, headers }: ConnectionOptions): Promise<Connection> => {
  const { hostname, port, pathname, search, host } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const request = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  let received = '';
  let waiting: PromiseWithResolvers<string> | undefined;
  socket.on('data', (bytes) => {
    // ASCII, so that its length is its number of bytes.
    received += bytes.toString('latin1');
    const body = bodyOf(received);
    if (body === undefined) return;
    if (received.startsWith('HTTP/1.1 200 ')) waiting?.resolve(body);
    else waiting?.reject(new Error(`${url} was answered: ${received}`));
    received = '';
  });
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(new Error(`${url} closed the connection.`)));
  return {
    get: () => {
      waiting = Promise.withResolvers();
      socket.write(request);
      return waiting.promise;
    },
    close: () => socket.destroy(),
  };
};

/** Undefined as long as some of it is missing. */
const bodyOf = (received: string): string | undefined => {
  const head = received.indexOf('\r\n\r\n');
  if (head === -1) return undefined;
  const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, head))?.[1];
  const body = received.slice(head + 4);
  return body.length >= Number(length) ? body : undefined;
};
