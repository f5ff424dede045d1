import { syncedPlanSchema } from '@hearthway/domain/staff/timeline.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ActionDialog } from './ActionDialog.tsx';
import { useStaffCommand } from './useStaffCommand.ts';

interface SyncPlanProps {
  readonly userId: string;
  readonly onClose: () => void;
}

/** Stays open after success, to show the link to the provider's page. */
export const SyncPlan = ({ userId, onClose }: SyncPlanProps) => {
  const { t } = useLingui();
  const [providerPage, setProviderPage] = useState<string | null>(null);
  const form = useStaffCommand({
    userId,
    command: 'sync-plan',
    schema: z.object({}),
    answer: syncedPlanSchema,
    onClose: () => {},
    onDone: ({ providerPage: page }) => {
      setProviderPage(page);
      return page === null
        ? {
            title: t`Nothing to read`,
            description: t`The family never went to the payment page.`,
          }
        : {
            title: t`Plan read again`,
            description: t`The timeline has what is new, if anything.`,
          };
    },
  });
  return (
    <ActionDialog
      title={t`Plan at the payment service`}
      confirm={t`Read the plan again`}
      confirming={t`Reading…`}
      form={form}
      onClose={onClose}
    >
      <p>
        <Trans>
          If a payment or a cancellation is missing here, read the plan again. You then get a link
          to the family’s page at the payment service.
        </Trans>
      </p>
      {providerPage !== null && (
        <p>
          <a href={providerPage} target="_blank" rel="noreferrer">
            <Trans>Open the payment service in a new tab</Trans>
          </a>
        </p>
      )}
    </ActionDialog>
  );
};
