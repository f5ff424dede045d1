import {
  INQUIRY_ANSWER_HOURS,
  MINIMUM_AGE,
  RIGHTS_ANSWER_DAYS,
} from '@hearthway/domain/legal/legal.constants.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { Points } from './Points.tsx';

export const InShort = () => (
  <Points>
    <li>
      <Trans>We use what you give us to help your family, and we never sell it.</Trans>
    </li>
    <li>
      <Trans>There are no ads here and no trackers, ours or anyone else’s.</Trans>
    </li>
    <li>
      <Trans>
        You can take all of it with you, and you can delete it. Both are on{' '}
        <Link to="/account">your account page</Link>.
      </Trans>
    </li>
    <li>
      <Trans>
        {PRODUCT.name} is not a doctor’s office and not an insurer. What you write here is protected
        as this page says, but it is not a medical record.
      </Trans>
    </li>
  </Points>
);

export const Sharing = () => (
  <>
    <p>
      <Trans>
        We don’t sell or rent what we know about you, and we don’t give it to advertisers.
      </Trans>
    </p>
    <Points>
      <li>
        <Trans>
          Other families see nothing of yours. Each page checks on the server who is asking.
        </Trans>
      </li>
      <li>
        <Trans>
          To send you email we use a mail service. It sees your email address and what the email
          says.
        </Trans>
      </li>
      <li>
        <Trans>
          If you pay for a plan, our payment service (Stripe) takes your card and your email address
          on its own page. We tell it nothing about your family.
        </Trans>
      </li>
      <li>
        <Trans>
          The people who run our servers can read your name and email address there. We need those
          to sign you in and to write to you.
        </Trans>
      </li>
      <li>
        <Trans>
          When you call a provider, open their website or ask for directions, you leave{' '}
          {PRODUCT.name}. What happens there is up to them.
        </Trans>
      </li>
      <li>
        <Trans>If a court orders us to hand something over, we have to obey the law.</Trans>
      </li>
    </Points>
  </>
);

export const Children = () => (
  <>
    <p>
      <Trans>
        Accounts are for adults: you have to be {MINIMUM_AGE} or older. A child can’t have an
        account here.
      </Trans>
    </p>
    <p>
      <Trans>
        What you tell us about your child is treated as yours: it is kept for you alone, it is
        included in your copy, and it is deleted with your account. Please write no more about your
        child than you need to.
      </Trans>
    </p>
  </>
);

export const YourRights = () => (
  <>
    <p>
      <Trans>
        You may see what we hold about you, correct it, take it with you and have it deleted. On{' '}
        <Link to="/account">your account page</Link> you can do this yourself, at any time.
      </Trans>
    </p>
    <p>
      <Trans>
        For anything else, <Link to="/contact">write to us</Link>. We answer questions about these
        rights within {RIGHTS_ANSWER_DAYS} days, and other questions about privacy within{' '}
        {INQUIRY_ANSWER_HOURS} hours.
      </Trans>
    </p>
    <p>
      <Trans>When this policy changes, the date at its top changes too.</Trans>
    </p>
  </>
);
