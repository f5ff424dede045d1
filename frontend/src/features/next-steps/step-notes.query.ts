import {
  allNotesSchema,
  type PlanChange,
} from '@hearthway/domain/next-steps/next-steps.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { ignored, type Positioned } from '../../api/create-api.ts';
import { familyKey } from '../../live/cache-keys.ts';

export const STEPS_PATH = '/api/next-steps';

/** Plans of a family. The socket announces changes made elsewhere. */
export const stepNotesQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'next_steps'),
    queryFn: ({ signal }) => api.read('next_steps', STEPS_PATH, { schema: allNotesSchema, signal }),
  });

/** Change of one plan. */
export interface SentChange {
  readonly planId: string;
  readonly change: PlanChange;
}

/** Records a change. Idempotent. */
export const sendChange = ({ planId, change }: SentChange): Promise<Positioned<unknown>> => {
  const path = `${STEPS_PATH}/${planId}`;
  switch (change.change) {
    case 'answer':
      return put(`${path}/answers`, change.answers);
    case 'mark': {
      const { stepId, status, until } = change;
      return put(`${path}/steps/${stepId}`, { status, until });
    }
    case 'ask': {
      const { stepId, askedOn } = change;
      const asked = `${path}/steps/${stepId}/asked`;
      return askedOn === null
        ? api.send({ method: 'DELETE', path: asked, schema: ignored })
        : put(asked, { askedOn });
    }
  }
};

const put = (path: string, body: object) =>
  api.send({ method: 'PUT', path, body, schema: ignored });
