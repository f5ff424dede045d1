import {
  addedEntrySchema,
  type Calendar,
  type CalendarEntry,
  type Occurrence,
} from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ignored } from '../../api/create-api.ts';
import { useToast } from '../../components/toasts/useToast.ts';
import { Form } from '../../forms/Form.tsx';
import { FormButtons } from '../../forms/FormButtons.tsx';
import type { Texts } from '../../forms/form-schema.ts';
import { useCommandForm } from '../../forms/useCommandForm.ts';
import { useDraft } from '../../session/useDraft.ts';
import { calendarKey, dayPath, ENTRIES_PATH } from './calendar.queries.ts';
import { EntryFields } from './EntryFields.tsx';
import {
  changedEntrySchema,
  followingSchema,
  newEntrySchema,
  oneDaySchema,
  textsOf,
} from './entry-form.ts';
import { type Reach, ReachField } from './ReachField.tsx';
import { NEW_ENTRY_FORM } from './shared/new-entry.ts';
import { daysOf } from './when-words.ts';

interface NewEntryProps {
  readonly userId: string;
  /** ISO day that the form begins with. */
  readonly day: string;
  readonly adults: Calendar['adults'];
  readonly isTask: boolean;
  readonly onDone: () => void;
}

/** Form of a new entry. */
export const NewEntry = ({ userId, day, adults, isTask, onDone }: NewEntryProps) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const draft = useDraft(NEW_ENTRY_FORM);
  const form = useCommandForm({
    path: ENTRIES_PATH,
    schema: newEntrySchema,
    answer: addedEntrySchema,
    initial: {
      'when.firstDay': day,
      responsibleId: adults.find(({ isReader }) => isReader)?.id ?? '',
    },
    draft,
    fallback: msg`We couldn’t add this. Please try again.`,
    onDone: (_, { title }) => {
      void queryClient.invalidateQueries({ queryKey: calendarKey(userId) });
      showToast({
        tone: 'done',
        title: t`${title} is added`,
        description: t`You can change it at any time.`,
      });
      onDone();
    },
  });
  return (
    <Form form={form}>
      <EntryFields
        userId={userId}
        field={form.field}
        entry={undefined}
        adults={adults}
        isTask={isTask}
      />
      <FormButtons
        isPending={form.isPending}
        onCancel={() => {
          draft.forget();
          onDone();
        }}
      >
        {form.isPending ? <Trans>Adding…</Trans> : <Trans>Add</Trans>}
      </FormButtons>
    </Form>
  );
};

export interface OfOccurrence {
  readonly userId: string;
  readonly entry: CalendarEntry;
  readonly occurrence: Occurrence;
}

interface ChangeEntryProps extends OfOccurrence {
  readonly adults: Calendar['adults'];
  readonly onDone: () => void;
}

/** Form of an entry that is there; of a series, it asks first how far the change reaches. */
export const ChangeEntry = (props: ChangeEntryProps) => {
  const { entry, occurrence } = props;
  const [reach, setReach] = useState<Reach>(entry.repeats === null ? 'all' : 'one');
  return (
    <div className="grid grid-cols-1 gap-5">
      {entry.repeats !== null && (
        <ReachField
          isFirst={occurrence.day === daysOf(entry.when).first}
          reach={reach}
          onChoose={setReach}
        />
      )}
      <ChangeForm key={reach} {...props} reach={reach} />
    </div>
  );
};

/** Command of the form. */
const commandOf = ({ entry, occurrence }: OfOccurrence, reach: Reach) => {
  const path = `${ENTRIES_PATH}/${entry.id}`;
  switch (reach) {
    case 'one':
      return { method: 'PUT', path: dayPath(occurrence), schema: oneDaySchema } as const;
    case 'following':
      return {
        method: 'POST',
        path: `${path}/following`,
        schema: followingSchema(occurrence.day, entry),
      } as const;
    case 'all':
      return { method: 'PUT', path, schema: changedEntrySchema(entry) } as const;
  }
};

/** Fields that the form begins with: those of the series, or of its day. */
const shownBy = ({ entry, occurrence }: OfOccurrence, reach: Reach) => {
  if (reach === 'all') return entry;
  const { when, title, place, notes } = occurrence;
  const { repeats, endsOn } = entry;
  // A series of so many times ends on the same day as before.
  const rest = repeats === null ? null : { ...repeats, until: endsOn, count: null };
  return { ...entry, when, title, place, notes, repeats: rest };
};

const ChangeForm = ({
  reach,
  adults,
  onDone,
  ...of
}: ChangeEntryProps & { readonly reach: Reach }) => {
  const { userId, entry, occurrence } = of;
  const queryClient = useQueryClient();
  const draft = useDraft(`calendar-entry-${entry.id}-${occurrence.day}`);
  const form = useCommandForm<Texts, unknown, unknown>({
    ...commandOf(of, reach),
    answer: ignored,
    initial: textsOf(shownBy(of, reach)),
    draft,
    fallback: msg`We couldn’t save this. Please try again.`,
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: calendarKey(userId) });
      onDone();
    },
  });
  return (
    <Form form={form}>
      <EntryFields
        userId={userId}
        field={form.field}
        entry={entry}
        adults={adults}
        isOneDay={reach === 'one'}
      />
      <FormButtons
        isPending={form.isPending}
        onCancel={() => {
          draft.forget();
          onDone();
        }}
      >
        {form.isPending ? <Trans>Saving…</Trans> : <Trans>Save</Trans>}
      </FormButtons>
    </Form>
  );
};
