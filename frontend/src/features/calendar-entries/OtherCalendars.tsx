import { Trans } from '@lingui/react/macro';
import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Loading } from '../../components/Loading.tsx';
import { TitledDialog } from '../../components/TitledDialog.tsx';
import { useLazyPart } from '../../components/useLazyPart.ts';
import { withCatalogs } from '../../i18n/load-catalog.ts';

interface OtherCalendarsProps {
  readonly userId: string;
  readonly isCovered: boolean;
}

const loadFeeds = async () =>
  (await withCatalogs(import('../calendar-feeds/shared/Feeds.tsx'), 'calendar-feeds')).Feeds;

/** Button that opens the ways to and from other calendars. */
export const OtherCalendars = (props: OtherCalendarsProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setIsOpen(true)}>
        <CalendarSync aria-hidden className="size-4" />
        <Trans>Other calendars</Trans>
      </Button>
      {isOpen && (
        <TitledDialog title={<Trans>Other calendars</Trans>} onClose={() => setIsOpen(false)}>
          <Parts {...props} />
        </TitledDialog>
      )}
    </>
  );
};

const Parts = (props: OtherCalendarsProps) => {
  const Feeds = useLazyPart(loadFeeds);
  return Feeds === undefined ? <Loading isPart /> : <Feeds {...props} />;
};
