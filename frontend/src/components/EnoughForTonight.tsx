import { PRODUCT } from '@hearthway/domain/product.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Moon } from 'lucide-react';

interface TomorrowProps {
  /** First step of tomorrow, in one line. */
  readonly tomorrow: string;
}

/** Leave to stop here, with the first step of tomorrow. */
export const EnoughForTonight = ({ tomorrow }: TomorrowProps) => (
  <section aria-labelledby="enough" className="grid gap-2 rounded-soft bg-sunken p-4 sm:p-5">
    <h2 id="enough" className="flex items-center gap-2 text-lg">
      <Moon aria-hidden className="size-5 shrink-0 text-accent" />
      <Trans>Enough for tonight</Trans>
    </h2>
    <p>
      <Trans>
        You can stop here. Tomorrow’s first step: <strong>{tomorrow}</strong>
      </Trans>
    </p>
    <p>
      <MailToMyself tomorrow={tomorrow} />
    </p>
  </section>
);

/** Opens the person's own mail program: no address is given to us. */
export const MailToMyself = ({ tomorrow }: TomorrowProps) => {
  const { t } = useLingui();
  const subject = encodeURIComponent(t`For tomorrow`);
  const body = encodeURIComponent(`${tomorrow}\n\n${PRODUCT.name}`);
  return (
    <a href={`mailto:?subject=${subject}&body=${body}`} className="touch inline-flex items-center">
      <Trans>Mail it to myself</Trans>
    </a>
  );
};
