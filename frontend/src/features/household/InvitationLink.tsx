import { INVITATION_DAYS } from '@hearthway/domain/kernel/retention.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, buttonRow } from '../../components/Button.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useCopy } from '../../components/useCopy.ts';
import { useLazyPart } from '../../components/useLazyPart.ts';

export interface MadeInvitation {
  readonly token: string;
  readonly isMailed: boolean;
}

interface InvitationLinkProps {
  readonly made: MadeInvitation;
  readonly onDone: () => void;
}

const loadQrCode = async () => (await import('./QrCode.tsx')).QrCode;

/** Link of an invitation, to copy or to scan. It is shown this once. */
export const InvitationLink = ({ made: { token, isMailed }, onDone }: InvitationLinkProps) => {
  const { t } = useLingui();
  const QrCode = useLazyPart(loadQrCode);
  const link = new URL(`/household/join#${token}`, window.location.origin).href;
  const copy = useCopy({
    done: { title: t`Copied`, description: t`Paste it into a message.` },
    refused: {
      title: t`Your browser did not let us copy`,
      description: t`Select the link and copy it yourself.`,
    },
  });
  return (
    <div className="grid grid-cols-1 gap-4" role="status">
      <p>
        {isMailed ? (
          <Trans>
            The link is on its way by email. You can also copy it here: we show it only now.
          </Trans>
        ) : (
          <Trans>Send this link to the person you invite: we show it only now.</Trans>
        )}{' '}
        <Trans>It works once, for {INVITATION_DAYS} days.</Trans>
      </p>
      <TextField label={t`Link`} value={link} readOnly onFocus={({ target }) => target.select()} />
      <div className="grid grid-cols-1 justify-items-start gap-2">
        <p>
          <Trans>Or let them scan it with their phone:</Trans>
        </p>
        {QrCode === undefined ? (
          <span className="size-48" />
        ) : (
          <QrCode text={link} name={t`QR code of the invitation`} />
        )}
      </div>
      <div className={buttonRow}>
        <Button look="primary" onClick={() => void copy(link)}>
          <Trans>Copy link</Trans>
        </Button>
        <Button look="secondary" onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </div>
  );
};
