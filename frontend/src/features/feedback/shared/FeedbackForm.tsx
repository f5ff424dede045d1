import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../../session/useSession.ts';
import { EditFeedback } from '../form/EditFeedback.tsx';

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
        <EditFeedback
          key={`${session.user.id} ${round}`}
          userId={session.user.id}
          initial={{
            name: `${session.user.firstName} ${session.user.lastName}`.trim(),
            email: session.user.email,
            feedbackType: 'success_story',
            rating: '',
          }}
          onSent={() => setRound((before) => before + 1)}
        />
      )}
    </section>
  );
};
