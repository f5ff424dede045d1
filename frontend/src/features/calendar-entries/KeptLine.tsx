import type { Calendar } from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import { Trans } from '@lingui/react/macro';

/** How many of the appointments that were marked took place, for the days that are shown; also on paper. */
export const KeptLine = ({ calendar }: { readonly calendar: Calendar }) => {
  const appointments = new Set(
    calendar.entries.flatMap(({ id, kind }) => (kind === 'appointment' ? [id] : [])),
  );
  const marks = calendar.occurrences.flatMap(({ entryId, mark }) =>
    mark !== null && appointments.has(entryId) ? [mark] : [],
  );
  if (marks.length === 0) return null;
  const kept = marks.filter((mark) => mark === 'kept').length;
  const counted = marks.length;
  return (
    <p>
      <Trans>
        Appointments on these days: {kept} of {counted} kept.
      </Trans>
    </p>
  );
};
