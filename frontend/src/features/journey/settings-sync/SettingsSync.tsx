import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { api } from '../../../api/api.ts';
import { isTransient } from '../../../api/api-error.ts';
import { ignored } from '../../../api/create-api.ts';
import { useToast } from '../../../components/toasts/useToast.ts';
import { storageOr } from '../../../session/browser-storage.ts';
import { tokens } from '../../../session/tokens.ts';
import { useSession } from '../../../session/useSession.ts';
import { accessibility, unsent } from '../shared/accessibility/accessibility.ts';
import { journeyQuery } from '../shared/journey.query.ts';
import { createLastAccount } from './last-account.ts';
import { type SettingsSync as Sync, startSettingsSync } from './settings-sync.ts';

const lastAccount = createLastAccount(storageOr(() => localStorage));

/** Keeps how pages look the same wherever a family is signed in. Shows nothing but its failures. */
export const SettingsSync = () => {
  const { t } = useLingui();
  const showToast = useToast();
  const session = useSession();
  const credential = useSyncExternalStore(tokens.subscribe, tokens.current);
  const user = session.status === 'signed-in' ? session.user : undefined;
  const userId = user?.role === 'family' ? user.id : undefined;
  const { data } = useQuery({ ...journeyQuery(userId ?? ''), enabled: userId !== undefined });
  const sync = useRef<Sync>(undefined);

  useEffect(() => {
    if (userId === undefined) return;
    const started = startSettingsSync({
      userId,
      store: accessibility,
      unsent,
      lastAccount,
      send: async (settings) => {
        // Another account may have signed in since, before this part has noticed.
        if (tokens.current() !== credential) throw new Error('The session has ended.');
        const body = { settings };
        const command = { method: 'PUT', path: '/api/journey/accessibility' } as const;
        return (await api.send({ ...command, body, schema: ignored })).position;
      },
      isTransient,
      onFailure: () =>
        showToast({
          tone: 'problem',
          title: t`Saved on this device only`,
          description: t`We couldn’t save your settings to your account. We’ll keep trying.`,
        }),
    });
    sync.current = started;
    window.addEventListener('online', started.retry);
    return () => {
      window.removeEventListener('online', started.retry);
      started.stop();
      sync.current = undefined;
    };
  }, [userId, credential, showToast, t]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a sync that has just started needs it too
  useEffect(() => {
    if (data !== undefined) sync.current?.hear(data.answer.accessibility, data.position);
  }, [data, userId, credential, showToast, t]);

  return null;
};
