import { FEED_PATH } from '@hearthway/domain/calendar-feeds/calendar-feeds.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, buttonRow } from '../../components/Button.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useCopy } from '../../components/useCopy.ts';

interface FeedAddressProps {
  /** Secret of the address. */
  readonly secret: string;
  readonly onDone: () => void;
}

/** Address that was just made, to copy. It is shown this once. */
export const FeedAddress = ({ secret, onDone }: FeedAddressProps) => {
  const { t } = useLingui();
  const address = new URL(`${FEED_PATH}?key=${secret}`, window.location.origin).href;
  const copy = useCopy({
    done: { title: t`Copied`, description: t`Paste it into your other calendar.` },
    refused: {
      title: t`Your browser did not let us copy`,
      description: t`Select the address and copy it yourself.`,
    },
  });
  return (
    <div className="grid grid-cols-1 gap-4" role="status">
      <p>
        <Trans>
          We show this address only now. Anyone who has it can read this calendar, so keep it to
          yourself.
        </Trans>
      </p>
      <TextField
        label={t`Address`}
        value={address}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <p>
        <Trans>
          In Google Calendar, choose “Other calendars” and “From URL”. On an iPhone, choose “Add
          Subscription Calendar”. In Outlook, choose “Subscribe from web”.
        </Trans>
      </p>
      <div className={buttonRow}>
        <Button look="primary" onClick={() => void copy(address)}>
          <Trans>Copy the address</Trans>
        </Button>
        <Button look="secondary" onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </div>
  );
};
