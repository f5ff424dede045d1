import * as z from 'zod/mini';
import { typedLine } from '../kernel/typed-text.ts';
import {
  CODE_LENGTH,
  CURRENT_CONSENT,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  RESET_LINK_LENGTH,
} from './account.constants.ts';

const NO_EMAIL = 'Please enter a valid email address';

const email = z.string().check(z.trim(), z.maxLength(254, NO_EMAIL), z.email(NO_EMAIL));

/** Accepts mistyped addresses: they are answered like unknown ones. */
const anyEmail = z
  .string()
  .check(z.trim(), z.minLength(1, 'Please enter your email'), z.maxLength(254, NO_EMAIL));

const TOO_LONG_PASSWORD = `Password must be at most ${PASSWORD_MAX_LENGTH} characters`;

/** The account's current password, as proof of ownership. */
const ownPassword = z
  .string()
  .check(
    z.minLength(1, 'Please enter your password'),
    z.maxLength(PASSWORD_MAX_LENGTH, TOO_LONG_PASSWORD),
  );

/** Messages: docs/product-rules.md#sign-up-and-passwords. */
const newPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN_LENGTH, `Password must be at least ${PASSWORD_MIN_LENGTH} characters`),
    z.maxLength(PASSWORD_MAX_LENGTH, TOO_LONG_PASSWORD),
  );

interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

const passwordsSchema = z.object({ password: z.string(), confirmPassword: z.string() });

const confirmed = z.refine<NewPassword>(
  ({ password, confirmPassword }) => password === confirmPassword,
  {
    error: 'Passwords don’t match',
    path: ['confirmPassword'],
    // Besides the errors of other fields, so that all are told at once.
    when: ({ value }) => passwordsSchema.safeParse(value).success,
  },
);

const personName = (missing: string) => typedLine({ most: 100, missing });

const names = {
  firstName: personName('Please enter your first name'),
  lastName: personName('Please enter your last name'),
};

/** Digits that were mailed; spaces around them are forgiven. */
const code = z
  .string()
  .check(
    z.trim(),
    z.regex(
      new RegExp(`^\\d{${CODE_LENGTH}}$`),
      `Please enter the ${CODE_LENGTH} digits of the code`,
    ),
  );

/** The digits, or the secret of the link in the mail. */
const codeOrLink = z
  .string()
  .check(
    z.trim(),
    z.regex(
      new RegExp(`^(?:\\d{${CODE_LENGTH}}|[\\w-]{${RESET_LINK_LENGTH}})$`),
      `Please enter the ${CODE_LENGTH} digits of the code`,
    ),
  );

const registration = { email, password: newPassword, confirmPassword: z.string(), ...names };

/**
 * Boxes that the sign-up form has ticked: each is the version that was accepted, by its day, or the
 * age that the person confirms to have reached.
 */
const consent = {
  acceptedTerms: z.literal(CURRENT_CONSENT.acceptedTerms, 'Please accept the Terms of Service'),
  acceptedPrivacy: z.literal(CURRENT_CONSENT.acceptedPrivacy, 'Please accept the Privacy Policy'),
  confirmedAge: z.literal(
    String(CURRENT_CONSENT.confirmedAge),
    `Please confirm that you are ${CURRENT_CONSENT.confirmedAge} or older`,
  ),
};

/** Details as the sign-up page sends them: `POST /api/register` refuses less from a page. */
export const signUpSchema = z.object({ ...registration, ...consent }).check(confirmed);

/** The part of `signUpSchema` that a caller other than a page may leave out. */
export const consentSchema = z.object(consent);

/** `POST /api/register`. */
export const registerSchema = z
  .object({
    ...registration,
    acceptedTerms: z.optional(consent.acceptedTerms),
    acceptedPrivacy: z.optional(consent.acceptedPrivacy),
    confirmedAge: z.optional(consent.confirmedAge),
  })
  .check(confirmed);

export type Register = z.infer<typeof registerSchema>;

/** `POST /api/login`. */
export const loginSchema = z.object({ email: anyEmail, password: ownPassword });

export type Login = z.infer<typeof loginSchema>;

/** `POST /api/forgot-password`. */
export const forgotPasswordSchema = z.object({ email: anyEmail });

/**
 * The same answer whether or not there is such an account. The code is only included where no mail
 * can be sent, in development.
 */
export const recoverySchema = z.object({ message: z.string(), resetToken: z.optional(z.string()) });

export type Recovery = z.infer<typeof recoverySchema>;

/**
 * `POST /api/reset-password`. `token` is the mailed code or the secret of the mailed link. `email` has
 * to stand beside a code in a browser other than the one that asked.
 */
export const resetPasswordSchema = z
  .object({
    token: codeOrLink,
    password: newPassword,
    confirmPassword: z.string(),
    email: z.optional(anyEmail),
  })
  .check(confirmed);

export type ResetPassword = z.infer<typeof resetPasswordSchema>;

/** `POST /api/forgot-username`. */
export const forgotUsernameSchema = z.object(names);

/** `PUT /api/account/name`. */
export const changeNameSchema = z.object(names);

/** `PUT /api/account/email`: mails a code to the new address. */
export const changeEmailSchema = z.object({ email, password: ownPassword });

/** `POST /api/account/email/confirmation`: the code of the new address, or of the one signed up with. */
export const confirmEmailSchema = z.object({ code });

/** `PUT /api/account/password`: ends every session, and answers with a new one. */
export const changePasswordSchema = z
  .object({ currentPassword: ownPassword, password: newPassword, confirmPassword: z.string() })
  .check(confirmed);

/** `POST /api/account/deletion`. */
export const requestDeletionSchema = z.object({ password: ownPassword });

/** `GET /api/account/export`: the newest copy of the person's data, or null. Dates are ISO. */
export const dataExportSchema = z.object({
  id: z.string(),
  status: z.enum(['building', 'ready', 'failed']),
  /** From 0 to 100. */
  percent: z.number(),
  requestedAt: z.string(),
  /** Expiry of the download. */
  expiresAt: z.nullable(z.string()),
  bytes: z.nullable(z.number()),
});

export type DataExport = z.infer<typeof dataExportSchema>;
