import {
  COUNT_MAX,
  ENTRY_LINE_MAX_LENGTH,
  ENTRY_NOTES_MAX_LENGTH,
  INTERVAL_MAX,
  REPEATS,
  TRAVEL_MINUTES_MAX,
  US_TIME_ZONES,
  WEEKDAYS,
} from '@hearthway/domain/calendar-entries/calendar-entries.constants.ts';
import type {
  Calendar,
  CalendarEntry,
} from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Select } from '../../components/Select.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import { TextField } from '../../components/TextField.tsx';
import { TickBox } from '../../components/TickBox.tsx';
import { Fold, TickBoxes } from '../../forms/FormParts.tsx';
import type { FieldsNamed } from '../../forms/useZodForm.ts';
import { childrenQuery, presentIn } from '../children/shared/children.query.ts';
import { AttachedFields } from './AttachedFields.tsx';
import { repeatsWords } from './calendar-words.ts';
import { zoneOf } from './entry-form.ts';
import { ReminderFields } from './ReminderFields.tsx';
import { weekdayWords, zoneHere, zoneWords } from './when-words.ts';

interface EntryFieldsProps {
  readonly userId: string;
  readonly field: FieldsNamed<string>;
  /** Undefined for a new one. */
  readonly entry: CalendarEntry | undefined;
  readonly adults: Calendar['adults'];
  /** Only one day of a series is changed: its rule, children, people and reminders stay. */
  readonly isOneDay?: boolean;
  readonly isTask?: boolean;
}

/** Title, when and for whom; the rest is folded below them. */
export const EntryFields = ({
  userId,
  field,
  entry,
  adults,
  isOneDay = false,
  isTask = entry?.kind === 'task',
}: EntryFieldsProps) => {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-5">
      <TextField
        label={t`What is it?`}
        {...field('title')}
        required
        autoComplete="off"
        maxLength={ENTRY_LINE_MAX_LENGTH}
      />
      <TextField label={t`Day`} {...field('when.firstDay')} type="date" required />
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField label={t`From`} {...field('when.startsAt')} type="time" />
        <TextField label={t`To`} {...field('when.endsAt')} type="time" />
      </div>
      <p className="text-sm text-text-soft">
        <Trans>Without times it is all day.</Trans>
      </p>
      {!isOneDay && <ChildBoxes userId={userId} ticked={entry?.childIds} />}
      {!isOneDay && <RuleFields field={field} entry={entry} />}
      {!isOneDay && <ReminderFields field={field} entry={entry} adults={adults} />}
      {!isOneDay && <AttachedFields userId={userId} field={field} />}
      <Fold title={<Trans>Place, notes, and more</Trans>}>
        <TextField
          label={t`Place or link`}
          {...field('place')}
          autoComplete="off"
          maxLength={ENTRY_LINE_MAX_LENGTH}
        />
        {!isOneDay && (
          <>
            <TextField
              label={t`Who else takes part`}
              hint={t`For example who drives.`}
              {...field('people')}
              autoComplete="off"
              maxLength={ENTRY_LINE_MAX_LENGTH}
            />
            <TextField
              label={t`Minutes of the way there`}
              {...field('travelMinutes')}
              type="number"
              min={0}
              max={TRAVEL_MINUTES_MAX}
            />
          </>
        )}
        <TextArea label={t`Notes`} {...field('notes')} maxLength={ENTRY_NOTES_MAX_LENGTH} />
        <TextField label={t`Last day, if it is several`} {...field('when.lastDay')} type="date" />
        <ZoneField field={field} entry={entry} />
        {!isOneDay && (
          <TickBox
            label={t`This is a task: something to do by then`}
            name="task"
            defaultChecked={isTask}
          />
        )}
      </Fold>
    </div>
  );
};

const ChildBoxes = ({
  userId,
  ticked,
}: {
  readonly userId: string;
  readonly ticked: readonly string[] | undefined;
}) => {
  const { data } = useQuery(childrenQuery(userId));
  const children = presentIn(data?.answer);
  if (children.length === 0) return null;
  return (
    <TickBoxes
      legend={<Trans>For whom</Trans>}
      list="children"
      choices={children.map(({ id, name }) => ({ id, name }))}
      ticked={ticked}
    />
  );
};

const RuleFields = ({ field, entry }: Pick<EntryFieldsProps, 'field' | 'entry'>) => {
  const { t, i18n } = useLingui();
  return (
    <Fold title={<Trans>Repeat</Trans>}>
      <Select
        label={t`Repeats`}
        options={[
          { value: '', name: t`Never` },
          ...REPEATS.map((value) => ({ value, name: repeatsWords(i18n, value) })),
        ]}
        {...field('repeats.repeats')}
      />
      <TextField
        label={t`Every how many`}
        hint={t`2 is every other day, week, month or year.`}
        {...field('repeats.interval')}
        type="number"
        min={1}
        max={INTERVAL_MAX}
      />
      <TickBoxes
        legend={<Trans>Weekdays, if it is every week</Trans>}
        list="weekdays"
        choices={WEEKDAYS.map((id, index) => ({ id, name: weekdayWords(i18n, index, 'long') }))}
        ticked={entry?.repeats?.weekdays}
      />
      <TextField label={t`Until, if it ends`} {...field('repeats.until')} type="date" />
      <TextField
        label={t`Or so many times`}
        {...field('repeats.count')}
        type="number"
        min={1}
        max={COUNT_MAX}
      />
      <TickBox
        label={t`Skip school breaks`}
        name="skipsBreaks"
        defaultChecked={entry?.skipsBreaks ?? false}
      />
    </Fold>
  );
};

const ZoneField = ({ field, entry }: Pick<EntryFieldsProps, 'field' | 'entry'>) => {
  const { t, i18n } = useLingui();
  const own = entry === undefined ? [] : [zoneOf(entry)];
  const zones = new Set([...own, zoneHere(), ...US_TIME_ZONES]);
  return (
    <Select
      label={t`Clock of the place`}
      options={Array.from(zones, (value) => ({ value, name: zoneWords(i18n, value) }))}
      {...field('when.timeZone')}
    />
  );
};
