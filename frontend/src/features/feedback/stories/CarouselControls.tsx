import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../../components/Button.tsx';
import type { Carousel, CarouselState } from './carousel.ts';

interface CarouselControlsProps extends CarouselState {
  readonly carousel: Carousel;
  readonly stories: readonly { readonly id: string }[];
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

export const CarouselControls = ({
  carousel,
  stories,
  shown,
  isPlaying,
}: CarouselControlsProps) => {
  const { t } = useLingui();
  const turnByKey = ({ key }: KeyboardEvent) => {
    const step = STEPS[key];
    if (step !== undefined) carousel.turn(step);
  };
  const Icon = isPlaying ? Pause : Play;
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields
    <div
      role="group"
      aria-label={t`Choose a story`}
      onKeyDown={turnByKey}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1"
    >
      <div className="flex flex-wrap items-center gap-2">
        <Button look="secondary" aria-label={t`Previous story`} onClick={() => carousel.turn(-1)}>
          <ChevronLeft aria-hidden className="size-5" />
        </Button>
        <Button look="secondary" aria-label={t`Next story`} onClick={() => carousel.turn(1)}>
          <ChevronRight aria-hidden className="size-5" />
        </Button>
        <Button look="quiet" onClick={isPlaying ? carousel.pause : carousel.play}>
          <Icon aria-hidden className="size-4" />
          {isPlaying ? <Trans>Pause</Trans> : <Trans>Play</Trans>}
        </Button>
      </div>
      <div className="-mx-2 flex flex-wrap">
        {stories.map(({ id }, slide) => (
          <button
            key={id}
            type="button"
            aria-label={t`Show story ${slide + 1}`}
            aria-current={slide === shown}
            onClick={() => carousel.show(slide)}
            className="group touch grid cursor-pointer place-content-center rounded-soft"
          >
            <span
              aria-hidden
              className="block size-3 rounded-full border-2 border-line-strong transition-colors group-hover:border-accent group-aria-[current=true]:border-accent group-aria-[current=true]:bg-accent"
            />
          </button>
        ))}
      </div>
    </div>
  );
};
