import { api } from '../api/api.ts';
import { ignored } from '../api/create-api.ts';

/** Signing out waits no longer than this for the server. */
const PATIENCE_MS = 3_000;

/** Asks the server to end the current session. */
export const sendLogout = () =>
  api.send({
    method: 'POST',
    path: '/api/logout',
    schema: ignored,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
