import { randomUUID } from 'node:crypto';
import { MIN_POSITION_HEADER, POSITION_HEADER } from '@hearthway/domain/live/live.constants.ts';
import { signedInSchema } from '@hearthway/domain/session/session.contract.ts';
import { timelinePageSchema } from '@hearthway/domain/staff/timeline.contract.ts';
import { giveRole } from '../../e2e/give-role.ts';
import type { RunningStack } from '../../e2e/stack.ts';

const JSON_BODY = { 'content-type': 'application/json' };

/** A user with an API session. */
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

export const registerSupporter = async (stack: RunningStack): Promise<SignedIn> => {
  const person = await register(stack);
  const { email, password } = person;
  await giveRole(stack, { email, role: 'support' });
  // The session before has ended with that.
  const signedIn = await post(`${stack.url}/api/login`, { email, password });
  return { ...person, token: signedInSchema.parse(signedIn).token };
};

/**
 * The requests by which a page opens a family's timeline: records the view, reads the family's
 * details, and then its entries. Resolves with the newest known entry.
 */
export const look = async (
  { url }: RunningStack,
  { supporter, userId }: { readonly supporter: SignedIn; readonly userId: string },
): Promise<{ readonly newest: string }> => {
  const family = `${url}/api/staff/families/${userId}`;
  const headers = { authorization: `Bearer ${supporter.token}` };
  const viewed = await expectOk(fetch(`${family}/view`, { method: 'POST', headers }));
  const position = viewed.headers.get(POSITION_HEADER) ?? '0';
  const reading = { headers: { ...headers, [MIN_POSITION_HEADER]: position } };
  const read = await expectOk(fetch(family, reading));
  await read.json();
  const timeline = await expectOk(fetch(`${family}/timeline`, reading));
  return timelinePageSchema.parse(await timeline.json());
};

/** The read models are still on their way to the position that was asked for. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
}

const expectOk = async (response: Promise<Response>): Promise<Response> => {
  const answer = await response;
  if (answer.status === 503) throw new UnavailableError(`${answer.url} was answered 503.`);
  if (!answer.ok) throw new Error(`${answer.url} was answered ${answer.status}.`);
  return answer;
};
