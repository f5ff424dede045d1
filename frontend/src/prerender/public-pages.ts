import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface PublicPage {
  readonly path: string;
  /** Description for search results and link previews. */
  readonly description: MessageDescriptor;
}

/** It describes the site, and so every page without a description of its own. */
export const homePage: PublicPage = {
  path: '/',
  description: msg`Find therapists, doctors and support for autistic children near you, understand insurance and learn in small steps.`,
};

/** Pages sent as HTML: public, and listed by search engines. */
export const publicPages: readonly PublicPage[] = [
  homePage,
  {
    path: '/about',
    description: msg`Who Hearthway is for, what it does for families of autistic children and where its listings come from.`,
  },
  {
    path: '/privacy',
    description: msg`What Hearthway keeps about a family, how it is protected and how to have it deleted.`,
  },
  {
    path: '/terms',
    description: msg`The terms on which families use Hearthway, in plain words.`,
  },
  {
    path: '/while-you-wait',
    description: msg`What to do while you wait for an autism evaluation or therapy, by your child’s age and your state: one step at a time, with whom to call and by when they must answer.`,
  },
  {
    path: '/start/just-diagnosed',
    description: msg`Just diagnosed with autism: what matters tonight, what can wait, and one call for tomorrow.`,
  },
  {
    path: '/start/they-said-no',
    description: msg`A health plan said no to autism care: three things to look for on the letter, and one call for tomorrow.`,
  },
  {
    path: '/start/on-a-waiting-list',
    description: msg`On a waiting list for autism care: what to write down, what to ask, and what does not have to wait.`,
  },
  {
    path: '/start/not-safe-tonight',
    description: msg`A family of an autistic child is not safe tonight: whom to call or text right now.`,
  },
  {
    path: '/insurance-help',
    description: msg`Help with insurance for families of autistic children: what is covered, what to ask and how to appeal.`,
  },
  {
    path: '/insurance-help/plan',
    description: msg`Find out in four short questions which law protects your child’s health plan, and what it says about autism care.`,
  },
  {
    path: '/insurance-help/denied',
    description: msg`Your health plan said no to autism care: what the reason means, what to gather, by when to appeal, and a letter to start from.`,
  },
  {
    path: '/insurance-help/call',
    description: msg`A script for one call to your child’s health plan: whom to call, what to ask and why, and room for the replies.`,
  },
  {
    path: '/subscribe',
    description: msg`What families get with Hearthway for free and with Plus.`,
  },
  {
    path: '/contact',
    description: msg`Write to Hearthway: a person reads every message and answers by email.`,
  },
  { path: '/login', description: msg`Sign in to Hearthway.` },
  {
    path: '/signup',
    description: msg`Create a free Hearthway account to search providers near you and to save the ones that fit.`,
  },
];
