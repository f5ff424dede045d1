import { api } from '../../api/api.ts';
import { ignored } from '../../api/create-api.ts';
import { visitorData } from '../../session/visitor-data.ts';

/** Saves this browser's answers to the signed-in account. Throws an `ApiError`. */
export const addToAccount = async (): Promise<void> => {
  const stored = visitorData.read();
  if (stored === undefined) return;
  const { diagnosisDate, location } = stored;
  const body = { diagnosisDate, location };
  await api.send({ method: 'POST', path: '/api/journey/onboarding', body, schema: ignored });
  visitorData.settle();
};
