import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Siren } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';
import { useSession } from '../../../session/useSession.ts';
import { Ago } from '../Ago.tsx';
import { useNow } from '../useNow.ts';
import { ring } from './alarm-sound.ts';
import { alertsQuery, pathOf } from './alerts.query.ts';
import { rungFor } from './ringing.ts';
import { useTitleAlarm } from './useTitleAlarm.ts';

/** Banner on every support page with an unopened crisis alert, and the link to it. */
export const CrisisAlarm = () => {
  const session = useSession();
  if (session.status !== 'signed-in' || session.user.role !== 'support') return null;
  return <Alarm staffId={session.user.id} />;
};

const Alarm = ({ staffId }: { readonly staffId: string }) => {
  const { t } = useLingui();
  const now = useNow();
  const { data } = useQuery(alertsQuery(staffId));
  const waiting = data?.waiting ?? 0;
  const [rung, setRung] = useState<ReadonlySet<string>>(() => new Set());
  const due = rungFor(rung, data?.alerts ?? [], now);
  useEffect(() => {
    if (due === rung) return;
    setRung(due);
    ring();
  }, [due, rung]);
  const words = t`${plural(waiting, { one: '# crisis', other: '# crises' })}`;
  useTitleAlarm(waiting > 0 ? words : undefined);
  const first = data?.alerts[0];
  return (
    <div role="alert" className="print:hidden">
      {first !== undefined && (
        <section aria-label={t`Crisis alert`} className="border-b border-danger bg-danger-wash">
          <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
            <Siren aria-hidden className="size-6 shrink-0 text-danger" />
            <p className="min-w-0 grow font-semibold text-danger">
              <Trans>Someone may be in danger, and no one has looked yet.</Trans>{' '}
              <span className="font-normal">
                <Ago at={first.raisedAt} />
              </span>
            </p>
            <Link to={pathOf(first)} className={buttonClass('danger')}>
              <Trans>Look now</Trans>
            </Link>
            <Link to="/staff/alerts" className={buttonClass('quiet')}>
              {words}
            </Link>
          </div>
        </section>
      )}
    </div>
  );
};
