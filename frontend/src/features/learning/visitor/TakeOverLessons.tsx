import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useToast } from '../../../components/toasts/useToast.ts';
import { useSession } from '../../../session/useSession.ts';
import { effectsFor } from '../module/module-actors.ts';
import { placesOf } from '../module/places.ts';

/** Adds the lessons that were read before signing in to the family's account. */
export const TakeOverLessons = () => {
  const { t } = useLingui();
  const session = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const userId =
    session.status === 'signed-in' && session.user.role === 'family' ? session.user.id : undefined;

  const takeOver = useEffectEvent(async (owner: string) => {
    const visitors = placesOf(null).all();
    const taken = await Promise.allSettled(
      visitors.map(async ({ moduleId }) => {
        const effects = effectsFor({ queryClient, moduleId, userId: owner, fragment: () => '' });
        // From here on the place is the account's: what cannot be sent now is sent when it is opened.
        const opened = await effects.load().catch((error: unknown) => {
          // There is no such lesson any more.
          if (error instanceof ApiError && error.status === 404) placesOf(null).forget(moduleId);
          throw error;
        });
        await effects.save(opened);
        if (!opened.place.isFinished) return;
        await effects.score(opened);
        effects.forget(opened.place);
      }),
    );
    if (taken.some(({ status }) => status === 'fulfilled'))
      showToast({
        tone: 'done',
        title: t`Added to your account`,
        description: t`The lessons that you began are there on any device now.`,
      });
  });
  useEffect(() => {
    if (userId !== undefined) void takeOver(userId);
  }, [userId]);
  return null;
};
