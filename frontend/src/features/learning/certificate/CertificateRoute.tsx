import { useParams } from 'react-router-dom';
import { FamilyGate } from '../../../components/FamilyGate.tsx';
import { LearningGate } from '../overview/LearningGate.tsx';
import { CertificatePage } from './CertificatePage.tsx';

export const CertificateRoute = () => {
  const { id = '' } = useParams();
  return (
    <FamilyGate visitor={<LearningGate />}>
      {(user) => <CertificatePage key={id} user={user} moduleId={id} />}
    </FamilyGate>
  );
};
