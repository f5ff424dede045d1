import type { Achievements } from '@hearthway/domain/achievements/achievements.contract.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  CalendarHeart,
  CircleCheck,
  Compass,
  Footprints,
  HandHeart,
  Heart,
  LayoutGrid,
  LifeBuoy,
  type LucideIcon,
  Map as MapIcon,
  Trophy,
} from 'lucide-react';
import { MissingSteps } from './MissingSteps.tsx';
import { achievementWords } from './shared/achievement-words.ts';

type Achievement = Achievements['achievements'][number];

const RARITY_WORDS: Readonly<Record<Achievement['rarity'], MessageDescriptor>> = {
  common: msg({ message: 'Common', comment: 'How rare an achievement is' }),
  rare: msg({ message: 'Rare', comment: 'How rare an achievement is' }),
  epic: msg({ message: 'Very rare', comment: 'How rare an achievement is' }),
  legendary: msg({ message: 'Rarest', comment: 'How rare an achievement is' }),
};

const ICONS: Readonly<Record<string, LucideIcon>> = {
  'first-steps': Footprints,
  explorer: Compass,
  'category-master': LayoutGrid,
  'heart-collector': Heart,
  'support-seeker': LifeBuoy,
  'tour-guide': MapIcon,
  'dedicated-parent': CalendarHeart,
  'community-champion': HandHeart,
};

export const AchievementCard = ({ achievement }: { readonly achievement: Achievement }) => {
  const { i18n } = useLingui();
  const { id, title, description, rarity, points, unlocked, unlockedAt } = achievement;
  const Icon = ICONS[id] ?? Trophy;
  return (
    <article
      className={`grid content-start gap-3 rounded-soft border p-5 ${unlocked ? 'border-line bg-raised shadow-soft' : 'border-line-strong/40 bg-surface'}`}
    >
      <div className="flex gap-4">
        <span
          aria-hidden
          className={`grid size-11 shrink-0 place-content-center rounded-full ${unlocked ? 'bg-positive-wash text-positive' : 'bg-sunken text-text-soft'}`}
        >
          <Icon className="size-6" />
        </span>
        <div className="min-w-0">
          <h3 className="text-lg">{achievementWords(i18n, title)}</h3>
          <p className="text-sm text-text-soft">
            {i18n._(RARITY_WORDS[rarity])}
            {' · '}
            <Plural value={points} one="# point" other="# points" />
          </p>
        </div>
      </div>
      <p className="measure">{achievementWords(i18n, description)}</p>
      {unlocked && unlockedAt !== null ? (
        <p className="flex gap-2 font-semibold text-positive">
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0">
            <Trans>Unlocked on {i18n.date(unlockedAt, { dateStyle: 'long' })}</Trans>
          </span>
        </p>
      ) : (
        <MissingSteps achievement={achievement} />
      )}
    </article>
  );
};
