import { policyMails } from '@hearthway/domain/contexts.ts';
import type { MailMessagePart, MailMessages } from '@hearthway/domain/kernel/mail.ts';
import { say } from '@hearthway/domain/kernel/message.ts';
import {
  CODE_MINUTES,
  EXPORT_DAYS,
  INVITATION_DAYS,
} from '@hearthway/domain/kernel/retention.constants.ts';
import { BACKUP_DAYS } from '@hearthway/domain/legal/legal.constants.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';
import { allReports } from '@hearthway/domain/site-reports/all-reports.ts';
import type { MailOfKind } from './mail-kinds.ts';

const product = PRODUCT.name;

const UNTIL = say(
  'It works for {minutes} minutes, and only once. Please don’t share it: we will never ask you for it.',
  { minutes: CODE_MINUTES },
);

const NEW_PASSWORD: MailMessagePart = { link: say('Set a new password'), path: '/forgot-password' };
const ACCOUNT: MailMessagePart = { link: say('Open your account'), path: '/account' };

const OUTCOMES = {
  corrected: say('We looked into it and corrected the listing.'),
  'as-listed': say(
    'We looked into it, and the listing matches what we found. We left it as it is.',
  ),
  retired: say('We looked into it and removed the provider from the directory.'),
} as const;

const PROPOSALS = {
  listed: say('We looked into it, and now the directory lists it.'),
  'already-listed': say('We looked into it: the directory lists it already.'),
  declined: say('We looked into it and did not add it to the directory. This is why:'),
} as const;

/**
 * Each mail states the event, the next step, and what to do if it was not them. `to` is the address it is
 * sent to.
 */
export const messagesOf = (mail: MailOfKind, to: string): MailMessages => {
  const { kind, details } = mail;
  switch (kind) {
    case 'confirm-email':
      return {
        subject: say('Welcome to {product}: please confirm your email', { product }),
        body: [
          say('Welcome to {product}. We’re glad you are here.', { product }),
          say('To confirm that this is your email address, enter this code in your account:'),
          { code: details.code },
          UNTIL,
          ACCOUNT,
          say(
            'Didn’t sign up? Then someone typed your address by mistake. There is nothing you need to do: without the code, it will never be confirmed.',
          ),
        ],
      };
    case 'confirm-new-email':
      return {
        subject: say('Confirm your new email address'),
        body: [
          say(
            'You asked us to use this address for your {product} account. To confirm it, enter this code in your account:',
            { product },
          ),
          { code: details.code },
          UNTIL,
          ACCOUNT,
          say(
            'Didn’t ask for this? There is nothing you need to do: without the code, we won’t use this address.',
          ),
        ],
      };
    case 'email-changed':
      return {
        subject: say('Your email address was changed'),
        body: [
          say(
            'The email address of your {product} account was changed. From now on, please sign in with the new address. We’ll write to you there, too.',
            { product },
          ),
          say('Was it you? Then there is nothing you need to do.'),
          say(
            'If it wasn’t you, someone may know your password. Reply to this email right away, and we’ll help you get your account back.',
          ),
        ],
      };
    case 'email-taken':
      return {
        subject: say('You already have a {product} account', { product }),
        body: [
          say(
            'Someone just tried to sign up with your email address. You already have an account, so we didn’t create another one.',
          ),
          say('Was it you? Then sign in, or set a new password if you’ve forgotten yours.'),
          { link: say('Sign in'), path: '/login' },
          NEW_PASSWORD,
          say(
            'If it wasn’t you, there is nothing you need to do. No one has seen anything of yours.',
          ),
        ],
      };
    case 'password-reset':
      return {
        subject:
          details.code === null
            ? say('Your link for a new password')
            : say('Your code for a new password'),
        body: [
          ...(details.code === null
            ? [say('You asked to set a new password for {product}.', { product })]
            : [
                say(
                  'You asked to set a new password for {product}. Enter this code on the page where you asked:',
                  { product },
                ),
                { code: details.code },
                UNTIL,
              ]),
          ...(details.link === undefined
            ? [{ link: say('Enter the code'), path: '/reset-password' }]
            : [
                say('With this link you can set a new password on any device, for a day:'),
                { link: say('Set a new password'), path: `/reset-password#${details.link}` },
              ]),
          say(
            'Didn’t ask for this? There is nothing you need to do: your password stays the same. Someone may have typed your address by mistake.',
          ),
        ],
      };
    case 'password-changed':
      return {
        subject: say('Your password was changed'),
        body: [
          say(
            'The password of your {product} account was changed, and every device was signed out. Sign in with the new password.',
            { product },
          ),
          say('Was it you? Then there is nothing you need to do.'),
          say('If it wasn’t you, set a new password now. That signs out everyone else.'),
          NEW_PASSWORD,
        ],
      };
    case 'username-reminder':
      return {
        subject: say('The email you sign in to {product} with', { product }),
        body: [
          say(
            'Someone asked us which email address goes with your name. You sign in to {product} with:',
            {
              product,
            },
          ),
          { verbatim: to },
          { link: say('Sign in'), path: '/login' },
          say('Didn’t ask for this? There is nothing you need to do: we told no one but you.'),
        ],
      };
    case 'deletion-requested':
      return {
        subject: say('Your account will be deleted on {day}', { day: new Date(details.dueAt) }),
        body: [
          say(
            'You asked us to delete your {product} account. On {day} (UTC), we’ll delete it and everything in it, and no one can bring it back.',
            { product, day: new Date(details.dueAt) },
          ),
          say('Until then, you can change your mind: sign in, and choose to keep your account.'),
          ACCOUNT,
          say(
            'If it wasn’t you, sign in, keep your account, and then change your password: someone else knows it.',
          ),
        ],
      };
    case 'deletion-canceled':
      return {
        subject: say('Your account stays'),
        body: [
          say(
            'You decided to keep your {product} account. It won’t be deleted, and everything in it is just as you left it.',
            { product },
          ),
          say(
            'If it wasn’t you, change your password: someone else knows it. Then you can ask us again to delete your account.',
          ),
          ACCOUNT,
        ],
      };
    case 'data-export-ready':
      return {
        subject: say('The copy of your data is ready'),
        body: [
          say(
            'The copy of everything {product} holds about you is ready. You can download it from your account for {days} days. After that we delete it, but you can always ask for a new one.',
            { product, days: EXPORT_DAYS },
          ),
          ACCOUNT,
          say(
            'Keep the file in a safe place: anyone who has it can read it. If you didn’t ask for this, change your password: someone else may know it.',
          ),
        ],
      };
    case 'listing-report-resolved':
      return {
        subject: say('The error you reported: our answer'),
        body: [
          say(
            'You told us that something in the listing of {listing} was wrong. Thank you: this helps every family that is looking for help.',
            { listing: details.resourceName },
          ),
          OUTCOMES[details.outcome],
          ...(details.note === null ? [] : [{ verbatim: details.note }]),
          { link: say('Find resources'), path: '/resources' },
          say('Didn’t report this? Please change your password: someone else may know it.'),
        ],
      };
    case 'resource-proposal-answered':
      return {
        subject: say('The provider you proposed: our answer'),
        body: [
          say(
            'You proposed {provider} for our directory. Thank you: this is how other families find help.',
            { provider: details.name },
          ),
          PROPOSALS[details.outcome],
          ...(details.note === null ? [] : [{ verbatim: details.note }]),
          details.resourceId === null
            ? { link: say('Propose a provider'), path: '/support/community' }
            : { link: say('Open its page'), path: `/resources/provider/${details.resourceId}` },
          say('If it wasn’t you, please change your password: someone else may know it.'),
        ],
      };
    case 'support-files-left-out':
      return {
        subject: say('Your email arrived without its files'),
        body: [
          say(
            'Thank you for your answer: its words are in our conversation. We cannot take files by email, so those that came with it were left out.',
          ),
          say(
            'Please tell us in words what we should know of them. For example, type the lines of a letter that your question is about.',
          ),
          ...(details.threadId === null
            ? []
            : [
                {
                  link: say('Open the conversation'),
                  path: `/support/threads/${details.threadId}`,
                },
              ]),
          say(
            'If it wasn’t you, tell us in the conversation: someone may be able to send from your address.',
          ),
        ],
      };
    case 'household-invitation':
      // Names no one: a stranger may read the mail, and a name could be made to say anything.
      return {
        subject: say('An invitation to {product}', { product }),
        body: [
          say(
            'Someone you know invited you to see what they keep on {product}. The page shows what you will see before you accept:',
            { product },
          ),
          { link: say('See the invitation'), path: `/household/join#${details.token}` },
          say(
            'The link works for {days} days, and only once. To accept, you need a {product} account, which is free.',
            { days: INVITATION_DAYS, product },
          ),
          say(
            'If you didn’t ask for this, there is nothing you need to do: unless you accept, nothing happens.',
          ),
        ],
      };
    case 'account-erased':
      return {
        subject: say('Your account was deleted'),
        body: [
          say(
            'Your {product} account was deleted, with everything in it, as you asked. This is the last email we’ll send you: we no longer have your address.',
            { product },
          ),
          say(
            'Our backups expire after {days} days. If we have to restore one before then, we delete your data again.',
            { days: BACKUP_DAYS },
          ),
          ...(details.receipt === undefined
            ? []
            : [
                say(
                  'The receipt says what was deleted where and when, and when the backups end. It works for as long as you keep this email:',
                ),
                {
                  link: say('Download the receipt'),
                  path: `/api/account/erasure-receipt?code=${details.receipt}`,
                },
              ]),
          say('Thank you for the time you spent with us. You are always welcome back.'),
          { link: say('Visit {product}', { product }), path: '/' },
        ],
      };
    case 'scheduled-report': {
      const { report, runId, stop } = details;
      const words = allReports.find(({ id }) => id === report)?.title;
      const values = {
        title: { stored: report, words },
        first: new Date(details.from),
        last: new Date(details.to),
      };
      return {
        subject: say('{title}: {first} to {last}', values),
        body: [
          say(
            'The usage report “{title}” for {first} to {last} (UTC) is attached: its numbers as CSV, and a picture of them where there is something to draw.',
            values,
          ),
          { link: say('Open the report'), path: `/staff/reports/${runId}` },
          CADENCES[details.cadence],
          { link: say('Stop these emails'), path: `/stop-report-mails#${stop}` },
        ],
      };
    }
    default:
      return policyMails.messagesOf(mail);
  }
};

const CADENCES = {
  weekly: say('You get it every Monday, as you asked.'),
  monthly: say('You get it on the first of each month, as you asked.'),
} as const;

export const FAREWELL = say('Your {product} team', { product });
