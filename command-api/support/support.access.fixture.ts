import { forAnyone } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

const UNKNOWN = 'f'.repeat(32);

export const rows: AccessRows = {
  'POST /api/support/contact': {
    statuses: forAnyone(200),
    body: () => ({
      name: 'Ana Lima',
      email: 'ana.visitor@example.org',
      subject: 'A letter from our insurer',
      category: 'insurance',
      message: 'They ask for a form that we do not know.',
    }),
  },
  // A guessed code opens nothing, and no mail is sent.
  'POST /api/support/thread-visits': {
    statuses: forAnyone(410),
    body: () => ({ code: 'guessed' }),
  },
  'POST /api/support/thread-links': {
    statuses: forAnyone(204),
    body: () => ({ code: 'guessed' }),
  },
  // Only the thread's own family or visitor may post; others have no cookie for it, and find no thread.
  'POST /api/support/threads/:threadId/messages': {
    statuses: { nobody: 401, owner: 404, other: 404, support: 401, analyst: 401 },
    params: () => ({ threadId: UNKNOWN }),
    body: () => ({ message: 'Thank you' }),
  },
};
