import type { ErrorCode } from '@hearthway/domain/errors.contract.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { ApiError } from './api-error.ts';

/** The message of each error code. */
const wordsByCode: Readonly<Record<ErrorCode, MessageDescriptor>> = {
  MalformedRequest: msg`This request could not be read. Please load the page again.`,
  ValidationFailed: msg`Some fields need another look.`,
  PositionBeyondLog: msg`This page is out of date. Please load it again.`,
  SignInRequired: msg`Please sign in to continue.`,
  WrongCredentials: msg`That email and password don’t match. Check both and try again.`,
  WrongPassword: msg`That is not your password. Check it and try again.`,
  RoleRequired: msg`Your account has no access to this.`,
  PlusRequired: msg`That is part of the Plus plan. Search without it, or look at the plans to see what Plus adds.`,
  GrantRequired: msg`Your access to this family has ended. Open its activity again to continue.`,
  CrossSiteRequest: msg`This request came from another website, so we didn’t carry it out. Please try again from ours.`,
  NotFound: msg`There is nothing at this address.`,
  UnknownResource: msg`This provider is no longer in the directory. Search again to see who is there now.`,
  UnknownFavorite: msg`This provider is no longer among your favorites. Add it again to continue.`,
  UnknownFamily: msg`This family no longer exists. Search again.`,
  UnknownReport: msg`There is no such report. Choose one from the list.`,
  EmailTaken: msg`There is already an account with this email.`,
  NothingToConfirm: msg`This email is already confirmed, so there is nothing to send.`,
  FavoriteLimitReached: msg`You’ve saved as many favorites as the free plan allows. Remove one to add another.`,
  ReportLimitReached: msg`You have five reports running. Wait until one is done, or cancel one, to start another.`,
  BodyTooLarge: msg`This is too much to send at once.`,
  UnsupportedMediaType: msg`This request could not be read. Please load the page again.`,
  UnknownLocation: msg`We don’t know that ZIP code or city. Check it, or search without a location.`,
  LocationAmbiguous: msg`Several places have that name. Choose one, or add the state.`,
  LocationOutsideUS: msg`That is outside the United States, where we list providers. Enter a ZIP code or a city there.`,
  DateInFuture: msg`This day is still to come. Please check the date.`,
  IdempotencyKeyReused: msg`This was already sent with different content. Please try again.`,
  WrongCode: msg`That code is wrong or has expired. Check it, or ask for a new one.`,
  TooManyTries: msg`Too many tries in a short time. Please wait a little, then try again.`,
  InternalError: msg`Something went wrong on our side. Please try again.`,
  Unavailable: msg`We can’t answer just now. Please try again in a moment.`,
};

/** For failures without words of their own in docs/product-rules.md. */
export const checkConnection = msg`Check your connection, then try again.`;

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(wordsByCode, code);

/**
 * Describes a failure. A code known only to a newer server is told in the server's own words;
 * without any answer, the fallback is used.
 */
export const errorWords = (i18n: I18n, error: unknown, fallback: MessageDescriptor): string => {
  if (!(error instanceof ApiError)) return i18n._(fallback);
  if (error.code === 'TooManyTries' && error.retryAfterSeconds !== undefined)
    return i18n._(waitWords(error.retryAfterSeconds));
  if (isKnown(error.code)) return i18n._(wordsByCode[error.code]);
  return error.code === 'Unreachable' || error.code === 'UnreadableAnswer'
    ? i18n._(fallback)
    : error.message;
};

/** From here on a wait is told in minutes. */
const LONG_WAIT_SECONDS = 90;

const waitWords = (seconds: number): MessageDescriptor => {
  if (seconds < LONG_WAIT_SECONDS)
    return msg`Too many tries in a short time. Please wait ${plural(Math.max(1, Math.ceil(seconds)), { one: '# second', other: '# seconds' })}, then try again.`;
  return msg`Too many tries in a short time. Please wait ${plural(Math.ceil(seconds / 60), { one: '# minute', other: '# minutes' })}, then try again.`;
};
