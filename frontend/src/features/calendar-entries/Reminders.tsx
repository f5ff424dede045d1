import type { Calendar } from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import { Trans } from '@lingui/react/macro';
import { Bell } from 'lucide-react';
import { ReminderList } from './ReminderList.tsx';
import { useReminding } from './useReminding.ts';

const HEADING = 'reminders';

/** Notice of what reminds the reader now, above the list. */
export const Reminders = ({ occurrences }: Pick<Calendar, 'occurrences'>) => {
  const reminding = useReminding(occurrences);
  if (reminding.length === 0) return null;
  return (
    <section
      aria-labelledby={HEADING}
      className="grid grid-cols-1 gap-2 rounded-soft bg-accent-wash px-4 py-3 print:hidden"
    >
      <h2 id={HEADING} className="flex items-center gap-2 text-lg">
        <Bell aria-hidden className="size-5 shrink-0 text-accent" />
        <Trans>Your reminders</Trans>
      </h2>
      <ReminderList reminding={reminding} />
    </section>
  );
};
