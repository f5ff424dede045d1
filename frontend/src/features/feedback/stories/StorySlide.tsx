import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Summary } from '../../../components/Summary.tsx';
import { StoryWords } from '../shared/StoryWords.tsx';
import type { ShownStory } from './rotation.ts';
import type { Story } from './stories.ts';

interface StorySlideProps {
  readonly story: ShownStory;
  /** From 1. */
  readonly place: number;
  /** The number of stories. */
  readonly of: number;
  readonly isShown: boolean;
}

export const StorySlide = ({ story, place, of, isShown }: StorySlideProps) => {
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
    <div
      role="group"
      aria-roledescription={t`slide`}
      aria-label={t`Story ${place} of ${of}`}
      inert={!isShown}
      className={`${isShown ? '' : 'invisible translate-x-2 opacity-0'} col-start-1 row-start-1 grid grid-cols-1 content-start gap-x-10 gap-y-5 rounded-soft border border-line bg-raised p-5 shadow-soft transition-[opacity,translate,visibility] duration-[calc(var(--motion-short)*2.5)] sm:p-8 md:grid-cols-[3fr_2fr]`}
    >
      {story.kind === 'told' ? (
        <div className="wrap-anywhere md:col-span-2">
          <StoryWords story={story} isShort />
        </div>
      ) : (
        <MadeUpStory story={story} />
      )}
    </div>
  );
};

const MadeUpStory = ({ story }: { readonly story: Story }) => {
  const { i18n } = useLingui();
  const { familyName, location } = story;
  return (
    <>
      <div className="grid content-start gap-3">
        <p className="flex flex-wrap gap-2 text-sm">
          <Chip>
            <Trans>Illustrative story</Trans>
          </Chip>
          <Chip>{i18n._(categoryWords[story.category])}</Chip>
        </p>
        <div>
          <h3 className="text-xl">{i18n._(familyName)}</h3>
          <p className="text-sm text-text-soft">{i18n._(location)}</p>
        </div>
        <p className="measure text-lg">{i18n._(story.story)}</p>
      </div>
      {/* A `details` element cannot be held open, so wide windows have the same without one. */}
      <details className="group border-t border-line pt-2 md:hidden">
        <Summary>
          <Trans>What changed</Trans>
        </Summary>
        <Facts story={story} />
      </details>
      <div className="border-s border-line ps-8 max-md:hidden">
        <Facts story={story} />
      </div>
    </>
  );
};

const Facts = ({
  story: { childAge, timeframe, resourcesUsed, outcome, impact },
}: {
  readonly story: Story;
}) => {
  const { t, i18n } = useLingui();
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] content-start gap-3">
      <Fact name={t`What changed`} isLong>
        {i18n._(outcome)}
      </Fact>
      <Fact name={t`What helped`} isLong>
        {i18n._(resourcesUsed)}
      </Fact>
      <Fact name={t`Child’s age`}>
        <Plural value={childAge} one="# year" other="# years" />
      </Fact>
      <Fact name={t`Time`}>{i18n._(timeframe)}</Fact>
      <Fact name={t`Impact`}>{i18n._(impactWords[impact])}</Fact>
    </dl>
  );
};

const Chip = ({ children }: { readonly children: ReactNode }) => (
  <span className="rounded-soft bg-sunken px-2.5 py-0.5 font-semibold text-text-soft">
    {children}
  </span>
);

interface FactProps {
  readonly name: string;
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

const Fact = ({ name, isLong = false, children }: FactProps) => (
  <div className={isLong ? 'col-span-full' : undefined}>
    <dt className="text-sm text-text-soft">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
);

const categoryWords: Readonly<Record<Story['category'], MessageDescriptor>> = {
  therapy: msg`Therapy`,
  education: msg`Education`,
  community: msg`Community`,
  milestone: msg`Milestone`,
};

const impactWords: Readonly<Record<Story['impact'], MessageDescriptor>> = {
  'life-changing': msg`Life-changing`,
  significant: msg`Significant`,
  meaningful: msg`Meaningful`,
};
