import { CURRENT_CONSENT } from '@hearthway/domain/account/account.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { OutsideLink } from '../../../components/OutsideLink.tsx';
import { TickBox } from '../../../components/TickBox.tsx';
import type { FieldsNamed } from '../../../forms/useZodForm.ts';

interface ConsentFieldsProps {
  readonly field: FieldsNamed<'acceptedTerms' | 'acceptedPrivacy' | 'confirmedAge'>;
}

/** Boxes of sign-up. Each sends the version that it is about. */
export const ConsentFields = ({ field }: ConsentFieldsProps) => {
  const { t } = useLingui();
  const { acceptedTerms, acceptedPrivacy, confirmedAge } = CURRENT_CONSENT;
  return (
    <div className="grid gap-1">
      <TickBox
        label={t`I accept the Terms of Service`}
        {...field('acceptedTerms')}
        value={acceptedTerms}
        required
      >
        <OutsideLink href="/terms">
          <Trans>Read the terms</Trans>
        </OutsideLink>
      </TickBox>
      <TickBox
        label={t`I accept the Privacy Policy`}
        {...field('acceptedPrivacy')}
        value={acceptedPrivacy}
        required
      >
        <OutsideLink href="/privacy">
          <Trans>Read the policy</Trans>
        </OutsideLink>
      </TickBox>
      <TickBox
        label={t`I am ${confirmedAge} or older`}
        {...field('confirmedAge')}
        value={confirmedAge}
        required
      />
    </div>
  );
};
