import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MapPinPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { FailedQuery } from '../../../../components/FailedQuery.tsx';
import { focusWhenShown } from '../../../../components/focus-when-shown.ts';
import { useDraft } from '../../../../session/useDraft.ts';
import { OwnProposals } from './OwnProposals.tsx';
import { ProposalForm } from './ProposalForm.tsx';
import { proposalsQuery } from './proposals.queries.ts';

const DRAFT = 'resource-proposal';

/** A family proposes a provider that the directory lacks, and hears what came of it. */
export const ResourceSharing = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const heading = useId();
  const { kept } = useDraft(DRAFT);
  const hasDraft = Object.values(kept).some((text) => text !== '');
  const [isOpen, setIsOpen] = useState(hasDraft);
  const [wasOpen, setWasOpen] = useState(false);
  const proposals = useQuery(proposalsQuery(userId));
  return (
    <section aria-labelledby={heading} className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-2">
        <h2 id={heading} className="text-xl">
          <Trans>Share a provider</Trans>
        </h2>
        <p className="measure">
          <Trans>
            Does someone help your child well, and our directory does not have them? Tell us. A
            person looks into it before families find them here.
          </Trans>
        </p>
      </div>
      {isOpen ? (
        <ProposalForm
          userId={userId}
          draftName={DRAFT}
          // With a draft it is open from the start, and the page keeps its focus.
          hasFocus={!hasDraft}
          onClose={() => {
            setIsOpen(false);
            setWasOpen(true);
          }}
        />
      ) : (
        <div>
          <Button
            look="secondary"
            ref={wasOpen ? focusWhenShown : undefined}
            onClick={() => setIsOpen(true)}
          >
            <MapPinPlus aria-hidden className="size-4" />
            <Trans>Propose a provider</Trans>
          </Button>
        </div>
      )}
      <OwnProposals proposals={proposals.data?.answer ?? []} />
      <div className="empty:hidden">
        <FailedQuery query={proposals} title={t`We couldn’t load what you proposed`} />
      </div>
    </section>
  );
};
