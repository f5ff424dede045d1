import type { Measure } from '@hearthway/domain/achievements/achievements.constants.ts';
import type { Achievements } from '@hearthway/domain/achievements/achievements.contract.ts';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ProgressBar } from './ProgressBar.tsx';

type Achievement = Achievements['achievements'][number];

/** Words for what an achievement still lacks, each with the page to go on at. */
export const MissingSteps = ({
  achievement: { requirement, current, goals },
}: {
  readonly achievement: Achievement;
}) => (
  <div className="grid gap-1.5 self-end">
    {requirement > 1 && <ProgressBar value={current} of={requirement} />}
    <ul className="grid">
      {goals
        .filter((goal) => goal.current < goal.requirement)
        .map((goal) => (
          <li key={goal.measure}>
            <Step measure={goal.measure} missing={goal.requirement - goal.current} />
          </li>
        ))}
    </ul>
  </div>
);

/** Pages where a family takes the step. Days come by themselves. */
const PLACES: Readonly<Record<Measure, string | undefined>> = {
  profileCompleted: '/#onboarding',
  resourcesViewed: '/resources',
  categoriesExplored: '/resources',
  favoritesAdded: '/resources',
  supportContacted: '/support/contact',
  tourCompleted: '/',
  daysActive: undefined,
};

interface StepProps {
  readonly measure: Measure;
  readonly missing: number;
}

const Step = ({ measure, missing }: StepProps) => {
  const place = PLACES[measure];
  const words = wordsFor(measure, missing);
  return place === undefined ? (
    <p className="touch flex items-center">{words}</p>
  ) : (
    <Link to={place} className="touch inline-flex items-center">
      {words}
    </Link>
  );
};

const wordsFor = (measure: Measure, missing: number): ReactNode => {
  switch (measure) {
    case 'profileCompleted':
      return <Trans>Answer two short questions on the start page</Trans>;
    case 'resourcesViewed':
      return (
        <Plural value={missing} one="# more provider to view" other="# more providers to view" />
      );
    case 'categoriesExplored':
      return (
        <Plural
          value={missing}
          one="# more kind of help to look into"
          other="# more kinds of help to look into"
        />
      );
    case 'favoritesAdded':
      return (
        <Plural value={missing} one="# more favorite to add" other="# more favorites to add" />
      );
    case 'supportContacted':
      return <Trans>Write to us in the Support Center</Trans>;
    case 'tourCompleted':
      return <Trans>Take the tour on the start page</Trans>;
    case 'daysActive':
      return <Plural value={missing} one="# more day in a row" other="# more days in a row" />;
  }
};
