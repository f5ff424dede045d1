import { sessionTimeSchema } from '@hearthway/domain/session/session.contract.ts';
import { Trans } from '@lingui/react/macro';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { api } from '../../../api/api.ts';
import { deadline, onDeadlineMoved } from '../../../session/deadline.ts';
import { drafts } from '../../../session/drafts.ts';
import { firstLook } from '../../../session/first-look.ts';
import { keptInsurance } from '../../../session/kept-insurance.ts';
import { keptLessons } from '../../../session/kept-lessons.ts';
import { lastSearch } from '../../../session/last-search.ts';
import { isForm } from '../../../session/redirect.ts';
import { sendLogout } from '../../../session/send-logout.ts';
import { tabs } from '../../../session/tabs.ts';
import { tokens } from '../../../session/tokens.ts';
import { useSession } from '../../../session/useSession.ts';
import { visitorData } from '../../../session/visitor-data.ts';
import { SessionWarning } from './SessionWarning.tsx';
import { type Leaving, sessionMachine } from './session.machine.ts';

/** Ends an idle session, after a warning. */
export const SessionWatch = () => {
  const navigate = useNavigate();
  const machine = useMemo(
    () =>
      sessionMachine.provide({
        actors: { askRemaining, reportActivity },
        actions: {
          leave: (_, leaving) => {
            endHere(leaving);
            void navigate('/login?timeout=true', { replace: true });
          },
        },
      }),
    [navigate],
  );
  const watch = useActorRef(machine, { input: { now: Date.now, deadline } });
  const endsAt = useSelector(watch, ({ context }) => context.endsAt);
  const isWarning = useSelector(watch, (snapshot) => snapshot.hasTag('warning'));
  const isStaying = useSelector(watch, (snapshot) => snapshot.hasTag('staying'));
  const isUnheard = useSelector(watch, (snapshot) => snapshot.hasTag('unheard'));
  const isExpired = useSelector(watch, (snapshot) => snapshot.hasTag('expired'));

  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  useEffect(() => {
    switch (session.status) {
      case 'loading':
      case 'unreachable':
        return watch.send({ type: 'session.loading' });
      case 'visitor':
        return watch.send({ type: 'session.visitor' });
      case 'signed-in':
        return watch.send({ type: 'session.signed-in' });
    }
  }, [watch, session.status]);

  const { pathname } = useLocation();
  useEffect(() => {
    if (userId !== undefined && !isForm(pathname)) drafts.arrived(userId);
  }, [userId, pathname]);

  useEffect(() => {
    const ignoreInput = onInput(() => watch.send({ type: 'input' }));
    const ignoreWake = onWake(() => watch.send({ type: 'woken' }));
    const ignoreMoves = onDeadlineMoved(() => watch.send({ type: 'deadline.moved' }));
    const ignoreEnds = tabs.hear((message) => {
      if (message.type !== 'ended') return;
      if (message.how === 'signed-out') drafts.clear();
      watch.send(message);
    });
    return () => {
      ignoreInput();
      ignoreWake();
      ignoreMoves();
      ignoreEnds();
    };
  }, [watch]);

  return (
    <>
      <p role="status" className="sr-only">
        {isExpired && (
          <Trans>
            Your session timed out for security reasons. Please log in again to continue.
          </Trans>
        )}
      </p>
      {isWarning && (
        <SessionWarning
          endsAt={endsAt}
          isStaying={isStaying}
          isUnheard={isUnheard}
          onStay={() => watch.send({ type: 'stay' })}
          onLogOut={() => watch.send({ type: 'log-out' })}
        />
      )}
    </>
  );
};

const askRemaining = fromPromise<number>(async ({ signal }) => {
  const { remainingSeconds } = await api.get('/api/session', { schema: sessionTimeSchema, signal });
  return remainingSeconds;
});

const reportActivity = fromPromise<number>(async ({ signal }) => {
  const { answer } = await api.send({
    method: 'POST',
    path: '/api/session/activity',
    schema: sessionTimeSchema,
    signal,
    isAutomatic: true,
  });
  return answer.remainingSeconds;
});

/** Clears the page at once, without waiting for the server. */
const endHere = ({ how, isFirst }: Leaving): void => {
  if (how === 'signed-out') {
    drafts.clear();
    visitorData.clear();
    lastSearch.clear();
    firstLook.clear();
    keptLessons.clear();
    keptInsurance.clear();
  } else drafts.leave(`${window.location.pathname}${window.location.search}`);
  const credential = tokens.current();
  if (isFirst) {
    tabs.say({ type: 'ended', how });
    if (credential !== undefined) void Promise.allSettled([sendLogout()]);
  }
  tokens.leave();
};

/** Events that count as activity. See docs/product-rules.md#idle-time. */
const INPUT = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'scroll', 'click'] as const;

/** Reports any activity on the page. */
const onInput = (listener: () => void): (() => void) => {
  const options = { capture: true, passive: true };
  for (const type of INPUT) window.addEventListener(type, listener, options);
  return () => {
    for (const type of INPUT) window.removeEventListener(type, listener, options);
  };
};

/** Fires when the page is shown again after it may have slept. */
const onWake = (listener: () => void): (() => void) => {
  const onVisible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', onVisible);
  document.addEventListener('resume', listener);
  window.addEventListener('focus', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    document.removeEventListener('resume', listener);
    window.removeEventListener('focus', listener);
    window.removeEventListener('pageshow', listener);
  };
};
