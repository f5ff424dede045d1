import type { GENERAL_ERRORS } from '@hearthway/domain/errors.contract.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { ApiError } from './api-error.ts';

/** Messages of errors that belong to no context. */
const wordsByCode: Readonly<Record<keyof typeof GENERAL_ERRORS, MessageDescriptor>> = {
  MalformedRequest: msg`This request could not be read. Please load the page again.`,
  ValidationFailed: msg`Some fields need another look.`,
  PositionBeyondLog: msg`This page is out of date. Please load it again.`,
  SignInRequired: msg`Please sign in to continue.`,
  RoleRequired: msg`Your account has no access to this.`,
  CrossSiteRequest: msg`This request came from another website, so we didn’t carry it out. Please try again from ours.`,
  NotFound: msg`There is nothing at this address.`,
  BodyTooLarge: msg`This is too much to send at once.`,
  UnsupportedMediaType: msg`This request could not be read. Please load the page again.`,
  DateInFuture: msg`This day is still to come. Please check the date.`,
  IdempotencyKeyReused: msg`This was already sent with different content. Please try again.`,
  TooManyTries: msg`Too many tries in a short time. Please wait a little, then try again.`,
  InternalError: msg`Something went wrong on our side. Please try again.`,
  Unavailable: msg`We can’t answer just now. Please try again in a moment.`,
};

const isKnown = (code: string): code is keyof typeof GENERAL_ERRORS =>
  Object.hasOwn(wordsByCode, code);

/**
 * Describes a refusal; undefined if no service answered. Translates errors of contexts by their declared
 * English message; errors known only to a newer server stay English.
 */
export const refusalWords = (i18n: I18n, error: ApiError): string | undefined => {
  if (error.code === 'TooManyTries' && error.retryAfterSeconds !== undefined)
    return i18n._(waitWords(error.retryAfterSeconds));
  if (isKnown(error.code)) return i18n._(wordsByCode[error.code]);
  return error.code === 'Unreachable' || error.code === 'UnreadableAnswer'
    ? undefined
    : i18n._(error.message);
};

/** Waits from here on are given in minutes. */
const LONG_WAIT_SECONDS = 90;

const waitWords = (seconds: number): MessageDescriptor => {
  if (seconds < LONG_WAIT_SECONDS)
    return msg`Too many tries in a short time. Please wait ${plural(Math.max(1, Math.ceil(seconds)), { one: '# second', other: '# seconds' })}, then try again.`;
  return msg`Too many tries in a short time. Please wait ${plural(Math.ceil(seconds / 60), { one: '# minute', other: '# minutes' })}, then try again.`;
};
