import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useToast } from '../../../components/toasts/useToast.ts';
import { achievementWords } from './achievement-words.ts';
import { achievementsQuery } from './achievements.query.ts';
import { createUnlocks } from './unlocks.ts';

/** See docs/product-rules.md#achievements. */
const DURATION_MS = 3_000;

/** Unlocked by the date of the diagnosis. */
const ABOUT_DIAGNOSIS = 'first-steps';

interface UnlockNewsProps {
  readonly userId: string;
  /** Shown once it is known what was unlocked before: it may unlock something. */
  readonly children: ReactNode;
}

/** Tells of achievements that are unlocked while a page is open, in every tab. */
export const UnlockNews = ({ userId, children }: UnlockNewsProps) => {
  const { i18n, t } = useLingui();
  const showToast = useToast();
  const { data, isPending } = useQuery(achievementsQuery(userId));
  const [unlocks] = useState(createUnlocks);

  useEffect(() => {
    if (data === undefined) return;
    const news = unlocks.hear(data.answer.achievements);
    if (news.length === 0) return;
    const points = news.reduce((sum, each) => sum + each.points, 0);
    const titles = new Intl.ListFormat(i18n.locale).format(
      news.map(({ title }) => achievementWords(i18n, title)),
    );
    showToast({
      tone: 'done',
      title: news.length === 1 ? t`Achievement Unlocked` : t`Achievements Unlocked`,
      // Telling of a diagnosis earns no points.
      description: news.some(({ id }) => id === ABOUT_DIAGNOSIS)
        ? t`Yours now: ${titles}.`
        : t`You earned ${plural(points, { one: '# point', other: '# points' })} for ${titles}.`,
      news: { durationMs: DURATION_MS, onShown: unlocks.markShown },
    });
  }, [data, unlocks, showToast, i18n, t]);

  return isPending ? null : children;
};
