import { useSyncExternalStore } from 'react';
import { withCatalogs } from '../i18n/load-catalog.ts';
import { useSession } from '../session/useSession.ts';
import { visitorData } from '../session/visitor-data.ts';
import { LazyPart } from './LazyPart.tsx';

const loadAccountNotices = async () =>
  (await withCatalogs(import('../features/account/AccountNotices.tsx'), 'account')).AccountNotices;
const loadVisitorDataOffer = async () =>
  (await withCatalogs(import('../features/journey/VisitorDataOffer.tsx'), 'journey'))
    .VisitorDataOffer;
const loadSettingsSync = async () =>
  (await withCatalogs(import('../features/journey/settings-sync/SettingsSync.tsx'), 'journey'))
    .SettingsSync;

/** Below the header of every page. Most people have nothing to be reminded of, and load nothing. */
export const Notices = () => {
  const session = useSession();
  const isUnsettled = useSyncExternalStore(visitorData.subscribe, hasUnsettled, () => false);
  if (session.status !== 'signed-in') return null;
  const { isEmailConfirmed, deletionDueAt } = session.user;
  return (
    <>
      {(!isEmailConfirmed || deletionDueAt !== null) && <LazyPart load={loadAccountNotices} />}
      {isUnsettled && <LazyPart load={loadVisitorDataOffer} />}
      <LazyPart load={loadSettingsSync} />
    </>
  );
};

const hasUnsettled = () => visitorData.read()?.owner?.isSettled === false;
