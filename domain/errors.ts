import { contexts } from './contexts.ts';
import { type ErrorCode, GENERAL_ERRORS } from './errors.contract.ts';

interface KnownError {
  readonly status: number;
  readonly message: string;
}

/** Every error on the wire, by its code. */
export const errors: ReadonlyMap<string, KnownError> = new Map(
  [GENERAL_ERRORS, ...contexts.map((context) => context.errors)].flatMap((own) =>
    Object.entries<KnownError>(own),
  ),
);

export const errorOf = (code: ErrorCode): KnownError => {
  const known = errors.get(code);
  if (known === undefined) throw new Error(`There is no error ${code}.`);
  return known;
};
