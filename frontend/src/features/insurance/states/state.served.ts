import type { ServedContent } from '../../../components/served-content.ts';
import { federalQuery, stateQuery } from '../shared/state.queries.ts';
import { stateAt, stateCodes, statePath } from '../shared/state-path.ts';

/** Law and help of a state. An unknown state is answered with the list of all. */
export const stateContent: ServedContent = {
  read: async ({ queryClient, params: { state = '' } }) => {
    const code = stateAt(state);
    if (code === undefined) return { kind: 'unknown' };
    const path = statePath(code);
    if (path !== `/insurance-help/${state}`) return { kind: 'moved', to: path };
    const [{ words }] = await Promise.all([
      queryClient.ensureQueryData(stateQuery(code)),
      queryClient.ensureQueryData(federalQuery),
    ]);
    return { kind: 'known', path, description: words.description };
  },
  paths: async () => stateCodes.map(statePath),
};
