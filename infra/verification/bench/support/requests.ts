import { randomUUID } from 'node:crypto';
import { HOUSEHOLD_HEADER, IDEMPOTENCY_KEY_HEADER } from '@hearthway/domain/live/live.constants.ts';
import { contactedSchema } from '@hearthway/domain/support/support.contract.ts';
import type { RunningStack } from '../../e2e/stack.ts';
import type { SignedIn } from '../replay/support.ts';

interface Request {
  readonly path: string;
  readonly body?: unknown;
  readonly method?: 'GET' | 'POST' | 'PUT';
  /** Another household to act in; the own without. */
  readonly household?: string | undefined;
}

/** A request of a signed-in page. Throws for any answer but success. */
export const call = async (
  { url }: RunningStack,
  { token }: Pick<SignedIn, 'token'>,
  { path, body, method = body === undefined ? 'GET' : 'POST', household }: Request,
): Promise<unknown> => {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(household !== undefined && { [HOUSEHOLD_HEADER]: household }),
      ...(body !== undefined && {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        [IDEMPOTENCY_KEY_HEADER]: randomUUID(),
      }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
  const text = await answer.text();
  return text === '' ? undefined : JSON.parse(text);
};

/** Writes to support for the first time. Resolves with the thread. */
export const openThread = async (stack: RunningStack, family: SignedIn): Promise<string> => {
  const body = {
    name: 'Bench Mark',
    email: family.email,
    subject: 'A letter from our insurer',
    category: 'insurance',
    message: 'The insurer asks for a form that I do not know.',
  };
  const answer = await call(stack, family, { path: '/api/support/contact', body });
  const { threadId } = contactedSchema.parse(answer);
  if (threadId === null) throw new Error('A family is told its thread.');
  return threadId;
};
