import { MAX_STARS } from '@hearthway/domain/feedback/feedback.constants.ts';
import type { FamilyStory } from '@hearthway/domain/feedback/feedback.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';

interface StoryWordsProps {
  readonly story: Omit<FamilyStory, 'kind' | 'id'>;
  /** Cuts a long story after a few lines. */
  readonly isShort?: boolean;
}

/** A published story in the family's own words, as every reader sees it. */
export const StoryWords = ({ story, isShort = false }: StoryWordsProps) => {
  const { i18n, t } = useLingui();
  const { firstName, place, title, words, rating, language } = story;
  const from = [firstName, place].filter((part) => part !== null && part !== '').join(', ');
  const languages = new Intl.DisplayNames(i18n.locale, { type: 'language' });
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-soft">
        <span className="rounded-soft bg-accent-wash px-2.5 py-0.5 font-semibold text-text">
          <Trans>A family’s own story</Trans>
        </span>
        {language !== i18n.locale && <span>{languages.of(language)}</span>}
      </p>
      <div lang={language}>
        <h3 className="text-lg">{title}</h3>
        <p className="text-sm text-text-soft">{from}</p>
      </div>
      <p lang={language} className={`measure whitespace-pre-line ${isShort ? 'line-clamp-6' : ''}`}>
        {words}
      </p>
      <p role="img" aria-label={t`${rating} of ${MAX_STARS} stars`} className="flex gap-1">
        {Array.from({ length: MAX_STARS }, (_, star) => (
          <Star
            // biome-ignore lint/suspicious/noArrayIndexKey: stars have no other key.
            key={star}
            aria-hidden
            className={`size-4 text-accent ${star < rating ? 'fill-current' : ''}`}
          />
        ))}
      </p>
    </div>
  );
};
