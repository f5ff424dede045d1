import { ApiError } from '../../api/api-error.ts';

/** Longer than any layout planned for. */
export const LONG =
  'A sentence that goes on for longer than anybody planned, so that it has to wrap wherever it stands';

/** With a word that no line can hold, as people write it into a field. */
export const UNBREAKABLE = `${LONG}, ${'unbreakable'.repeat(6)}`;

export const UNREACHABLE = new ApiError({ status: 0, code: 'Unreachable', message: '' });
