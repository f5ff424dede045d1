import { TERMS_UPDATED } from '@hearthway/domain/legal/legal.constants.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';
import { useLingui } from '@lingui/react/macro';
import { FairUse, WhoMayUse, YourAccount, YourWords } from './AccountTerms.tsx';
import { Agreement, Changes, Ending, Liability, Plans } from './AgreementTerms.tsx';
import { LegalPage } from './LegalPage.tsx';
import { Insurance, NoAdvice, Providers } from './ServiceTerms.tsx';

export const TermsPage = () => {
  const { t } = useLingui();
  return (
    <LegalPage
      title={t`Terms of Service`}
      introduction={t`What you can expect of ${PRODUCT.name}, and what we ask of you.`}
      updated={TERMS_UPDATED}
      sections={[
        { id: 'agreement', title: t`Our agreement`, body: <Agreement /> },
        { id: 'who', title: t`Who may use it`, body: <WhoMayUse /> },
        { id: 'account', title: t`Your account`, body: <YourAccount /> },
        { id: 'no-advice', title: t`Not medical advice`, body: <NoAdvice /> },
        { id: 'providers', title: t`Provider listings`, body: <Providers /> },
        { id: 'insurance', title: t`Insurance information`, body: <Insurance /> },
        { id: 'fair-use', title: t`Fair use`, body: <FairUse /> },
        { id: 'your-words', title: t`What you write`, body: <YourWords /> },
        { id: 'plans', title: t`Free and paid plans`, body: <Plans /> },
        { id: 'ending', title: t`Ending it`, body: <Ending /> },
        { id: 'liability', title: t`What we are liable for`, body: <Liability /> },
        { id: 'changes', title: t`Changes, and how to reach us`, body: <Changes /> },
      ]}
    />
  );
};
