import { api } from '../api/api.ts';
import { ignored } from '../api/create-api.ts';

/** Longer than this nobody waits for the server's word. */
const PATIENCE_MS = 3_000;

/** Asks the server to end the session of whoever is signed in at this moment. */
export const sendLogout = () =>
  api.send({
    method: 'POST',
    path: '/api/logout',
    schema: ignored,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
