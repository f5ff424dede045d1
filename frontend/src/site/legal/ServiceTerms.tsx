import { PRODUCT } from '@hearthway/domain/product.ts';
import { Trans } from '@lingui/react/macro';

export const NoAdvice = () => (
  <>
    <p>
      <Trans>
        {PRODUCT.name} helps you find your way. It does not replace a doctor, a therapist, a lawyer
        or anyone who knows your child.
      </Trans>
    </p>
    <p>
      <Trans>
        <strong>In an emergency call 911.</strong> In a mental health crisis call or text 988.
      </Trans>
    </p>
  </>
);

export const Providers = () => (
  <>
    <p>
      <Trans>
        Listings come from public sources. Each says where it comes from and when it was last
        verified. They can be out of date, so please call before you go.
      </Trans>
    </p>
    <p>
      <Trans>
        A listing is not a recommendation. We don’t employ the providers, and what you agree with
        them is between you and them.
      </Trans>
    </p>
  </>
);

export const Insurance = () => (
  <p>
    <Trans>
      What we say about insurance is general. Your plan may differ, and only your plan can tell you
      what it pays. Please confirm with them before you decide.
    </Trans>
  </p>
);
