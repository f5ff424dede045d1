import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { FocusEvent } from 'react';
import type { StoriesProps } from '../../../components/site-parts.ts';
import { storiesQuery } from '../shared/stories.query.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { storiesInRotation } from './rotation.ts';
import { StorySlide } from './StorySlide.tsx';
import { useCarousel } from './useCarousel.ts';

/** Shows the stories in rotation; only made-up ones where they could not be loaded. */
export const StoryCarousel = ({ outline, ...props }: StoriesProps) => {
  const { data, isPending } = useQuery(storiesQuery);
  return isPending ? outline : <Carousel {...props} stories={storiesInRotation(data)} />;
};

interface CarouselProps extends Omit<StoriesProps, 'outline'> {
  readonly stories: ReturnType<typeof storiesInRotation>;
}

const Carousel = ({ heading, stories, children }: CarouselProps) => {
  const { t } = useLingui();
  const { carousel, shown, isPlaying } = useCarousel(stories.length);
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
        {stories.map((story, place) => (
          <StorySlide
            key={story.id}
            story={story}
            place={place + 1}
            of={stories.length}
            isShown={place === shown}
          />
        ))}
      </div>
      <CarouselControls stories={stories} carousel={carousel} shown={shown} isPlaying={isPlaying} />
      {children}
    </div>
  );
};
