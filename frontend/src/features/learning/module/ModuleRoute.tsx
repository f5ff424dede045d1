import { useParams } from 'react-router-dom';
import { SessionGate } from '../../../components/SessionGate.tsx';
import { ModulePage } from './ModulePage.tsx';

/** A module, for visitors too. */
export const ModuleRoute = () => {
  const { id = '' } = useParams();
  return (
    <SessionGate visitor={<ModulePage key={id} moduleId={id} userId={null} />}>
      {({ id: userId, role }) => (
        // Staff read as visitors do: their accounts keep no progress.
        <ModulePage
          key={`${userId} ${id}`}
          moduleId={id}
          userId={role === 'family' ? userId : null}
        />
      )}
    </SessionGate>
  );
};
