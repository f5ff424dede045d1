import { useSession } from '../session/useSession.ts';
import { Later } from './Later.tsx';

const load = async () => (await import('../features/account/AccountNotices.tsx')).AccountNotices;

/** Below the header of every page. Most people have nothing to be reminded of, and load nothing. */
export const Notices = () => {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const { isEmailConfirmed, deletionDueAt } = session.user;
  return isEmailConfirmed && deletionDueAt === null ? null : <Later load={load} />;
};
