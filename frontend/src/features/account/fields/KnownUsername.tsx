/** Tells a password manager whose password this is. Hidden. */
export const KnownUsername = ({ email }: { readonly email: string }) => (
  <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
);
