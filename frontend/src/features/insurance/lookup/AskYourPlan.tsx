import { Trans } from '@lingui/react/macro';
import { OutsideLink } from '../../../components/OutsideLink.tsx';

/** The questions of a call to the plan, and where to go on. */
export const AskYourPlan = () => (
  <div className="measure grid gap-4">
    <p>
      <Trans>
        Call the number on the back of your insurance card. These questions help the most:
      </Trans>
    </p>
    <ol className="grid list-decimal gap-2 ps-6">
      <li>
        <Trans>
          Is my plan self-funded? (Then your employer pays the bills, and state rules may not
          apply.)
        </Trans>
      </li>
      <li>
        <Trans>
          Does it cover ABA, speech, and occupational therapy for autism? How many visits a year?
        </Trans>
      </li>
      <li>
        <Trans>Do I need prior authorization (the plan’s approval before we start)?</Trans>
      </li>
      <li>
        <Trans>
          What do I pay: the deductible (first, each year) and the copay (for each visit)?
        </Trans>
      </li>
      <li>
        <Trans>
          Which providers near me are in your network and accept children as new patients?
        </Trans>
      </li>
      <li>
        <Trans>
          What is the reference number of this call? (Write it down, with the name of the person you
          spoke with.)
        </Trans>
      </li>
    </ol>
    <p>
      <Trans>
        No insurance for your child, or not enough? Medicaid and CHIP cover many children:{' '}
        <OutsideLink href="https://www.insurekidsnow.gov/">insurekidsnow.gov</OutsideLink>.
      </Trans>
    </p>
    <p>
      <Trans>
        Denied?{' '}
        <OutsideLink href="https://content.naic.org/state-insurance-departments">
          Your state’s insurance department
        </OutsideLink>{' '}
        tells you how to appeal.
      </Trans>
    </p>
  </div>
);
