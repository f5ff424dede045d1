import { lookupAnswerSchema } from '@hearthway/domain/insurance/lookup.contract.ts';
import { api } from '../../../api/api.ts';
import { ApiError } from '../../../api/api-error.ts';
import type { SendForm } from '../../../components/served-content.ts';
import { keepSubmitted } from './submitted.ts';

/** Submits a lookup for a browser without scripts. Drops the member id. */
export const sendLookup: SendForm = async ({ queryClient, fields: { memberId: _, ...fields } }) => {
  try {
    const { answer } = await api.send({
      method: 'POST',
      path: '/api/insurance/lookup',
      body: fields,
      schema: lookupAnswerSchema,
      isAutomatic: true,
    });
    keepSubmitted(queryClient, { fields, answer });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, code, message, issues, choices } = error;
    keepSubmitted(queryClient, { fields, refusal: { status, code, message, issues, choices } });
  }
};
