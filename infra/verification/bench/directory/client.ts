import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** One GET over a kept-alive connection. Rejects on an unexpected answer. */
export type Get = (path: string, query: Readonly<Record<string, string>>) => Promise<void>;

/** Makes a client without `fetch`, whose processor time would exceed that of the measured server. */
export const createClient = (
  address: string,
  { token, connections }: { readonly token: string; readonly connections: number },
): { readonly get: Get; readonly close: () => void } => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const get: Get = async (path, query) => {
    const url = `${path}?${new URLSearchParams(query)}`;
    const sent = request(`${address}${url}`, {
      agent,
      headers: { authorization: `Bearer ${token}` },
    }).end();
    const [response]: IncomingMessage[] = await once(sent, 'response');
    if (response === undefined) throw new Error('There was no answer.');
    const body = await buffer(response);
    if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode} ${body}`);
  };
  return { get, close: () => agent.destroy() };
};
