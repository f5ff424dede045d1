import { groupCalendar } from '@hearthway/domain/content/group-calendar.ts';
import type { Meetings } from '@hearthway/domain/content/support-group.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { Button } from '../../../../components/Button.tsx';
import { saveFile } from '../../../../components/save-file.ts';
import type { SupportGroup } from './groups.queries.ts';

interface GroupCalendarButtonProps {
  readonly group: SupportGroup;
  readonly meets: Meetings;
}

/** Takes all meetings of a group into the calendar of a phone or computer. */
export const GroupCalendarButton = ({ group, meets }: GroupCalendarButtonProps) => {
  const { t } = useLingui();
  const { id, data, words } = group;
  const download = () => {
    const contact = [data.phone, data.email, data.website].filter((part) => part !== null);
    const calendar = groupCalendar({
      id,
      meets,
      title: words.title,
      description: [words.schedule ?? '', ...contact, t`Ask the group first: meetings move.`].join(
        '\n',
      ),
      place: [data.street, data.city, data.state].filter((part) => part !== null).join(', '),
      url: `${window.location.origin}/support/community`,
      now: new Date(),
    });
    saveFile(new Blob([calendar], { type: 'text/calendar;charset=utf-8' }), `${id}.ics`);
  };
  return (
    <div>
      <Button look="secondary" onClick={download}>
        <CalendarPlus aria-hidden className="size-4" />
        <Trans>
          Add to my calendar <span className="sr-only">: {words.title}</span>
        </Trans>
      </Button>
    </div>
  );
};
