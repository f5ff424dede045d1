import { Trans } from '@lingui/react/macro';
import { type ReactNode, use, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../components/Button.tsx';
import { SitePartsContext } from '../../components/site-parts.ts';
import { useLazyPart } from '../../components/useLazyPart.ts';
import { useNear } from '../../components/useNear.ts';

const HEADING = 'stories';

/** Far down the page, hence loaded on the way there. A phone has them behind a button. */
export const SuccessStories = () => {
  const place = useRef<HTMLElement>(null);
  const isNear = useNear(place);
  const [isOpen, setIsOpen] = useState(false);
  const onward = (
    <Link className={`${buttonClass('secondary')} justify-self-start`} to="/resources">
      <Trans>Find help near you</Trans>
    </Link>
  );
  return (
    <section ref={place} aria-labelledby={HEADING} className="grid grid-cols-1 gap-5">
      <div className="grid gap-1">
        <h2 id={HEADING} className="text-xl sm:text-2xl">
          <Trans>Success Stories</Trans>
        </h2>
        <p className="measure text-text-soft max-sm:text-sm">
          <Trans>
            Stories marked as illustrative are made up, to show what families look for here. The
            others were told by families, in their own words.
          </Trans>
        </p>
      </div>
      {!isOpen && (
        <div className="sm:hidden">
          <Button look="secondary" onClick={() => setIsOpen(true)}>
            <Trans>Read the stories</Trans>
          </Button>
        </div>
      )}
      <div className={`grid grid-cols-1 gap-5 ${isOpen ? '' : 'max-sm:hidden'}`}>
        {isNear ? <Stories>{onward}</Stories> : <Outline>{onward}</Outline>}
      </div>
    </section>
  );
};

const Stories = ({ children }: { readonly children: ReactNode }) => {
  const Carousel = useLazyPart(use(SitePartsContext).stories);
  return Carousel === undefined ? (
    <Outline>{children}</Outline>
  ) : (
    <Carousel heading={HEADING} outline={<Outline>{children}</Outline>}>
      {children}
    </Carousel>
  );
};

/** As high as the stories, so that nothing moves. */
const Outline = ({ children }: { readonly children: ReactNode }) => (
  <>
    <div
      aria-hidden
      className="h-[33.5rem] rounded-soft border border-line bg-raised min-[22.5rem]:h-[30.5rem] sm:h-[24.5rem] md:h-[29.5rem] lg:h-[24.5rem] xl:h-[20.75rem] print:hidden"
    />
    {children}
  </>
);
