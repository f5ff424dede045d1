import { PRIVACY_UPDATED } from '@hearthway/domain/legal/legal.constants.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';
import { useLingui } from '@lingui/react/macro';
import { BrowserData } from './BrowserData.tsx';
import { Deletion } from './Deletion.tsx';
import { KeptData } from './KeptData.tsx';
import { LegalPage } from './LegalPage.tsx';
import { Children, InShort, Sharing, YourRights } from './PrivacyPromises.tsx';
import { Protection } from './Protection.tsx';
import { Retention } from './Retention.tsx';

/** It describes the code: change both together. */
export const PrivacyPage = () => {
  const { t } = useLingui();
  return (
    <LegalPage
      title={t`Privacy Policy`}
      introduction={t`What ${PRODUCT.name} knows about you, why, and how to take it back.`}
      updated={PRIVACY_UPDATED}
      sections={[
        { id: 'in-short', title: t`In short`, body: <InShort /> },
        { id: 'what-we-keep', title: t`What we keep`, body: <KeptData /> },
        { id: 'your-browser', title: t`Cookies and your browser`, body: <BrowserData /> },
        { id: 'sharing', title: t`Who else sees it`, body: <Sharing /> },
        { id: 'protection', title: t`How we protect it`, body: <Protection /> },
        { id: 'how-long', title: t`How long we keep it`, body: <Retention /> },
        { id: 'deletion', title: t`Your copy, and deleting your account`, body: <Deletion /> },
        { id: 'children', title: t`About your child`, body: <Children /> },
        { id: 'your-rights', title: t`Your rights, and how to reach us`, body: <YourRights /> },
      ]}
    />
  );
};
