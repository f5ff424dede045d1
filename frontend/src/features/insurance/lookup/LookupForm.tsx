import { INSURER_NAMES, INSURERS } from '@hearthway/domain/insurance/insurers.constants.ts';
import { STATES } from '@hearthway/domain/kernel/states.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/Button.tsx';
import { Select } from '../../../components/Select.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { Form } from '../../../forms/Form.tsx';
import { useSubmitted } from './submitted.ts';
import type { useLookup } from './useLookup.ts';

type Lookup = ReturnType<typeof useLookup>;

/** Lookup form. Submitted without scripts, it is answered with the whole page. */
export const LookupForm = ({ form, isLocked }: Pick<Lookup, 'form' | 'isLocked'>) => {
  const { t } = useLingui();
  const fields = useSubmitted()?.fields ?? {};
  return (
    <Form form={form} className="grid max-w-3xl items-end gap-5 sm:grid-cols-2">
      <Select
        label={t`Insurance provider`}
        {...form.field('insuranceProvider')}
        defaultValue={fields['insuranceProvider']}
        required
        options={[
          { value: '', name: t`Select your insurance provider` },
          ...INSURERS.map((id) => ({
            value: id,
            name:
              id === 'other' ? t({ message: 'Other', context: 'an insurer' }) : INSURER_NAMES[id],
          })),
        ]}
      />
      <Select
        label={t`State (optional)`}
        hint={t`Some rights depend on it.`}
        {...form.field('state')}
        defaultValue={fields['state']}
        options={[
          { value: '', name: t`Select your state` },
          ...Object.entries(STATES).map(([code, name]) => ({ value: code, name })),
        ]}
      />
      <TextField
        label={t`ZIP code (optional)`}
        hint={t`In place of the state.`}
        {...form.field('zipCode')}
        defaultValue={fields['zipCode']}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <TextField
        label={t`Member ID (optional)`}
        hint={t`You can leave it empty: the answer is the same. We never store it.`}
        {...form.field('memberId')}
        autoComplete="off"
      />
      <div className="sm:col-span-2">
        <Button look="primary" type="submit" isBusy={isLocked}>
          {form.isPending ? <Trans>Checking Coverage...</Trans> : <Trans>Check My Coverage</Trans>}
        </Button>
      </div>
    </Form>
  );
};
