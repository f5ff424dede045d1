export const accountErrors = {
  WrongCredentials: {
    status: 401,
    message: 'That email and password don’t match. Check both and try again.',
  },
  WrongPassword: {
    status: 403,
    message: 'That is not your password. Check it and try again.',
  },
  EmailTaken: {
    status: 409,
    message: 'There is already an account with this email.',
  },
  NothingToConfirm: {
    status: 409,
    message: 'This email is already confirmed, so there is nothing to send.',
  },
  WrongCode: {
    status: 422,
    message: 'That code is wrong or has expired. Check it, or ask for a new one.',
  },
} as const;

/** Why a new password is refused, besides its length. */
export const passwordIssues = {
  common: { message: 'This is one of the most common passwords. Please choose another.' },
  ownName: { message: 'This is your own name or email. Please choose another password.' },
} as const;
