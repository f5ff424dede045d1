import { PRODUCT } from '@hearthway/domain/product.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { stayInPlace } from '../../components/stay-in-place.ts';
import { useToast } from '../../components/toasts/useToast.ts';
import { areAnswersSaved, isNewcomer } from './shared/welcome.ts';

/** Outcome of a newcomer's first search; `unknown` without a session. */
export type FirstAnswer = 'found' | 'nothing' | 'no place' | 'unknown';

/**
 * Welcomes a family that has just entered its place, and mentions only what was found.
 *
 * @param answer Undefined while loading.
 */
export const useWelcome = (answer: FirstAnswer | undefined): void => {
  const { t } = useLingui();
  const location = useLocation();
  const navigate = useNavigate();
  const showToast = useToast();
  const address = `${location.pathname}${location.search}`;
  const isDue = isNewcomer(location) && answer !== undefined;
  useEffect(() => {
    if (!isDue) return;
    const words = {
      found: t`We’ve found resources in your area. Let’s explore them together.`,
      nothing: t`We haven’t found a provider close by. Here is who is farther away, and who can help from there.`,
      'no place': t`We couldn’t find the place you entered. Enter a ZIP code to search around you.`,
      unknown: t`Your answers are saved on this device. With a free account you see who is near you.`,
    } satisfies Record<FirstAnswer, string>;
    void areAnswersSaved().then((areSaved) => {
      // The welcome would replace the message about the failure.
      if (!areSaved) return;
      showToast({
        tone: 'done',
        title: t`Welcome to ${PRODUCT.name}!`,
        description: words[answer],
      });
    });
    // Only once: a reload or going back shows no welcome.
    void navigate(address, { replace: true, ...stayInPlace });
  }, [isDue, answer, address, navigate, showToast, t]);
};
