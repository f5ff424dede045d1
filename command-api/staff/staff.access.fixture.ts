import { randomUUID } from 'node:crypto';
import { forSupport } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

const NOBODY = 'f'.repeat(32);

/** Commands on a thread, by their bodies. The threads do not exist. */
const threadRows = (bodies: Readonly<Record<string, unknown>>): AccessRows =>
  Object.fromEntries(
    Object.entries(bodies).map(([command, body]) => [
      `POST /api/staff/threads/:threadId/${command}`,
      {
        statuses: forSupport(404),
        params: () => ({ threadId: NOBODY }),
        ...(body !== undefined && { body: () => body }),
      },
    ]),
  );

export const rows: AccessRows = {
  // Searches by an id without an account, so that support finds no family.
  'POST /api/staff/families/find': {
    statuses: forSupport(200),
    body: () => ({ by: 'id', text: NOBODY }),
  },
  'POST /api/staff/families/:userId/view': {
    statuses: forSupport(204),
    params: ({ userId }) => ({ userId }),
  },
  // All except a look need a grant, and one would sign the owner out, so these use an unknown account.
  'POST /api/staff/families/:userId/reveal': {
    statuses: forSupport(404),
    params: () => ({ userId: NOBODY }),
    body: () => ({ eventId: randomUUID(), reason: 'They cannot find it' }),
  },
  'POST /api/staff/families/:userId/end-sessions': {
    statuses: forSupport(404),
    params: () => ({ userId: NOBODY }),
  },
  'POST /api/staff/families/:userId/notes': {
    statuses: forSupport(404),
    params: () => ({ userId: NOBODY }),
    body: () => ({ note: 'Call back' }),
  },
  'POST /api/staff/families/:userId/mails': {
    statuses: forSupport(404),
    params: () => ({ userId: NOBODY }),
    body: () => ({ mail: 'reset-password' }),
  },
  'POST /api/staff/families/:userId/gifts': {
    statuses: forSupport(404),
    params: () => ({ userId: NOBODY }),
    body: () => ({ tier: 'plus', days: '30', reason: 'Their card was charged twice' }),
  },
  ...threadRows({
    view: undefined,
    resolve: undefined,
    reopen: undefined,
    assign: { staffId: null },
    reply: { text: 'It is form 12.', seen: 1 },
    note: { note: 'They call back' },
    merge: { into: NOBODY },
  }),
  'POST /api/staff/families/:userId/sync-plan': {
    statuses: forSupport(404),
    params: () => ({ userId: NOBODY }),
  },
};
