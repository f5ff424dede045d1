import { CODE_MINUTES, EXPORT_DAYS } from '@hearthway/domain/account/account.constants.ts';
import { BACKUP_DAYS } from '@hearthway/domain/legal/legal.constants.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';
import { dayIn } from '../language/date-words.ts';
import { type MailCatalog, type MailPart, type MailWords, says } from './mail-catalog.ts';
import type { MailOfKind } from './mail-kinds.ts';

const { name } = PRODUCT;

const UNTIL = `It works for ${CODE_MINUTES} minutes, and only once. Please tell it to nobody: we will never ask you for it.`;

const NEW_PASSWORD: MailPart = { link: 'Set a new password', path: '/forgot-password' };
const ACCOUNT: MailPart = { link: 'Open your account', path: '/account' };

const OUTCOMES = {
  corrected: 'We looked into it, and have corrected the listing.',
  'as-listed':
    'We looked into it, and the listing stays as it is: it says what we found out ourselves.',
  retired: 'We looked into it, and the listing is no longer in the directory.',
} as const;

const wordsOf = ({ kind, details }: MailOfKind, to: string): MailWords => {
  switch (kind) {
    case 'confirm-email':
      return {
        subject: `Welcome to ${name}: please confirm your email`,
        body: [
          says(`Welcome to ${name}. We’re glad you are here.`),
          says('To confirm that this is your email address, enter this code in your account:'),
          { code: details.code },
          says(UNTIL),
          ACCOUNT,
          says(
            'Did you not sign up? Then somebody typed your address by mistake. You need not do anything: without the code, it is never confirmed.',
          ),
        ],
      };
    case 'confirm-new-email':
      return {
        subject: 'Confirm your new email address',
        body: [
          says(
            `You asked us to use this address for your ${name} account. To confirm it, enter this code in your account:`,
          ),
          { code: details.code },
          says(UNTIL),
          ACCOUNT,
          says(
            'Did you not ask for this? You need not do anything: without the code, this address is not used.',
          ),
        ],
      };
    case 'email-changed':
      return {
        subject: 'Your email address was changed',
        body: [
          says(
            `The email address of your ${name} account was changed. From now on, you sign in with the new address, and we write to that one.`,
          ),
          says('Was it you? Then there is nothing to do.'),
          says(
            'If it wasn’t you, somebody may know your password. Answer this mail right away, and we will help you get your account back.',
          ),
        ],
      };
    case 'email-taken':
      return {
        subject: `You already have a ${name} account`,
        body: [
          says(
            'Somebody has just tried to sign up with your email address. You already have an account, so no second one was made.',
          ),
          says('Was it you? Then sign in, or set a new password if you no longer know yours.'),
          { link: 'Sign in', path: '/login' },
          NEW_PASSWORD,
          says('If it wasn’t you, there is nothing to do. Nobody has seen anything of yours.'),
        ],
      };
    case 'password-reset':
      return {
        subject: 'Your code for a new password',
        body: [
          says(
            `You asked to set a new password for ${name}. Enter this code on the page where you asked:`,
          ),
          { code: details.code },
          says(UNTIL),
          { link: 'Enter the code', path: '/reset-password' },
          says(
            'Did you not ask for this? You need not do anything: your password stays as it is. Somebody may have typed your address by mistake.',
          ),
        ],
      };
    case 'password-changed':
      return {
        subject: 'Your password was changed',
        body: [
          says(
            `The password of your ${name} account was changed, and every device was signed out. Sign in with the new password.`,
          ),
          says('Was it you? Then there is nothing to do.'),
          says('If it wasn’t you, set a new password now. That signs everybody else out again.'),
          NEW_PASSWORD,
        ],
      };
    case 'username-reminder':
      return {
        subject: `The email you sign in to ${name} with`,
        body: [
          says(`Somebody asked which email belongs to your name. You sign in to ${name} with:`),
          says(to),
          { link: 'Sign in', path: '/login' },
          says(
            'Did you not ask for this? You need not do anything: only you have been told, and nobody else.',
          ),
        ],
      };
    case 'deletion-requested':
      return {
        subject: `Your account will be deleted on ${dayIn('en', new Date(details.dueAt))}`,
        body: [
          says(
            `You asked us to delete your ${name} account. On ${dayIn('en', new Date(details.dueAt))} (UTC), it goes with everything in it, and nobody can bring it back.`,
          ),
          says('Until then, you can change your mind: sign in, and choose to keep your account.'),
          ACCOUNT,
          says(
            'If it wasn’t you, sign in, keep your account, and then change your password: somebody else knows it.',
          ),
        ],
      };
    case 'deletion-canceled':
      return {
        subject: 'Your account stays',
        body: [
          says(
            `You decided to keep your ${name} account. It will not be deleted, and everything in it is as it was.`,
          ),
          says(
            'If it wasn’t you, change your password: somebody else knows it. Then you can ask again to delete your account.',
          ),
          ACCOUNT,
        ],
      };
    case 'data-export-ready':
      return {
        subject: 'The copy of your data is ready',
        body: [
          says(
            `The copy of everything ${name} holds about you is ready. You can download it from your account for ${EXPORT_DAYS} days. Then we delete the copy, and you can always ask for a new one.`,
          ),
          ACCOUNT,
          says(
            'Keep the file in a safe place: whoever has it can read it. If you did not ask for this, change your password, since somebody else may know it.',
          ),
        ],
      };
    case 'listing-report-resolved':
      return {
        subject: 'What came of the error you reported',
        body: [
          says(
            `You told us that something in the listing of ${details.resourceName} was wrong. Thank you: it helps every family that looks for help.`,
          ),
          says(OUTCOMES[details.outcome]),
          ...(details.note === null ? [] : [says(details.note)]),
          { link: 'Find resources', path: '/resources' },
          says(
            'Did you not report this? Then change your password, since somebody else may know it.',
          ),
        ],
      };
    case 'account-erased':
      return {
        subject: 'Your account was deleted',
        body: [
          says(
            `Your ${name} account was deleted, with everything in it, as you asked. This is the last mail we send you: we no longer have your address.`,
          ),
          says(
            `Our backups are gone after ${BACKUP_DAYS} days. If we had to go back to one before that, you would be deleted from it again.`,
          ),
          says('Thank you for the time you spent with us. You are always welcome to come back.'),
          { link: `Visit ${name}`, path: '/' },
        ],
      };
  }
};

export const english: MailCatalog = { wordsOf, farewell: `Your ${name} team` };
