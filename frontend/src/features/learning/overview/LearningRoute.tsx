import { lazy } from 'react';
import { FamilyGate } from '../../../components/FamilyGate.tsx';
import { GatePreview } from '../../../components/GatePreview.tsx';
import { withCatalogs } from '../../../i18n/load-catalog.ts';
import { LearningGate } from './LearningGate.tsx';
import { LearningPage } from './LearningPage.tsx';

const LessonPreview = lazy(async () => {
  const { LessonPreview } = await withCatalogs(import('./LessonPreview.tsx'), 'learning', 'text');
  return { default: LessonPreview };
});

export const LearningRoute = () => (
  <FamilyGate
    visitor={
      <>
        <LearningGate />
        <GatePreview>
          <LessonPreview />
        </GatePreview>
      </>
    }
  >
    {({ id }) => <LearningPage userId={id} />}
  </FamilyGate>
);
