import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';

/** File with the token of this start, which only the account that runs Hearthway can read. */
export const OPERATOR_TOKEN_FILE = 'operator-token';

const SHORTEST = 32;

/**
 * Returns the token that identifies the operator: `OPERATOR_TOKEN`, or a new one at each start, in a file of
 * the data directory. Throws a one-sentence error for a guessable one.
 */
export const operatorTokenFor = ({
  environment: { OPERATOR_TOKEN: given },
  dataDirectory,
}: {
  readonly environment: NodeJS.ProcessEnv;
  readonly dataDirectory: string;
}): string => {
  if (given) {
    if (given.length < SHORTEST)
      throw new Error(
        `OPERATOR_TOKEN cannot be used: it has to have ${SHORTEST} characters or more.`,
      );
    return given;
  }
  const token = randomBytes(24).toString('hex');
  writeFileSync(join(dataDirectory, OPERATOR_TOKEN_FILE), `${token}\n`, { mode: 0o600 });
  return token;
};

/**
 * Checks `authorization: Bearer TOKEN`. The caller's address does not count: proxies are on this machine too.
 */
export const isOperator = (
  { headers }: { readonly headers: IncomingHttpHeaders },
  token: string | undefined,
): boolean => {
  const shown = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  return (
    token !== undefined && shown !== undefined && timingSafeEqual(digestOf(shown), digestOf(token))
  );
};

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
