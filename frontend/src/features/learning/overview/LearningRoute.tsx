import { FamilyGate } from '../../../components/FamilyGate.tsx';
import { LearningGate } from './LearningGate.tsx';
import { LearningPage } from './LearningPage.tsx';
import { LessonPreview } from './LessonPreview.tsx';

export const LearningRoute = () => (
  <FamilyGate
    visitor={
      <>
        <LearningGate />
        <LessonPreview />
      </>
    }
  >
    {({ id }) => <LearningPage userId={id} />}
  </FamilyGate>
);
