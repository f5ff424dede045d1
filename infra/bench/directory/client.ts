import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** One search over a kept-alive connection. Rejects when it is not answered with a list. */
export type SearchClient = (search: {
  readonly text: string;
  readonly location: string;
}) => Promise<void>;

/** Without `fetch`, which takes the processors that are measured longer than the server does. */
export const createSearchClient = (
  address: string,
  { token, connections }: { readonly token: string; readonly connections: number },
): { readonly search: SearchClient; readonly close: () => void } => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const search: SearchClient = async ({ text, location }) => {
    const query = new URLSearchParams({ search: text, location });
    const sent = request(`${address}/api/resources?${query}`, {
      agent,
      headers: { authorization: `Bearer ${token}` },
    }).end();
    const [response]: IncomingMessage[] = await once(sent, 'response');
    if (response === undefined) throw new Error('There was no answer.');
    const body = await buffer(response);
    if (response.statusCode !== 200 || !body.includes('"totalShown"'))
      throw new Error(`"${text}" near ${location}: ${response.statusCode} ${body}`);
  };
  return { search, close: () => agent.destroy() };
};
