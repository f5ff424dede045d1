import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FuzzCall } from './draft.fixture.ts';

export interface FuzzAnswer {
  readonly status: number;
  readonly body: string;
}

/** Over real connections: what breaks a parser, and what ends one, is seen too. */
export const createFuzzClient = (address: string) => {
  const agent = new Agent({ keepAlive: true });
  return {
    send: async (
      { method, path, headers, payload = '' }: FuzzCall,
      more: Readonly<Record<string, string>>,
    ): Promise<FuzzAnswer> => {
      const sent = request(new URL(address), {
        agent,
        method,
        path,
        // Node frames no body of a method that has none as a rule.
        headers: { ...more, ...headers, 'content-length': Buffer.byteLength(payload) },
      });
      // After the answer, since `once` fires before. An unreadable request may have been a HEAD,
      // and is still answered with a body.
      sent.on('error', () => {});
      sent.end(payload);
      const [answer]: IncomingMessage[] = await once(sent, 'response');
      if (answer === undefined) throw new Error('There was no answer.');
      return { status: answer.statusCode ?? 0, body: await text(answer) };
    },
    close: () => agent.destroy(),
  };
};
