import { forAnyone, forSignedIn } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';
import { newDetails } from './account.fixture.ts';

const WRONG_PASSWORD = 'not the password';
const NEW_PASSWORD = { password: 'another password', confirmPassword: 'another password' };

export const rows: AccessRows = {
  'POST /api/register': {
    statuses: forAnyone(409),
    body: ({ email }) => ({ ...newDetails(), email }),
  },
  'POST /api/login': {
    statuses: forAnyone(401),
    body: ({ email }) => ({ email, password: WRONG_PASSWORD }),
  },
  'POST /api/logout': { statuses: forAnyone(204) },
  'POST /api/forgot-password': { statuses: forAnyone(200), body: ({ email }) => ({ email }) },
  'POST /api/reset-password': {
    statuses: forAnyone(422),
    body: ({ email }) => ({ email, token: '000000', ...NEW_PASSWORD }),
  },
  'POST /api/forgot-username': {
    statuses: forAnyone(200),
    body: ({ firstName, lastName }) => ({ firstName, lastName }),
  },
  'PUT /api/account/name': {
    statuses: forSignedIn(200),
    body: () => ({ firstName: 'Ana', lastName: 'Lima' }),
  },
  'PUT /api/account/email': {
    statuses: forSignedIn(403),
    body: ({ email }) => ({ email, password: WRONG_PASSWORD }),
  },
  'POST /api/account/email/code': { statuses: forSignedIn(202) },
  'POST /api/account/email/confirmation': {
    statuses: forSignedIn(422),
    body: () => ({ code: '000000' }),
  },
  'PUT /api/account/password': {
    statuses: forSignedIn(403),
    body: () => ({ currentPassword: WRONG_PASSWORD, ...NEW_PASSWORD }),
  },
  'POST /api/account/deletion': {
    statuses: forSignedIn(403),
    body: () => ({ password: WRONG_PASSWORD }),
  },
  'DELETE /api/account/deletion': { statuses: forSignedIn(200) },
  'POST /api/account/export': { statuses: forSignedIn(202) },
  'POST /api/session/activity': { statuses: forSignedIn(200) },
  'DELETE /api/account/sessions/:sessionId': {
    statuses: forSignedIn(204),
    params: ({ sessionId }) => ({ sessionId }),
  },
  'DELETE /api/account/sessions': { statuses: forSignedIn(204) },
};
