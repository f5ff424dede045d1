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

export const stepWords: Readonly<Record<TourStep, StepWords>> = {
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
