/**
 * What the operator says of themselves, from `frontend/.env.local`, read when the pages are built.
 * The pages leave out what is not set: nobody is sent to an address that was made up.
 */
interface Operator {
  /** Where a family can write to. */
  readonly contactEmail: string | undefined;
  readonly facebook: string | undefined;
  readonly instagram: string | undefined;
}

const setting = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const operator: Operator = {
  contactEmail: setting(import.meta.env['VITE_CONTACT_EMAIL']),
  facebook: setting(import.meta.env['VITE_FACEBOOK_URL']),
  instagram: setting(import.meta.env['VITE_INSTAGRAM_URL']),
};
