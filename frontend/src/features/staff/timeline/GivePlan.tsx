import { GIFT_DAYS, REASON_MAX_LENGTH } from '@hearthway/domain/staff/support-access.constants.ts';
import { givePlanSchema } from '@hearthway/domain/staff/timeline.contract.ts';
import { PLANS } from '@hearthway/domain/subscription/subscription.constants.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ignored } from '../../../api/create-api.ts';
import { Select } from '../../../components/Select.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { tierName } from '../tier-words.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { useStaffCommand } from './useStaffCommand.ts';

interface GivePlanProps {
  readonly userId: string;
  readonly name: string;
  readonly onClose: () => void;
}

export const GivePlan = ({ userId, name, onClose }: GivePlanProps) => {
  const { i18n, t } = useLingui();
  const form = useStaffCommand({
    userId,
    command: 'gifts',
    schema: givePlanSchema,
    answer: ignored,
    initial: { tier: 'plus', days: '30' },
    onClose,
    onDone: () => ({
      title: t`Plan given`,
      description: t`It shows on the family’s pages right away.`,
    }),
  });
  return (
    <ActionDialog
      title={t`Give days of a plan?`}
      confirm={t`Give`}
      confirming={t`Giving…`}
      form={form}
      onClose={onClose}
    >
      <p>
        <Trans>
          {name} pays nothing for it, and it ends by itself. It replaces an earlier gift; a plan
          that the family pays for stays as it is.
        </Trans>
      </p>
      <Select
        label={t`Plan`}
        {...form.field('tier')}
        options={PLANS.map((plan) => ({ value: plan, name: tierName(i18n, plan) }))}
      />
      <Select
        label={t`For how long?`}
        {...form.field('days')}
        options={GIFT_DAYS.map((days) => ({
          value: days,
          name: t`${plural(Number(days), { one: '# day', other: '# days' })}`,
        }))}
      />
      <TextArea
        label={t`Reason`}
        hint={t`It becomes a note in the timeline.`}
        rows={2}
        {...form.field('reason')}
        required
        maxLength={REASON_MAX_LENGTH}
      />
    </ActionDialog>
  );
};
