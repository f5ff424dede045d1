import { MINIMUM_AGE } from '@hearthway/domain/legal/legal.constants.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';
import { Trans } from '@lingui/react/macro';
import { Points } from './Points.tsx';

export const WhoMayUse = () => (
  <p>
    <Trans>
      You have to be {MINIMUM_AGE} or older to have an account. {PRODUCT.name} is made for families
      in the United States.
    </Trans>
  </p>
);

export const YourAccount = () => (
  <Points>
    <li>
      <Trans>Use an email address that is yours: it is how you get back in.</Trans>
    </li>
    <li>
      <Trans>Keep your password to yourself, and don’t use it anywhere else.</Trans>
    </li>
    <li>
      <Trans>
        If you think someone else knows it, change it. That ends every other sign-in at once.
      </Trans>
    </li>
  </Points>
);

export const FairUse = () => (
  <>
    <p>
      <Trans>Please don’t:</Trans>
    </p>
    <Points>
      <li>
        <Trans>use {PRODUCT.name} to harm, deceive or harass anyone;</Trans>
      </li>
      <li>
        <Trans>try to see what belongs to another family;</Trans>
      </li>
      <li>
        <Trans>copy the listings with a program, or overload the servers.</Trans>
      </li>
    </Points>
    <p>
      <Trans>
        If you find a security problem, please tell us before you tell others. We won’t hold it
        against you.
      </Trans>
    </p>
  </>
);

export const YourWords = () => (
  <>
    <p>
      <Trans>
        What you write stays yours. You let us store it and show it to you, which is all we do with
        it.
      </Trans>
    </p>
    <p>
      <Trans>
        If you send us a story for others to read, we read it first. It is published only if you
        said that it may be.
      </Trans>
    </p>
  </>
);
