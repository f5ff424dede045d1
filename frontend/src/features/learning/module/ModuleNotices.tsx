import type { LearningModule } from '@hearthway/domain/learning/learning.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { checkConnection, errorWords } from '../../../api/error-words.ts';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import type { OpenModule } from './useModule.ts';

interface ModuleNoticesProps {
  readonly module: LearningModule;
  readonly open: OpenModule;
  readonly isVisitor: boolean;
}

/** Notes on anything unusual about the lesson, and about the way to the server. */
export const ModuleNotices = ({ module, open, isVisitor }: ModuleNoticesProps) => {
  const { i18n } = useLingui();
  const isTranslated = module.language === i18n.locale;
  const isUpdated = module.newestVersion > module.version;
  return (
    <>
      {module.isRetired && (
        <Notice tone="caution">
          <Trans>We no longer offer this lesson. You can still read it to the end.</Trans>
        </Notice>
      )}
      {!isTranslated && (
        <Notice tone="info">
          <Trans>This lesson is not in your language yet. Here it is in English.</Trans>
        </Notice>
      )}
      {isUpdated && !module.isRetired && (
        <Notice tone="info">
          <Trans>
            You are reading the lesson as it was when you started. The next time you’ll get the new
            version.
          </Trans>
        </Notice>
      )}
      <div role="status" className="empty:hidden">
        <Connection open={open} isVisitor={isVisitor} />
      </div>
    </>
  );
};

/** Says that answers are kept while they cannot be sent. */
const Connection = ({
  open: { snapshot, send },
  isVisitor,
}: Omit<ModuleNoticesProps, 'module'>) => {
  const { i18n } = useLingui();
  const retry = () => send({ type: 'retry' });
  if (snapshot.hasTag('refused'))
    return (
      <Problem onRetry={retry}>
        <Trans>Your answers could not be saved.</Trans>{' '}
        {errorWords(i18n, snapshot.context.error, checkConnection)}
      </Problem>
    );
  if (snapshot.matches({ open: { page: 'offline' } }))
    return (
      <Problem onRetry={retry}>
        <Trans>
          We can’t reach the server just now. Your answers are kept in this browser, and we’ll
          finish the quiz as soon as we can.
        </Trans>
      </Problem>
    );
  if (!isVisitor && snapshot.matches({ open: { account: 'offline' } }))
    return (
      <Problem onRetry={retry}>
        <Trans>
          We can’t reach the server just now. Go on reading: your place is kept in this browser, and
          saved later.
        </Trans>
      </Problem>
    );
  return null;
};

interface ProblemProps {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

const Problem = ({ onRetry, children }: ProblemProps) => (
  <Notice tone="caution">
    <p>{children}</p>
    <Button look="quiet" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  </Notice>
);
