import { denialReasons } from '@hearthway/domain/content/kinds.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { contentItemsQuery } from '../../../api/content.query.ts';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { FactSource } from '../shared/FactSource.tsx';
import { gatheredFor, OTHER_REASON } from './answers.ts';
import { CheckList } from './CheckList.tsx';
import { OtherReason } from './OtherReason.tsx';
import { reasonWords } from './reason-words.ts';
import { StepButtons } from './StepButtons.tsx';
import { StepHeading } from './StepHeading.tsx';
import type { OpenDenied } from './useDenied.ts';

/** Reason in plain words, with the papers that refute it. */
export const GatherStep = ({ open }: { readonly open: OpenDenied }) => {
  const { i18n } = useLingui();
  const { reason } = open.answers;
  if (reason === null) return null;
  return (
    <>
      <StepHeading>{reasonWords(i18n, reason)}</StepHeading>
      {reason === OTHER_REASON ? <OtherReason /> : <KnownReason open={open} reason={reason} />}
      <StepButtons open={open} />
    </>
  );
};

interface KnownReasonProps {
  readonly open: OpenDenied;
  readonly reason: string;
}

const KnownReason = ({ open, reason }: KnownReasonProps) => {
  const { t } = useLingui();
  const query = useQuery(contentItemsQuery(denialReasons));
  if (query.data === undefined)
    return query.error === null ? (
      <Loading isPart />
    ) : (
      <FailedQuery query={query} title={t`We couldn’t load what this reason means`} />
    );
  const item = query.data.find(({ id }) => id === reason);
  if (item === undefined) return <OtherReason />;
  const { words, language, facts } = item;
  return (
    <>
      <div lang={language} className="measure grid gap-4">
        <Part title={<Trans>What it means</Trans>}>{words.meaning}</Part>
        <Part title={<Trans>How families answer it</Trans>}>{words.argument}</Part>
      </div>
      <FactSource facts={facts} />
      <CheckList
        language={language}
        items={words.gather}
        gathered={gatheredFor(open.answers)}
        onGather={open.gather}
      />
    </>
  );
};

const Part = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <div className="grid gap-1">
    <h3 className="text-lg">{title}</h3>
    <p>{children}</p>
  </div>
);
