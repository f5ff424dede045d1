import { Trans } from '@lingui/react/macro';
import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Loading } from '../../components/Loading.tsx';
import { TitledDialog } from '../../components/TitledDialog.tsx';
import { useLazyPart } from '../../components/useLazyPart.ts';
import { Fold } from '../../forms/FormParts.tsx';
import { withCatalogs } from '../../i18n/load-catalog.ts';
import { May } from '../household/shared/May.tsx';

interface OtherCalendarsProps {
  readonly userId: string;
  readonly isCovered: boolean;
}

const loadParts = async () => {
  const [{ Feeds }, { ImportFile }] = await Promise.all([
    withCatalogs(import('../calendar-feeds/shared/Feeds.tsx'), 'calendar-feeds', 'forms'),
    withCatalogs(import('./import/ImportFile.tsx'), 'calendar-entries'),
  ]);
  return { Feeds, ImportFile };
};

/** Button that opens the ways to and from other calendars. */
export const OtherCalendars = (props: OtherCalendarsProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button look="secondary" onClick={() => setIsOpen(true)}>
        <CalendarSync aria-hidden className="size-4" />
        <Trans>Other calendars</Trans>
      </Button>
      {isOpen && (
        <TitledDialog title={<Trans>Other calendars</Trans>} onClose={close}>
          <Parts {...props} onDone={close} />
        </TitledDialog>
      )}
    </>
  );
};

interface PartsProps extends OtherCalendarsProps {
  readonly onDone: () => void;
}

const Parts = ({ userId, isCovered, onDone }: PartsProps) => {
  const parts = useLazyPart(loadParts);
  if (parts === undefined) return <Loading isPart />;
  const { Feeds, ImportFile } = parts;
  return (
    <div className="grid grid-cols-1 gap-6">
      <section aria-labelledby="feeds" className="grid grid-cols-1 gap-3">
        <h3 id="feeds" className="text-lg">
          <Trans>Show this calendar in another one</Trans>
        </h3>
        <Feeds userId={userId} isCovered={isCovered} />
      </section>
      {isCovered && (
        <May effect="write" scope="calendar" isForEveryChild>
          <Fold title={<Trans>Bring entries in from a file</Trans>}>
            <ImportFile userId={userId} onDone={onDone} />
          </Fold>
        </May>
      )}
    </div>
  );
};
