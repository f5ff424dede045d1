import type { TourStep } from '@hearthway/domain/journey/journey.constants.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  CalendarHeart,
  CircleCheck,
  Heart,
  House,
  LayoutGrid,
  LifeBuoy,
  type LucideIcon,
  MapPin,
} from 'lucide-react';

interface StepWords {
  readonly Icon: LucideIcon;
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
}

/** For visitors. */
const forVisitors: Readonly<Record<TourStep, StepWords>> = {
  welcome: {
    Icon: House,
    title: msg`Welcome to ${PRODUCT.name}`,
    text: msg`Here is a short look around. It takes about two minutes, and you can stop at any time.`,
  },
  location: {
    Icon: MapPin,
    title: msg`Tell us where you are`,
    text: msg`Your city or ZIP code is enough. With it, we can show you who is near.`,
  },
  diagnosis: {
    Icon: CalendarHeart,
    title: msg`Add the diagnosis date`,
    text: msg`It tells us where you are in your journey. If you’re not sure of the day, your best guess is fine.`,
  },
  categories: {
    Icon: LayoutGrid,
    title: msg`Find the right support`,
    text: msg`Each card is one kind of help. Open it to see the providers and how to reach them.`,
  },
  favorites: {
    Icon: Heart,
    title: msg`Keep the ones that fit`,
    text: msg`With a free account, press the heart beside a provider. You’ll find it again under Favorites.`,
  },
  support: {
    Icon: LifeBuoy,
    title: msg`Help in a crisis`,
    text: msg`Call or text 988 at any hour. You’ll find it at the top of every page, and you don’t need an account.`,
  },
  complete: {
    Icon: CircleCheck,
    title: msg`You’re all set`,
    text: msg`Start with your two answers, or look around first. You can take this tour again from the top of this page.`,
  },
};

/** For those with an account, who are not told to sign up. */
const forFamilies: Partial<Readonly<Record<TourStep, StepWords>>> = {
  favorites: {
    Icon: Heart,
    title: msg`Keep the ones that fit`,
    text: msg`Press the heart beside a provider. You’ll find it again here, with its phone number and your notes.`,
  },
  complete: {
    Icon: CircleCheck,
    title: msg`You’re all set`,
    text: msg`Go on with your next step, or look around first. You can take this tour again from the top of this page.`,
  },
};

/** For those who have given their answers, which are shown in place of the questions. */
const withAnswers: Partial<Readonly<Record<TourStep, StepWords>>> = {
  location: {
    Icon: MapPin,
    title: msg`Where you are`,
    text: msg`Searches start from here. Press “Change” when you move.`,
  },
  diagnosis: {
    Icon: CalendarHeart,
    title: msg`The diagnosis date`,
    text: msg`It tells us where you are in your journey. You can change it at any time.`,
  },
};

/** Person who takes the tour. */
export interface TourViewer {
  readonly isSignedIn: boolean;
  /** Whether they have said where they are, and since when. */
  readonly hasAnswered: boolean;
}

export const stepWords = (step: TourStep, { isSignedIn, hasAnswered }: TourViewer): StepWords =>
  (hasAnswered ? withAnswers[step] : undefined) ??
  (isSignedIn ? forFamilies[step] : undefined) ??
  forVisitors[step];
