import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react-dom';
import { TOUR_STEPS, type TourStep } from '@hearthway/domain/journey/journey.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Spotlight } from './Spotlight.tsx';
import { stepWords } from './step-words.ts';
import { useEscape } from './useEscape.ts';
import { useTarget } from './useTarget.ts';
import { useTourFocus } from './useTourFocus.ts';

const GAP_PX = 16;

interface TourCardProps {
  readonly step: TourStep;
  readonly isFading: boolean;
  readonly onBack: () => void;
  readonly onNext: () => void;
  readonly onSkip: () => void;
}

/** One step of the tour, beside what it is about, or in the middle where there is no such thing. */
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
  const { Icon, title, text } = stepWords[step];
  const number = TOUR_STEPS.indexOf(step) + 1;
  const count = TOUR_STEPS.length;

  return (
    <>
      {target && !isFading && <Spotlight target={target} />}
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
