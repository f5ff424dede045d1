import { BREAK_NAME_MAX_LENGTH } from '@hearthway/domain/family-days/family-days.constants.ts';
import type { SchoolBreak } from '@hearthway/domain/family-days/family-days.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ignored } from '../../../api/create-api.ts';
import { TextField } from '../../../components/TextField.tsx';
import { Form } from '../../../forms/Form.tsx';
import { FormButtons } from '../../../forms/FormButtons.tsx';
import { TickBoxes } from '../../../forms/FormParts.tsx';
import type { Texts } from '../../../forms/form-schema.ts';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { commandOf } from './break-form.ts';
import { useReadDaysAgain } from './family-days.query.ts';

interface BreakFormProps {
  readonly userId: string;
  readonly childrenOfFamily: readonly { readonly id: string; readonly name: string }[];
  /** Break that is changed; undefined for a new one. */
  readonly schoolBreak: SchoolBreak | undefined;
  readonly onDone: () => void;
}

/** Form of a school break: only what the family writes, no calendar of a school. */
export const BreakForm = ({ userId, childrenOfFamily, schoolBreak, onDone }: BreakFormProps) => {
  const { t } = useLingui();
  const readAgain = useReadDaysAgain(userId);
  const form = useCommandForm<Texts, unknown, unknown>({
    ...commandOf(schoolBreak),
    answer: ignored,
    initial: {
      name: schoolBreak?.name,
      firstDay: schoolBreak?.firstDay,
      lastDay: schoolBreak?.lastDay,
    },
    fallback: msg`We couldn’t save this. Please try again.`,
    onDone: () => {
      readAgain();
      onDone();
    },
  });
  return (
    <Form form={form}>
      <div className="grid grid-cols-1 gap-5">
        <TextField
          label={t`Name`}
          hint={t`For example Winter break.`}
          {...form.field('name')}
          required
          autoComplete="off"
          maxLength={BREAK_NAME_MAX_LENGTH}
        />
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <TextField
            label={t`First day without school`}
            {...form.field('firstDay')}
            type="date"
            required
          />
          <TextField label={t`Last day without school`} {...form.field('lastDay')} type="date" />
        </div>
        {childrenOfFamily.length > 1 && (
          <div>
            <TickBoxes
              legend={<Trans>For whom</Trans>}
              list="children"
              choices={childrenOfFamily}
              ticked={schoolBreak?.childIds}
            />
            <p className="text-sm text-text-soft">
              <Trans>Without a tick, it is for all of them.</Trans>
            </p>
          </div>
        )}
      </div>
      <FormButtons isPending={form.isPending} onCancel={onDone}>
        {form.isPending ? <Trans>Saving…</Trans> : <Trans>Save</Trans>}
      </FormButtons>
    </Form>
  );
};
