import { stateOfficesSchema } from '@hearthway/domain/directory/offices.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../../../api/api.ts';

/** Offices of a state, by its two-letter code. The same for every caller. */
export const officesQuery = (state: string) =>
  queryOptions({
    queryKey: ['offices', state],
    queryFn: ({ signal }) =>
      api.get(`/api/offices/${encodeURIComponent(state)}`, { schema: stateOfficesSchema, signal }),
  });
