import type { OnDuty } from '@hearthway/domain/crisis-alerts/crisis-alerts.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';
import { Checkbox } from '../../../components/Checkbox.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { useFailureToast } from '../../../components/toasts/useFailureToast.ts';
import { dutyQuery } from './alerts.query.ts';

/** Support staff on duty, who are alerted first. Each may set it for all: a colleague may have gone home. */
export const DutyList = ({ staffId }: { readonly staffId: string }) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const query = useQuery(dutyQuery(staffId));
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ staffId: id, isOnDuty }: Pick<OnDuty, 'staffId' | 'isOnDuty'>) =>
      api.send({
        method: 'PUT',
        path: `/api/staff/duty/${encodeURIComponent(id)}`,
        schema: ignored,
        body: { isOnDuty },
      }),
    // Pending until the list shows it.
    onSettled: () => queryClient.invalidateQueries(dutyQuery(staffId)),
    onError: failed(t`That didn’t work`),
  });
  const { data } = query;
  return (
    <section aria-labelledby="on-duty" className="grid gap-3">
      <h2 id="on-duty" className="text-xl">
        <Trans>Who is on duty</Trans>
      </h2>
      <FailedQuery query={query} title={t`We couldn’t load who is on duty`} />
      {data?.every(({ isOnDuty }) => !isOnDuty) && (
        <p role="status" className="text-caution">
          <Trans>No one is on duty, so everyone is alerted at once.</Trans>
        </p>
      )}
      {data !== undefined && (
        <ul className="grid gap-3">
          {data.map((colleague) => (
            <li key={colleague.staffId}>
              <Checkbox
                label={colleague.name}
                description={
                  colleague.staffId === staffId
                    ? t`That’s you: you get an email as soon as someone may be in danger.`
                    : t`Gets an email as soon as someone may be in danger.`
                }
                isOn={
                  isPending && variables.staffId === colleague.staffId
                    ? variables.isOnDuty
                    : colleague.isOnDuty
                }
                onSwitch={(isOnDuty) => mutate({ staffId: colleague.staffId, isOnDuty })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
