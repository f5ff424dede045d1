import { useLingui } from '@lingui/react/macro';
import type { FocusEvent, ReactNode } from 'react';
import { CarouselControls } from './CarouselControls.tsx';
import { StorySlide } from './StorySlide.tsx';
import { STORIES } from './stories.ts';
import { useCarousel } from './useCarousel.ts';

export interface StoryCarouselProps {
  /** Id of the heading above it. */
  readonly heading: string;
  /** A way on from the stories. They stay while it has the focus. */
  readonly children: ReactNode;
}

export const StoryCarousel = ({ heading, children }: StoryCarouselProps) => {
  const { t } = useLingui();
  const { carousel, shown, isPlaying } = useCarousel(STORIES.length);
  const crossesEdge = ({ currentTarget, relatedTarget }: FocusEvent) =>
    !currentTarget.contains(relatedTarget);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is no fieldset
    <div
      role="group"
      aria-labelledby={heading}
      aria-roledescription={t`carousel`}
      onPointerEnter={() => carousel.hold('pointer')}
      onPointerLeave={() => carousel.release('pointer')}
      onFocus={(event) => crossesEdge(event) && carousel.hold('focus')}
      onBlur={(event) => crossesEdge(event) && carousel.release('focus')}
      className="grid grid-cols-1 gap-5"
    >
      {/* All in one place, so that it is as high as the longest and nothing below it moves. */}
      <div aria-live={isPlaying ? 'off' : 'polite'} className="grid grid-cols-1">
        {STORIES.map((story, place) => (
          <StorySlide key={story.id} story={story} place={place + 1} isShown={place === shown} />
        ))}
      </div>
      <CarouselControls carousel={carousel} shown={shown} isPlaying={isPlaying} />
      {children}
    </div>
  );
};
