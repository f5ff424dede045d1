import { useParams } from 'react-router-dom';
import { AnswerPage } from './AnswerPage.tsx';

/** The answer that the address names. */
export const AnswerRoute = () => {
  const { id = '' } = useParams();
  return <AnswerPage key={id} id={id} />;
};
