import { FamilyGate } from '../../../components/FamilyGate.tsx';
import { LearningGate } from './LearningGate.tsx';
import { LearningPage } from './LearningPage.tsx';

export const LearningRoute = () => (
  <FamilyGate visitor={<LearningGate />}>{({ id }) => <LearningPage userId={id} />}</FamilyGate>
);
