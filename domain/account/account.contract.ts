import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './account.constants.ts';

const email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(254, 'Please enter a valid email address'),
    z.email('Please enter a valid email address'),
  );

const TOO_LONG_PASSWORD = `Password must be at most ${PASSWORD_MAX_LENGTH} characters`;

const personName = (missing: string) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, missing), z.maxLength(100, 'Please use 100 letters at most'));

/** `POST /api/register`. Messages are the specification's, section 5. */
export const registerSchema = z
  .object({
    email,
    password: z
      .string()
      .check(
        z.minLength(
          PASSWORD_MIN_LENGTH,
          `Password must be at least ${PASSWORD_MIN_LENGTH} characters`,
        ),
        z.maxLength(PASSWORD_MAX_LENGTH, TOO_LONG_PASSWORD),
      ),
    confirmPassword: z.string(),
    firstName: personName('Please enter your first name'),
    lastName: personName('Please enter your last name'),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      error: 'Passwords don’t match',
      path: ['confirmPassword'],
    }),
  );

export type Register = z.infer<typeof registerSchema>;

/** `POST /api/login`. An e-mail that is none is answered like one that nobody has. */
export const loginSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please enter your email'),
      z.maxLength(254, 'Please enter a valid email address'),
    ),
  password: z
    .string()
    .check(
      z.minLength(1, 'Please enter your password'),
      z.maxLength(PASSWORD_MAX_LENGTH, TOO_LONG_PASSWORD),
    ),
});

export type Login = z.infer<typeof loginSchema>;

/** `GET /api/me`. */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});

export type User = z.infer<typeof userSchema>;

/** What signing up and signing in answer. A browser gets the other half of the session as a cookie. */
export const signedInSchema = z.object({ token: z.string(), user: userSchema });

export type SignedIn = z.infer<typeof signedInSchema>;
