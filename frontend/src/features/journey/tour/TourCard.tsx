import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react-dom';
import { TOUR_STEPS, type TourStep } from '@hearthway/domain/journey/journey.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../../../components/Button.tsx';
import { useSession } from '../../../session/useSession.ts';
import { useAnswers } from '../shared/useAnswers.ts';
import { stepWords, type TourViewer } from './step-words.ts';

const GAP_PX = 16;

interface TourCardProps {
  readonly step: TourStep;
  readonly isFading: boolean;
  readonly onBack: () => void;
  readonly onNext: () => void;
  readonly onSkip: () => void;
}

/** One step of the tour, beside its target, or centered without one. */
export const TourCard = ({ step, isFading, onBack, onNext, onSkip }: TourCardProps) => {
  const { i18n, t } = useLingui();
  const id = useId();
  const target = useTarget(step);
  const { refs, floatingStyles } = useFloating({
    strategy: 'fixed',
    placement: 'bottom',
    middleware: [
      offset(GAP_PX),
      flip({ fallbackStrategy: 'initialPlacement' }),
      shift({ padding: GAP_PX, crossAxis: true }),
    ],
    whileElementsMounted: autoUpdate,
    elements: { reference: target },
  });
  const card = useTourFocus(step);
  useEscape(onSkip);
  const { Icon, title, text } = stepWords(step, useTourViewer());
  const number = TOUR_STEPS.indexOf(step) + 1;
  const count = TOUR_STEPS.length;

  return (
    <>
      {!isFading && (target === null ? <Scrim /> : <Spotlight target={target} />)}
      <div
        ref={refs.setFloating}
        style={target === null ? undefined : floatingStyles}
        className={`fixed z-20 w-[calc(100%-2rem)] max-w-[420px] ${target === null ? 'inset-0 m-auto h-fit' : ''}`}
      >
        <div
          ref={card}
          role="dialog"
          tabIndex={-1}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-step ${id}-text`}
          className={`max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-soft border border-line-strong bg-raised p-5 shadow-soft transition-opacity duration-[calc(1.5*var(--motion-short))] ${isFading ? 'opacity-0' : ''}`}
        >
          <button
            type="button"
            aria-label={t`Close the tour`}
            onClick={onSkip}
            className="touch relative float-end -my-3 -me-3 grid cursor-pointer place-content-center rounded-soft transition-colors hover:bg-sunken"
          >
            <X aria-hidden className="size-5" />
          </button>
          {/* Read out at each step, and in one piece: the focus stays on the button. */}
          <div aria-live="polite" aria-atomic>
            <p id={`${id}-step`} className="text-sm text-text-soft">
              <Trans>
                Step {number} of {count}
              </Trans>
            </p>
            <h2 id={`${id}-title`} className="mt-1 flex items-start gap-2 text-xl">
              <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-accent" />
              {i18n._(title)}
            </h2>
            <p id={`${id}-text`} className="mt-2">
              {i18n._(text)}
            </p>
          </div>
          <div className="mt-4 flex flex-wrap items-center gap-2">
            {number > 1 && (
              <Button look="secondary" onClick={onBack}>
                <Trans>Back</Trans>
              </Button>
            )}
            <Button look="primary" onClick={onNext}>
              {number === count ? <Trans>Get Started</Trans> : <Trans>Next</Trans>}
            </Button>
            {number < count && (
              <span className="ms-auto">
                <Button look="quiet" onClick={onSkip}>
                  <Trans>Skip Tour</Trans>
                </Button>
              </span>
            )}
          </div>
        </div>
      </div>
    </>
  );
};

const useTourViewer = (): TourViewer => {
  const session = useSession();
  const known = useAnswers();
  return {
    isSignedIn: session.status === 'signed-in',
    hasAnswered: known.status === 'known' && known.answers !== null,
  };
};

/**
 * From wherever the focus is: the card may cover what has it, and must not be in its way. A dialog
 * or a menu that is open takes the key for itself.
 */
const useEscape = (leave: () => void): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest('dialog') !== null) return;
    leave();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
};

/** The focus goes to the card when the tour begins, and back to where it was when it ends. */
const useTourFocus = (step: TourStep): RefObject<HTMLDivElement | null> => {
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    card.current?.focus({ preventScroll: true });
    return () => {
      // Keeps the focus where the person has moved it meanwhile.
      if (document.activeElement === document.body) giveBack(before);
    };
  }, []);

  // The button that had the focus is not on every step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the target changes with the step
  useEffect(() => {
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [step]);

  return card;
};

const giveBack = (before: Element | null): void => {
  const place =
    before instanceof HTMLElement && before !== document.body && before.isConnected
      ? before
      : document.getElementById('main');
  place?.focus({ preventScroll: true });
};

/** Pixels kept in view above the target, such as for its label. */
const ROOM_ABOVE_PX = 120;

/** The visible target of a step; null when it is not shown. */
const useTarget = (step: TourStep): Element | null => {
  const [target, setTarget] = useState<Element | null>(null);

  useLayoutEffect(() => {
    const look = () => setTarget(find(step));
    look();
    // It may appear, disappear or be replaced during its step.
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', look);
    return () => {
      changes.disconnect();
      window.removeEventListener('resize', look);
    };
  }, [step]);

  useLayoutEffect(() => {
    if (target !== null) bringIntoSight(target);
  }, [target]);

  return target;
};

const find = (step: TourStep): Element | null =>
  [...document.querySelectorAll(`[data-tour="${step}"]`)].find((each) => each.checkVisibility()) ??
  null;

/** The card is below the target, which therefore has to be in the upper half. */
const bringIntoSight = (target: Element): void => {
  const { top, bottom } = target.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight / 2) return;
  const isStill = document.documentElement.dataset['motion'] === 'reduced';
  window.scrollBy({ top: top - ROOM_ABOVE_PX, behavior: isStill ? 'instant' : 'smooth' });
};

/** Gap between the ring and the target, in pixels. */
const SPOTLIGHT_GAP_PX = 6;

/** Dims the page around a card that is about no part of it. */
const Scrim = () => (
  <div aria-hidden className="pointer-events-none fixed inset-0 z-10 bg-scrim/55" />
);

/** A ring around the target of a step, with the rest dimmed. The page stays usable. */
const Spotlight = ({ target }: { readonly target: Element }) => {
  const ring = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = ring.current;
    if (shown === null) return;
    return autoUpdate(target, shown, () => {
      const { left, top, width, height } = target.getBoundingClientRect();
      shown.style.translate = `${left - SPOTLIGHT_GAP_PX}px ${top - SPOTLIGHT_GAP_PX}px`;
      shown.style.width = `${width + 2 * SPOTLIGHT_GAP_PX}px`;
      shown.style.height = `${height + 2 * SPOTLIGHT_GAP_PX}px`;
    });
  }, [target]);
  return (
    <div
      ref={ring}
      aria-hidden
      data-spotlight
      className="pointer-events-none fixed top-0 left-0 z-10 rounded-soft border-3 border-focus shadow-[0_0_0_200vmax_color-mix(in_srgb,var(--color-scrim)_55%,transparent)]"
    />
  );
};
