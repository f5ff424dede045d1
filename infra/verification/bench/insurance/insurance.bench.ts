import { INSURERS } from '@hearthway/domain/insurance/insurers.constants.ts';
import { lookupAnswerSchema } from '@hearthway/domain/insurance/lookup.contract.ts';
import { STATES } from '@hearthway/domain/kernel/states.constants.ts';
import { startStack } from '../../e2e/stack.ts';
import { type Family, signUp } from '../http/family.ts';
import { load } from '../load.ts';
import { sized } from '../size.ts';

const CLIENTS = 16;
const SECONDS = sized(10, 1);
const GOAL = 'p95 20 ms';
const STATE_CODES = Object.keys(STATES);

/**
 * All of Hearthway as `npm start` runs it: lookups by many clients at once, each of another insurer in
 * another state. A family's is stored; one that counted today already is answered without.
 */
export const run = async (): Promise<void> => {
  const stack = await startStack();
  try {
    const rows = [];
    for (const who of ['visitors', 'families'] as const) {
      const families: Family[] = [];
      // One by one: each hashes a password, and an overloaded machine refuses some.
      while (who === 'families' && families.length < CLIENTS)
        families.push(await signUp(stack.url));
      let count = 0;
      const { perSecond, p50, p95, p99 } = await load({
        concurrency: CLIENTS,
        seconds: SECONDS,
        operation: (client) => {
          count += 1;
          return lookUp(stack.url, { count, headers: families[client]?.headers ?? {} });
        },
      });
      const ms = (value: number): string => value.toFixed(1);
      const result = { 'p50 ms': ms(p50), 'p95 ms': ms(p95), 'p99 ms': ms(p99) };
      rows.push({ who, 'a second': Math.round(perSecond), ...result, goal: GOAL });
    }
    console.log(`Lookups by ${CLIENTS} clients at once`);
    console.table(rows);
  } finally {
    await stack.stop();
  }
};

interface LookUpOptions {
  readonly count: number;
  readonly headers: Readonly<Record<string, string>>;
}

const lookUp = async (url: string, { count, headers }: LookUpOptions): Promise<void> => {
  const answer = await fetch(`${url}/api/insurance/lookup`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({
      insuranceProvider: INSURERS[count % INSURERS.length],
      state: STATE_CODES[count % STATE_CODES.length],
    }),
  });
  lookupAnswerSchema.parse(await answer.json());
};
