import { REMINDER_DAYS } from '@hearthway/domain/insurance/denials.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass, buttonRow } from '../../../components/Button.tsx';
import { TickBox } from '../../../components/TickBox.tsx';
import { Disclosed } from '../../../forms/Disclosed.tsx';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { accountPath } from '../../../session/redirect.ts';
import { ForChildren } from '../../children/shared/ForChildren.tsx';
import { useMay } from '../../household/shared/useMay.ts';
import type { AccountDenial } from './useAccountDenial.ts';
import type { OpenDenied } from './useDenied.ts';

interface AccountPanelProps {
  readonly open: OpenDenied;
  /** Undefined for a visitor. */
  readonly account: AccountDenial | undefined;
}

/** Saves the denial to the account, with reminders by mail. */
export const AccountPanel = ({ open, account }: AccountPanelProps) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-4 rounded-soft border border-line bg-raised p-5 print:hidden"
    >
      <h3 id={id} className="text-xl">
        <Trans>Reminders by email</Trans>
      </h3>
      {account === undefined ? <ForVisitors /> : <ForFamilies open={open} account={account} />}
    </section>
  );
};

/** Days before a deadline, as a list: "14, 7, and 2". */
const useReminderDays = (): string => {
  const { i18n } = useLingui();
  return new Intl.ListFormat(i18n.locale).format(REMINDER_DAYS.map(String));
};

const ForVisitors = () => {
  const days = useReminderDays();
  return (
    <>
      <p className="measure">
        <Trans>
          With a free account you get an email {days} days before each date of yours, and find this
          denial on any device. Your answers here go with you.
        </Trans>
      </p>
      <div className={buttonRow}>
        <Link
          to={accountPath('signup', '/insurance-help/denied#deadlines')}
          className={buttonClass('secondary')}
        >
          <Trans>Create a free account</Trans>
        </Link>
      </div>
    </>
  );
};

const ForFamilies = ({
  open,
  account,
}: Required<AccountPanelProps> & { readonly account: AccountDenial }) => {
  const { t } = useLingui();
  const days = useReminderDays();
  const { mayRemove } = useMay('insurance');
  const { userId, saved, isChanged, isPending, problem, save, remove } = account;
  return (
    <>
      <p className="measure">
        {saved === undefined ? (
          <Trans>
            Save this denial to your account, and we email you {days} days before each date of
            yours. The account gets the dates and choices that you see here: no names, no numbers,
            nothing of the letter.
          </Trans>
        ) : isChanged ? (
          <Trans>You have changed something since you saved this denial.</Trans>
        ) : (
          <Trans>This denial is saved in your account.</Trans>
        )}
      </p>
      <FormProblem problem={problem} />
      <TickBox
        label={t`Email me ${days} days before each date`}
        checked={open.answers.wantsReminders}
        onChange={({ target }) => open.answer({ wantsReminders: target.checked })}
      />
      {(saved === undefined || isChanged) && (
        <div className={buttonRow}>
          <Button look="primary" isBusy={isPending} onClick={save}>
            {saved === undefined ? (
              <Trans>Save to my account</Trans>
            ) : (
              <Trans>Save the changes</Trans>
            )}
          </Button>
        </div>
      )}
      {saved !== undefined && <ForChildren userId={userId} kind="denial" objectId={saved.id} />}
      {saved !== undefined && mayRemove && (
        <Disclosed label={t`Remove this denial`}>
          {(close) => (
            <div className="grid gap-4">
              <p className="measure">
                <Trans>
                  It goes from your account and from this page, with its dates, and the emails stop.
                  This cannot be undone.
                </Trans>
              </p>
              <div className={buttonRow}>
                <Button look="danger" isBusy={isPending} onClick={remove}>
                  <Trans>Remove it</Trans>
                </Button>
                <Button look="quiet" onClick={close}>
                  <Trans>Cancel</Trans>
                </Button>
              </div>
            </div>
          )}
        </Disclosed>
      )}
    </>
  );
};
