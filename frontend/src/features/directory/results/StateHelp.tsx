import { Trans } from '@lingui/react/macro';
import { OutsideLink } from '../../../components/OutsideLink.tsx';

/** "Programs are available in every state and territory." */
const EARLY_INTERVENTION = 'https://www.cdc.gov/act-early/early-intervention/index.html';
/** Leads to the office of each state. */
const MEDICAID = 'https://www.medicaid.gov/about-us/contact-us/index.html';

interface StateHelpProps {
  /** Its name; undefined where the place is in none. */
  readonly state: string | undefined;
}

/** What every state owes a child, however far the next provider is. */
export const StateHelp = ({ state }: StateHelpProps) => (
  <section aria-labelledby="state-help" className="grid gap-3 rounded-soft bg-sunken p-4 sm:p-5">
    <h2 id="state-help" className="text-xl">
      {state === undefined ? <Trans>Help from your state</Trans> : <Trans>Help from {state}</Trans>}
    </h2>
    <ul className="grid gap-4">
      <li className="measure">
        <h3 className="text-base">
          <Trans>Under 3: Early Intervention</Trans>
        </h3>
        <p>
          <Trans>
            Every state evaluates young children at no cost, and can send help to your home. You can
            ask for it yourself: you need no diagnosis and no referral.
          </Trans>
        </p>
        <OutsideLink href={EARLY_INTERVENTION}>
          <Trans>Find your state’s program (CDC)</Trans>
        </OutsideLink>
      </li>
      <li className="measure">
        <h3 className="text-base">
          <Trans>Medicaid</Trans>
        </h3>
        <p>
          <Trans>
            For children under 21 it has to cover treatment that is medically necessary. Ask your
            state’s office which providers come to you or work by video.
          </Trans>
        </p>
        <OutsideLink href={MEDICAID}>
          <Trans>Find your state’s office (Medicaid.gov)</Trans>
        </OutsideLink>
      </li>
    </ul>
  </section>
);
