import { dataExportSchema } from '@hearthway/domain/account/account.contract.ts';
import {
  sessionSchema,
  sessionTimeSchema,
  signedInSchema,
  userSchema,
} from '@hearthway/domain/session/session.contract.ts';
import { staffAccessSchema } from '@hearthway/domain/staff/timeline.contract.ts';
import * as z from 'zod/mini';
import { Refusal } from '../../testing/directory.fixture.ts';
import { fieldsOf, none, type RoutesOf, textOf } from '../../testing/route.fixture.ts';
import type { Call } from '../../testing/wire.fixture.ts';

/** The code that confirms an email. */
export const MAILED_CODE = '314159';

export const routes: RoutesOf = (account) => {
  const signedIn = (call: Call) => {
    const { firstName, lastName, email } = fieldsOf(call.body);
    account.user = {
      ...account.user,
      ...(typeof firstName === 'string' && { firstName }),
      ...(typeof lastName === 'string' && { lastName }),
      ...(typeof email === 'string' && { email }),
    };
    return { token: 'token', user: account.user };
  };
  return [
    { route: 'GET /api/me', schema: userSchema, answer: () => account.user },
    { route: 'POST /api/register', schema: signedInSchema, answer: signedIn },
    { route: 'POST /api/login', schema: signedInSchema, answer: signedIn },
    { route: 'POST /api/logout', answer: none },
    {
      route: 'GET /api/session',
      schema: sessionTimeSchema,
      answer: () => ({ remainingSeconds: 1_800 }),
    },
    {
      route: 'POST /api/session/activity',
      schema: sessionTimeSchema,
      answer: () => ({ remainingSeconds: 1_800 }),
    },
    {
      route: 'GET /api/account/sessions',
      schema: z.array(sessionSchema),
      answer: () => [
        {
          id: 'b'.repeat(32),
          device: 'Chrome on Linux',
          isApi: false,
          signedInAt: '2026-11-20T10:00:00.000Z',
          lastUsedAt: '2026-11-21T10:00:00.000Z',
          isCurrent: true,
        },
      ],
    },
    {
      route: 'GET /api/account/staff-access',
      schema: z.array(staffAccessSchema),
      model: 'staff_access',
      answer: () => [],
    },
    { route: 'GET /api/account/export', schema: z.nullable(dataExportSchema), answer: () => null },
    {
      route: 'POST /api/account/email/confirmation',
      schema: userSchema,
      answer: ({ body }) => {
        if (textOf(body, 'code') !== MAILED_CODE) throw new Refusal('WrongCode');
        account.user = { ...account.user, isEmailConfirmed: true };
        return account.user;
      },
    },
    {
      route: 'PUT /api/account/name',
      schema: userSchema,
      answer: (call) => signedIn(call).user,
    },
  ];
};
