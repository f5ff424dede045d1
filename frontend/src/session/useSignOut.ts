import { useMutation } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { ignored } from '../api/create-api.ts';
import { tokens } from './tokens.ts';

/** Longer than this nobody waits for the server's word. */
const PATIENCE_MS = 3_000;

/** Ends the session here in any case; on the server too, if it can be reached. */
export const useSignOut = ({ onSignedOut }: { readonly onSignedOut: () => void }) =>
  useMutation({
    mutationFn: () =>
      api.send({
        method: 'POST',
        path: '/api/logout',
        schema: ignored,
        signal: AbortSignal.timeout(PATIENCE_MS),
      }),
    onSettled: () => {
      const credential = tokens.current();
      if (credential !== undefined) tokens.drop(credential);
      onSignedOut();
    },
  });
