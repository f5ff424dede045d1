import {
  FIRST_REMINDERS,
  REMINDERS,
  REMINDERS_MAX,
} from '@hearthway/domain/calendar-entries/calendar-entries.constants.ts';
import type {
  Calendar,
  CalendarEntry,
} from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { FieldError } from '../../components/FieldError.tsx';
import { Select } from '../../components/Select.tsx';
import { Fold, TickBoxes } from '../../forms/FormParts.tsx';
import type { FieldsNamed } from '../../forms/useZodForm.ts';
import { reminderWords } from './calendar-words.ts';

interface ReminderFieldsProps {
  readonly field: FieldsNamed<string>;
  /** Undefined for a new one. */
  readonly entry: CalendarEntry | undefined;
  readonly adults: Calendar['adults'];
}

/** When it reminds, and whom: a household of one adult is not asked. */
export const ReminderFields = ({ field, entry, adults }: ReminderFieldsProps) => {
  const { t, i18n } = useLingui();
  const { error } = field('reminders');
  return (
    <>
      <Fold title={<Trans>Reminders</Trans>}>
        <TickBoxes
          legend={<Trans>Remind by email and on the page, {REMINDERS_MAX} times at most</Trans>}
          list="reminders"
          choices={REMINDERS.map((id) => ({ id, name: reminderWords(i18n, id) }))}
          ticked={entry === undefined ? FIRST_REMINDERS : entry.reminders}
        />
        <p className="text-sm text-text-soft">
          <Trans>All-day entries remind at 9 in the morning.</Trans>
        </p>
        {adults.length > 1 && (
          <Select
            label={t`Who is responsible`}
            hint={t`This adult alone gets the reminders.`}
            options={adults.map(({ id, name, isReader }) => ({
              value: id ?? '',
              name: isReader ? t`${name} (you)` : name,
            }))}
            {...field('responsibleId')}
          />
        )}
      </Fold>
      <div role="alert" className="empty:hidden">
        <FieldError id="reminders-error" error={error} />
      </div>
    </>
  );
};
