import { RARITIES } from '@hearthway/domain/achievements/achievements.constants.ts';
import type { Achievements } from '@hearthway/domain/achievements/achievements.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../components/Button.tsx';
import { FailedQuery } from '../../components/FailedQuery.tsx';
import { FamilyGate } from '../../components/FamilyGate.tsx';
import { Loading } from '../../components/Loading.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { ToolPage } from '../../components/ToolPage.tsx';
import { AchievementCard } from './AchievementCard.tsx';
import { AchievementsGate } from './AchievementsGate.tsx';
import { ProgressCard } from './ProgressCard.tsx';
import { achievementsQuery, statsQuery } from './shared/achievements.query.ts';

export const AchievementsPage = () => (
  <FamilyGate visitor={<AchievementsGate />}>
    {({ id }) => <OwnAchievements userId={id} />}
  </FamilyGate>
);

const OwnAchievements = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const query = useQuery(achievementsQuery(userId));
  const stats = useQuery(statsQuery(userId));
  // Both at once, so that nothing moves when the second one arrives.
  const isLoading = query.isPending || stats.isPending;
  return (
    <ToolPage>
      <PageHeading title={t`Achievements`}>
        <Trans>What you have done for your family, step by step.</Trans>
      </PageHeading>
      {isLoading ? (
        <Loading isPart />
      ) : (
        <div className="grid grid-cols-1 gap-8">
          <FailedQuery query={query} title={t`We couldn’t load your achievements`} />
          {query.data !== undefined && (
            <ProgressCard achievements={query.data.answer} stats={stats} />
          )}
          {query.data !== undefined && <Cards achievements={query.data.answer} />}
          <Link className={`${buttonClass('secondary')} justify-self-start`} to="/">
            <ArrowLeft aria-hidden className="size-4" />
            <Trans>Back Home</Trans>
          </Link>
        </div>
      )}
    </ToolPage>
  );
};

const HEADING = 'all-achievements';

const Cards = ({ achievements: { achievements } }: { readonly achievements: Achievements }) => (
  <section aria-labelledby={HEADING} className="grid gap-4">
    <h2 id={HEADING} className="text-xl">
      <Trans>All achievements</Trans>
    </h2>
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
      {achievements.toSorted(byRarity).map((achievement) => (
        <li key={achievement.id} className="grid">
          <AchievementCard achievement={achievement} />
        </li>
      ))}
    </ul>
  </section>
);

type Achievement = Achievements['achievements'][number];

const byRarity = (a: Achievement, b: Achievement): number =>
  RARITIES.indexOf(a.rarity) - RARITIES.indexOf(b.rarity);
