import { INQUIRY_ANSWER_HOURS, LIABILITY_MONTHS } from '@hearthway/domain/legal/legal.constants.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { Points } from './Points.tsx';

export const Agreement = () => (
  <p>
    <Trans>
      These terms are between you and the people who run {PRODUCT.name}. By using it you agree to
      them. How we treat your data is in our <Link to="/privacy">Privacy Policy</Link>.
    </Trans>
  </p>
);

export const Plans = () => (
  <>
    <p>
      <Trans>You can use {PRODUCT.name} for free. The free plan needs no card.</Trans>
    </p>
    <Points>
      <li>
        <Trans>
          Before you pay for a plan you see, beside the button, what it costs, when a trial ends and
          how to cancel.
        </Trans>
      </li>
      <li>
        <Trans>
          You can cancel at any time. You keep what you have paid for until the end of that billing
          period.
        </Trans>
      </li>
      <li>
        <Trans>
          A plan renews each month until you cancel it. If a payment fails, we write to you and say
          how long the plan stays.
        </Trans>
      </li>
      <li>
        <Trans>
          When you delete your account, your plan is canceled. It ends with the account at the
          latest.
        </Trans>
      </li>
    </Points>
  </>
);

export const Ending = () => (
  <>
    <p>
      <Trans>
        You can stop at any time: delete your account on{' '}
        <Link to="/account">your account page</Link>. The{' '}
        <Link to="/privacy#deletion">Privacy Policy</Link> says what happens then.
      </Trans>
    </p>
    <p>
      <Trans>
        We may close an account that is used to harm others or to break these terms. Unless someone
        is in danger, we tell you beforehand, and why.
      </Trans>
    </p>
  </>
);

export const Liability = () => (
  <>
    <p>
      <Trans>
        We do our best, but we can’t promise that {PRODUCT.name} is always there or free of
        mistakes.
      </Trans>
    </p>
    <p>
      <Trans>
        As far as the law allows, all that we can owe you for any harm from using {PRODUCT.name} is
        what you paid us in the {LIABILITY_MONTHS} months before it. Where the law gives you more,
        you keep that.
      </Trans>
    </p>
  </>
);

export const Changes = () => (
  <>
    <p>
      <Trans>
        When these terms change, the date at their top changes too. If you go on using{' '}
        {PRODUCT.name} after that, the new terms apply.
      </Trans>
    </p>
    <p>
      <Trans>
        Questions? <Link to="/contact">Write to us</Link>. We answer within {INQUIRY_ANSWER_HOURS}{' '}
        hours.
      </Trans>
    </p>
  </>
);
