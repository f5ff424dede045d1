import { HOME_MAX_LENGTH, RHYTHMS } from '@hearthway/domain/family-days/family-days.constants.ts';
import type { HomeWeeks } from '@hearthway/domain/family-days/family-days.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ignored } from '../../../api/create-api.ts';
import { Select } from '../../../components/Select.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { Form } from '../../../forms/Form.tsx';
import { FormButtons } from '../../../forms/FormButtons.tsx';
import type { Texts } from '../../../forms/form-schema.ts';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { rhythmWords } from '../calendar-words.ts';
import { useReadDaysAgain } from './family-days.query.ts';
import { commandOf, type Reach, textsOf } from './home-weeks-form.ts';

interface Child {
  readonly id: string;
  readonly name: string;
}

interface HomeWeeksFormProps {
  readonly userId: string;
  readonly childrenOfFamily: readonly Child[];
  /** Weeks that are changed; undefined for new ones. */
  readonly weeks: HomeWeeks | undefined;
  readonly onDone: () => void;
}

/** Form of weeks in two homes; for those that are there, it asks first from when the change counts. */
export const HomeWeeksForm = (props: HomeWeeksFormProps) => {
  const { t } = useLingui();
  const { weeks, childrenOfFamily } = props;
  const [childId, setChildId] = useState(weeks?.childId ?? childrenOfFamily[0]?.id ?? '');
  const [reach, setReach] = useState<Reach>('all');
  return (
    <div className="grid grid-cols-1 gap-5">
      {weeks === undefined && childrenOfFamily.length > 1 && (
        <Select
          label={t`Child`}
          options={childrenOfFamily.map(({ id, name }) => ({ value: id, name }))}
          value={childId}
          onChoose={setChildId}
        />
      )}
      {weeks !== undefined && (
        <Select
          label={t`Which weeks`}
          options={[
            { value: 'all', name: t`All of them` },
            { value: 'following', name: t`From a day on` },
          ]}
          value={reach}
          onChoose={setReach}
        />
      )}
      <Fields key={reach} {...props} childId={childId} reach={reach} />
    </div>
  );
};

interface FieldsProps extends HomeWeeksFormProps {
  readonly childId: string;
  readonly reach: Reach;
}

const Fields = (props: FieldsProps) => {
  const { t, i18n } = useLingui();
  const { userId, onDone } = props;
  const readAgain = useReadDaysAgain(userId);
  const form = useCommandForm<Texts, unknown, unknown>({
    ...commandOf(props),
    answer: ignored,
    initial: textsOf(props),
    fallback: msg`We couldn’t save this. Please try again.`,
    onDone: () => {
      readAgain();
      onDone();
    },
  });
  const home = { required: true, autoComplete: 'off', maxLength: HOME_MAX_LENGTH };
  return (
    <Form form={form}>
      <div className="grid grid-cols-1 gap-5">
        <TextField
          label={t`First home`}
          hint={t`For example Mom’s, or Oak Street.`}
          {...form.field('homes.0')}
          {...home}
        />
        <TextField label={t`Second home`} {...form.field('homes.1')} {...home} />
        <TextField
          label={t`First day at the first home`}
          hint={t`Handovers are counted from this day. It can be in the past.`}
          {...form.field('firstDay')}
          type="date"
          required
        />
        <Select
          label={t`How the days alternate`}
          options={RHYTHMS.map((value) => ({ value, name: rhythmWords(i18n, value) }))}
          {...form.field('rhythm')}
        />
        <TextField
          label={t`Time of the handover, if you like`}
          {...form.field('time')}
          type="time"
        />
        <TextField label={t`Until, if it ends`} {...form.field('lastDay')} type="date" />
      </div>
      <FormButtons isPending={form.isPending} onCancel={onDone}>
        {form.isPending ? <Trans>Saving…</Trans> : <Trans>Save</Trans>}
      </FormButtons>
    </Form>
  );
};
