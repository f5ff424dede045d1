import type { TimelineEntry } from '@hearthway/domain/staff/timeline.contract.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  CircleUserRound,
  Compass,
  CreditCard,
  Flag,
  Footprints,
  Headset,
  Heart,
  type LucideIcon,
  ScrollText,
  Shapes,
} from 'lucide-react';

interface ContextWords {
  readonly Icon: LucideIcon;
  readonly name: MessageDescriptor;
}

/** By the category of the stream. */
const CONTEXTS: Readonly<Record<string, ContextWords>> = {
  account: { Icon: CircleUserRound, name: msg`Account` },
  activity: { Icon: Footprints, name: msg`Searches and visits` },
  favorites: { Icon: Heart, name: msg`Favorites` },
  journey: { Icon: Compass, name: msg`Answers, tour and settings` },
  listingReport: { Icon: Flag, name: msg`Reported listings` },
  log: { Icon: ScrollText, name: msg`Operational log` },
  staff: { Icon: Headset, name: msg`Support staff` },
  subscription: { Icon: CreditCard, name: msg`Plan` },
};

/** Name of a context. One known only to a newer server keeps its own. */
export const contextName = (i18n: I18n, context: string): string => {
  const known = CONTEXTS[context];
  return known === undefined ? context : i18n._(known.name);
};

export const contextIcon = (context: string): LucideIcon => CONTEXTS[context]?.Icon ?? Shapes;

const ACTORS: Readonly<Record<TimelineEntry['actor'], MessageDescriptor>> = {
  family: msg({ message: 'Family', context: 'people' }),
  support: msg`Support`,
  operator: msg`Operator`,
  system: msg`System`,
};

export const actorName = (i18n: I18n, actor: TimelineEntry['actor']): string =>
  i18n._(ACTORS[actor]);
