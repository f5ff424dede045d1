import type { AccountSession } from '@hearthway/domain/account/account.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';
import { errorWords, nothingSaid } from '../../../api/error-words.ts';
import { Button } from '../../../components/Button.tsx';
import { agoWords } from '../../../components/time-words.ts';
import { useToast } from '../../../components/toasts/useToast.ts';
import { deviceWords } from './device-words.ts';
import { sessionsQuery } from './sessions.query.ts';

interface SessionLineProps {
  readonly userId: string;
  readonly session: AccountSession;
}

export const SessionLine = ({ userId, session }: SessionLineProps) => {
  const { i18n, t } = useLingui();
  const unnamed = session.isApi ? t`A program` : t`An unknown device`;
  const device = session.device === null ? unnamed : deviceWords(i18n, session.device);
  const ago = agoWords(i18n.locale, new Date(session.lastUsedAt), new Date());
  const { mutate, isPending } = useEndSession(userId, device);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{device}</p>
        <p className="text-sm text-text-soft">
          {session.isCurrent ? <Trans>This device</Trans> : <Trans>Last used {ago}</Trans>}
          {session.isApi && (
            <>
              {' · '}
              <Trans>With a token of its own</Trans>
            </>
          )}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          look="secondary"
          aria-label={t`Sign out ${device}, last used ${ago}`}
          onClick={() => mutate(session.id)}
          isBusy={isPending}
        >
          {isPending ? <Trans>Signing out…</Trans> : <Trans>Sign Out</Trans>}
        </Button>
      )}
    </li>
  );
};

const useEndSession = (userId: string, device: string) => {
  const { i18n, t } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: (sessionId: string) =>
      api.send({
        method: 'DELETE',
        path: `/api/account/sessions/${sessionId}`,
        schema: ignored,
      }),
    onSuccess: () =>
      showToast({ tone: 'done', title: t`Signed out`, description: t`${device} is signed out.` }),
    onError: (error) =>
      showToast({
        tone: 'problem',
        title: t`${device} is still signed in`,
        description: errorWords(i18n, error, nothingSaid),
      }),
    // One that has ended meanwhile is not there any more either.
    onSettled: () => queryClient.invalidateQueries(sessionsQuery(userId)),
  });
};
