import { useParams } from 'react-router-dom';
import { GuidePage } from './GuidePage.tsx';

/** The guide that the address names. */
export const GuideRoute = () => {
  const { id = '' } = useParams();
  return <GuidePage key={id} id={id} />;
};
