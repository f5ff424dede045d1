import { type AccountSession, sessionSchema } from '@hearthway/domain/session/session.contract.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { agoWords } from '../../../components/time-words.ts';
import { useFailureToast } from '../../../components/toasts/useFailureToast.ts';
import { useToast } from '../../../components/toasts/useToast.ts';
import { Disclosed } from '../../../forms/Disclosed.tsx';
import { familyKey } from '../../../live/cache-keys.ts';
import { drafts } from '../../../session/drafts.ts';
import { lastSearch } from '../../../session/last-search.ts';
import { tabs } from '../../../session/tabs.ts';
import { tokens } from '../../../session/tokens.ts';
import { LineSkeleton } from './LineSkeleton.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export const SessionsSection = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  return (
    <SettingsSection id="sessions" title={t`Where you’re signed in`}>
      <p>
        <Trans>
          Is there a device you don’t recognize? Sign it out, then change your password.
        </Trans>
      </p>
      <List userId={userId} />
      <SignOutEverywhere />
    </SettingsSection>
  );
};

const List = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const query = useQuery(sessionsQuery(userId));
  const { data: sessions, isPending } = query;
  if (isPending) return <LineSkeleton />;
  if (sessions === undefined)
    return <FailedQuery query={query} title={t`We couldn’t load your devices`} />;
  return (
    <ul className="grid w-full divide-y divide-line">
      {sessions.map((session) => (
        <SessionLine key={session.id} userId={userId} session={session} />
      ))}
    </ul>
  );
};

interface SessionLineProps {
  readonly userId: string;
  readonly session: AccountSession;
}

const SessionLine = ({ userId, session }: SessionLineProps) => {
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
              <Trans>Signed in with its own token</Trans>
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
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const failed = useFailureToast();
  return useMutation({
    mutationFn: (sessionId: string) =>
      api.send({
        method: 'DELETE',
        path: `/api/account/sessions/${sessionId}`,
        schema: ignored,
      }),
    onSuccess: () =>
      showToast({ tone: 'done', title: t`Signed out`, description: t`${device} is signed out.` }),
    onError: failed(t`${device} is still signed in`),
    // A session that has ended meanwhile is gone, too.
    onSettled: () => queryClient.invalidateQueries(sessionsQuery(userId)),
  });
};

/** A session's device such as "Firefox on Android", in the language of the page. */
const deviceWords = (i18n: I18n, device: string): string => {
  const [browser = '', system] = device.split(' on ', 2);
  return system === undefined ? device : i18n._(msg`${browser} on ${system}`);
};

/** Asks once. */
const SignOutEverywhere = () => {
  const { t } = useLingui();
  return (
    <Disclosed label={t`Sign out everywhere`}>{(close) => <Question onCancel={close} />}</Disclosed>
  );
};

const Question = ({ onCancel }: { readonly onCancel: () => void }) => {
  const { mutate, isPending } = useEndSessions();
  return (
    <div className="grid gap-3 rounded-soft bg-caution-wash p-4 text-text">
      <p tabIndex={-1}>
        <Trans>
          This signs you out on every device, including this one. You can sign in again right away.
        </Trans>
      </p>
      <div className={buttonRow}>
        <Button look="primary" onClick={() => mutate()} isBusy={isPending}>
          {isPending ? <Trans>Signing out…</Trans> : <Trans>Sign out everywhere</Trans>}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
};

const useEndSessions = () => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const showToast = useToast();
  const failed = useFailureToast();
  return useMutation({
    mutationFn: () =>
      api.send({ method: 'DELETE', path: '/api/account/sessions', schema: ignored }),
    onSuccess: () => {
      drafts.clear();
      lastSearch.clear();
      tabs.say({ type: 'ended', how: 'signed-out' });
      tokens.leave();
      void navigate('/login');
      showToast({
        tone: 'done',
        title: t`Signed out everywhere`,
        description: t`Sign in again on any device you want to use.`,
      });
    },
    onError: failed(t`You’re still signed in`),
  });
};

/** The account's sessions. Changes are not announced, so each visit asks anew. */
const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'sessions'),
    queryFn: ({ signal }) =>
      api.get('/api/account/sessions', { schema: z.array(sessionSchema), signal }),
    staleTime: 0,
  });
