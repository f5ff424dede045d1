import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useSession } from '../../../session/useSession.ts';
import { FamilyStories } from '../../feedback/shared/FamilyStories.tsx';
import { FeedbackForm } from '../../feedback/shared/FeedbackForm.tsx';
import { OwnFeedback } from '../../feedback/shared/OwnFeedback.tsx';
import { FamilyForum } from './forum/FamilyForum.tsx';
import { SupportGroups } from './groups/SupportGroups.tsx';
import { ResourceSharing } from './proposals/ResourceSharing.tsx';
import { SampleStories } from './stories/SampleStories.tsx';

/** Ways to meet and to help others, stories of families, and a form to tell one. */
export const CommunityTab = () => {
  const session = useSession();
  const heading = useId();
  return (
    <div className="grid grid-cols-1 gap-10">
      {session.status === 'signed-in' && <SupportGroups userId={session.user.id} />}
      <section aria-labelledby={heading} className="grid grid-cols-1 gap-5">
        <h2 id={heading} className="text-xl">
          <Trans>Families like yours</Trans>
        </h2>
        <FamilyStories />
        <SampleStories />
      </section>
      <FeedbackForm />
      {session.status === 'signed-in' && (
        <>
          <OwnFeedback userId={session.user.id} />
          <ResourceSharing userId={session.user.id} />
          <FamilyForum userId={session.user.id} />
        </>
      )}
    </div>
  );
};
