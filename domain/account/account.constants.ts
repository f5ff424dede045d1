/** Specification, section 5. */
export const PASSWORD_MIN_LENGTH = 6;

/** Argon2 takes any length; this keeps a stranger from making it work on megabytes. */
export const PASSWORD_MAX_LENGTH = 256;

/** Where the client keeps its half of the session. Specification, section 3. */
export const AUTH_TOKEN_KEY = 'auth_token';
