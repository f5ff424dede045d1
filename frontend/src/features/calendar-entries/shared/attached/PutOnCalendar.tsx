import { Trans } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { Button } from '../../../../components/Button.tsx';
import { LISTING_LANGUAGE } from '../../../directory/shared/listing-language.ts';
import { useAddToCalendar } from '../useAddToCalendar.ts';

interface PutOnCalendarProps {
  readonly provider: { readonly id: string; readonly name: string };
  readonly look: 'secondary' | 'quiet';
}

/** Opens the form of a new appointment with a provider. Shown to people who can add to the calendar. */
export const PutOnCalendar = ({ provider: { id, name }, look }: PutOnCalendarProps) => {
  const addToCalendar = useAddToCalendar();
  if (addToCalendar === undefined) return null;
  return (
    <Button look={look} onClick={() => addToCalendar(name, { kind: 'provider', id, name })}>
      <CalendarPlus aria-hidden className="size-4" />
      <Trans>
        Put on the calendar
        <span lang={LISTING_LANGUAGE} className="sr-only">
          {' '}
          {name}
        </span>
      </Trans>
    </Button>
  );
};
