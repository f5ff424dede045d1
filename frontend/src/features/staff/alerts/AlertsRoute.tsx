import { ESCALATION_MINUTES } from '@hearthway/domain/crisis-alerts/crisis-alerts.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { Checkbox } from '../../../components/Checkbox.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { StaffGate } from '../../../components/StaffGate.tsx';
import { ToolPage } from '../../../components/ToolPage.tsx';
import { Ago } from '../Ago.tsx';
import { CRISIS } from '../inbox/thread-words.ts';
import { ringOnce, useSoundSwitch } from './alarm-sound.ts';
import { alertsQuery, dutyQuery, pathOf } from './alerts.query.ts';
import { DutyList } from './DutyList.tsx';
import { SOURCES } from './source-words.ts';

export const AlertsRoute = () => (
  <StaffGate needs="support">
    {({ id }) => (
      <ToolPage>
        <Alerts staffId={id} />
      </ToolPage>
    )}
  </StaffGate>
);

/** Unopened alerts, who is on duty, and the notification settings of this page. */
const Alerts = ({ staffId }: { readonly staffId: string }) => {
  const { t } = useLingui();
  const alerts = useQuery(alertsQuery(staffId));
  const duty = useQuery(dutyQuery(staffId));
  // Loads both together: a list that comes later would push the content below it down.
  const isLoading = alerts.isPending || duty.isPending;
  return (
    <div className="grid gap-8">
      <div className="-mb-6">
        <PageHeading title={t`Crisis alerts`}>
          <Trans>
            Whoever is on duty is alerted at once, by email and on every open page. After{' '}
            {ESCALATION_MINUTES} minutes, everyone is.
          </Trans>
        </PageHeading>
      </div>
      {isLoading ? (
        <Loading isPart />
      ) : (
        <>
          <UnopenedAlerts staffId={staffId} />
          <DutyList staffId={staffId} />
          <Sound />
        </>
      )}
    </div>
  );
};

const UnopenedAlerts = ({ staffId }: { readonly staffId: string }) => {
  const { i18n, t } = useLingui();
  const query = useQuery(alertsQuery(staffId));
  const { data } = query;
  return (
    <section aria-labelledby="unopened-alerts" className="grid gap-3">
      <h2 id="unopened-alerts" className="text-xl">
        <Trans>No one has looked yet</Trans>
      </h2>
      <FailedQuery query={query} title={t`We couldn’t load the alerts`} />
      {data?.alerts.length === 0 && (
        <p role="status">
          <Trans>No alert is waiting.</Trans>
        </p>
      )}
      {data !== undefined && data.alerts.length > 0 && (
        <ul className="grid gap-3">
          {data.alerts.map((alert) => (
            <li
              key={alert.alertId}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-soft border border-danger bg-raised p-4"
            >
              <p className="min-w-0 grow">
                <strong className="text-danger">{i18n._(CRISIS[alert.tier])}</strong>
                <br />
                {i18n._(SOURCES[alert.source])} · <Ago at={alert.raisedAt} />
              </p>
              <Link to={pathOf(alert)} className={buttonClass('danger')}>
                <Trans>Look now</Trans>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {data !== undefined && data.waiting > data.alerts.length && (
        <p>
          <Trans>{data.waiting} are waiting in all. These are the oldest.</Trans>
        </p>
      )}
    </section>
  );
};

const Sound = () => {
  const { t } = useLingui();
  const { isOn, turn } = useSoundSwitch();
  return (
    <section aria-label={t`Sound`} className="grid justify-items-start gap-3">
      <Checkbox
        label={t`Sound on this device`}
        description={t`Three tones for each alert, and again when no one has looked. Browsers play them once you have pressed something on the page.`}
        isOn={isOn}
        onSwitch={turn}
      />
      <Button look="secondary" onClick={() => void ringOnce()}>
        <Trans>Play the sound</Trans>
      </Button>
    </section>
  );
};
