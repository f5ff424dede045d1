import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useToast } from '../../../components/toasts/useToast.ts';
import type { Result } from './lesson.ts';
import type { OpenModule } from './useModule.ts';

/** See docs/product-rules.md#notifications: there is one at a time. */
const TOAST_MS = 5_000;

/** Tells of a badge and of the XP, one after the other, on the page that asked for the result. */
export const useCompletionToasts = ({ snapshot }: OpenModule): void => {
  const { t } = useLingui();
  const showToast = useToast();
  const { result, isOwnResult } = snapshot.context;

  const tell = useEffectEvent(({ badgeEarned = null, xpEarned }: Result) => {
    // A visitor has earned nothing yet.
    if (xpEarned === undefined || !isOwnResult) return;
    const tellXp = () =>
      showToast({
        tone: 'done',
        title: t`Module Completed!`,
        description:
          xpEarned > 0
            ? t`You earned ${xpEarned} XP!`
            : t`It is fresh again. Its XP were yours already.`,
      });
    if (badgeEarned === null) {
      tellXp();
      return;
    }
    showToast({
      tone: 'done',
      title: t`Badge Earned!`,
      description: t`You earned the ${badgeEarned} badge!`,
    });
    window.setTimeout(tellXp, TOAST_MS);
  });
  useEffect(() => {
    if (result !== null) tell(result);
  }, [result]);
};
