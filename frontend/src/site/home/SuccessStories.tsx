import { Trans, useLingui } from '@lingui/react/macro';
import type { FocusEvent } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../components/Button.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import { StorySlide } from './StorySlide.tsx';
import { STORIES } from './stories.ts';
import { useCarousel } from './useCarousel.ts';

const HEADING = 'stories';

export const SuccessStories = () => {
  const { t } = useLingui();
  const { carousel, shown, isPlaying } = useCarousel(STORIES.length);
  const crossesEdge = ({ currentTarget, relatedTarget }: FocusEvent) =>
    !currentTarget.contains(relatedTarget);
  return (
    <section
      aria-labelledby={HEADING}
      aria-roledescription={t`carousel`}
      onPointerEnter={() => carousel.hold('pointer')}
      onPointerLeave={() => carousel.release('pointer')}
      onFocus={(event) => crossesEdge(event) && carousel.hold('focus')}
      onBlur={(event) => crossesEdge(event) && carousel.release('focus')}
      className="grid grid-cols-1 gap-5"
    >
      <div className="grid gap-1">
        <h2 id={HEADING} className="text-2xl">
          <Trans>Success Stories</Trans>
        </h2>
        <p className="measure text-text-soft">
          <Trans>
            These stories are illustrations. We made them up to show what families look for here;
            they aren’t about real people.
          </Trans>
        </p>
      </div>
      {/* All in one place, so that it is as high as the longest and nothing below it moves. */}
      <div aria-live={isPlaying ? 'off' : 'polite'} className="grid grid-cols-1">
        {STORIES.map((story, place) => (
          <StorySlide key={story.id} story={story} place={place + 1} isShown={place === shown} />
        ))}
      </div>
      <CarouselControls carousel={carousel} shown={shown} isPlaying={isPlaying} />
      <Link className={`${buttonClass('secondary')} justify-self-start`} to="/resources">
        <Trans>Find help near you</Trans>
      </Link>
    </section>
  );
};
