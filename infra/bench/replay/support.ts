import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { signedInSchema } from '@hearthway/domain/account/account.contract.ts';
import { MIN_POSITION_HEADER, POSITION_HEADER } from '@hearthway/domain/live/live.constants.ts';
import { timelinePageSchema } from '@hearthway/domain/staff/timeline.contract.ts';
import type { RunningStack } from '../../e2e/stack.ts';

const run = promisify(execFile);

const STAFF = join(import.meta.dirname, '../../../command-api/staff/main.ts');

const JSON_BODY = { 'content-type': 'application/json' };

/** Somebody with a session that needs no browser. */
export interface SignedIn {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

const post = async (url: string, body: unknown): Promise<unknown> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify(body),
  });
  return answer.json();
};

export const register = async ({ url }: RunningStack): Promise<SignedIn> => {
  const email = `${randomUUID()}@example.org`;
  const password = randomUUID();
  const answer = await post(`${url}/api/register`, {
    firstName: 'Bench',
    lastName: 'Mark',
    email,
    password,
    confirmPassword: password,
  });
  const { token, user } = signedInSchema.parse(answer);
  return { userId: user.id, email, password, token };
};

/** As the operator does it. The session before has ended with that. */
export const becomeSupport = async (
  { url, dataDirectory }: RunningStack,
  person: SignedIn,
): Promise<SignedIn> => {
  const { email, password } = person;
  await run(process.execPath, [STAFF, 'add', email, 'support'], {
    env: { DATA_DIR: dataDirectory },
  });
  const { token } = signedInSchema.parse(await post(`${url}/api/login`, { email, password }));
  return { ...person, token };
};

/** Says that support looks at a family, and looks. Resolves with up to where the page knows it. */
export const look = async (
  { url }: RunningStack,
  { supporter, userId }: { readonly supporter: SignedIn; readonly userId: string },
): Promise<{ readonly newest: string }> => {
  const headers = { authorization: `Bearer ${supporter.token}` };
  const family = `${url}/api/staff/families/${userId}`;
  const viewed = await fetch(`${family}/view`, { method: 'POST', headers });
  const position = viewed.headers.get(POSITION_HEADER);
  if (!viewed.ok || position === null) throw new Error(`Looking was answered ${viewed.status}.`);
  const timeline = await fetch(`${family}/timeline`, {
    headers: { ...headers, [MIN_POSITION_HEADER]: position },
  });
  return timelinePageSchema.parse(await timeline.json());
};
