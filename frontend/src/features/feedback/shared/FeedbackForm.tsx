import type { User } from '@hearthway/domain/session/session.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Disclosed } from '../../../forms/Disclosed.tsx';
import { useDraft } from '../../../session/useDraft.ts';
import { useSession } from '../../../session/useSession.ts';
import { EditFeedback, NEW_FEEDBACK } from '../form/EditFeedback.tsx';

/** Form of the signed-in family: a success story, feedback about the app, or a testimonial. */
export const FeedbackForm = () => {
  const session = useSession();
  const [round, setRound] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);

  // A form that was sent starts anew, and its button is gone.
  useEffect(() => {
    if (round > 0) heading.current?.focus({ preventScroll: true });
  }, [round]);

  return (
    <section aria-labelledby="feedback" className="grid grid-cols-1 gap-5">
      <h2 ref={heading} id="feedback" tabIndex={-1} className="text-xl">
        <Trans>Share your story or feedback</Trans>
      </h2>
      {session.status === 'signed-in' && (
        <NewFeedback
          key={`${session.user.id} ${round}`}
          user={session.user}
          onSent={() => setRound((before) => before + 1)}
        />
      )}
    </section>
  );
};

interface NewFeedbackProps {
  readonly user: User;
  readonly onSent: () => void;
}

/** Long form behind a button, since few who come here write. Words that were typed and not sent are in sight. */
const NewFeedback = ({ user, onSent }: NewFeedbackProps) => {
  const { t } = useLingui();
  const { kept } = useDraft(NEW_FEEDBACK);
  return (
    <Disclosed label={t`Tell us something`} isOpenAtFirst={Object.keys(kept).length > 0}>
      {() => (
        <EditFeedback
          userId={user.id}
          initial={{
            name: `${user.firstName} ${user.lastName}`.trim(),
            email: user.email,
            feedbackType: 'success_story',
            rating: '',
          }}
          onSent={onSent}
        />
      )}
    </Disclosed>
  );
};
