import type { TimelineStream } from '@hearthway/domain/staff/timeline.contract.ts';
import {
  Bot,
  CalendarDays,
  CircleUserRound,
  Compass,
  CreditCard,
  Eye,
  Flag,
  Footprints,
  GraduationCap,
  Headset,
  Heart,
  House,
  Image,
  LifeBuoy,
  type LucideIcon,
  MapPinPlus,
  MessageCircleHeart,
  MessagesSquare,
  Phone,
  Scale,
  ScrollText,
  Shapes,
  Shield,
  ShoppingCart,
  Siren,
  Trophy,
  UsersRound,
  Utensils,
} from 'lucide-react';

/** Icons by name in the manifests of contexts. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  bot: Bot,
  'calendar-days': CalendarDays,
  'circle-user-round': CircleUserRound,
  compass: Compass,
  'credit-card': CreditCard,
  eye: Eye,
  flag: Flag,
  footprints: Footprints,
  'graduation-cap': GraduationCap,
  headset: Headset,
  heart: Heart,
  house: House,
  image: Image,
  'life-buoy': LifeBuoy,
  'message-circle-heart': MessageCircleHeart,
  messages: MessagesSquare,
  'map-pin-plus': MapPinPlus,
  phone: Phone,
  scale: Scale,
  'scroll-text': ScrollText,
  shield: Shield,
  siren: Siren,
  trophy: Trophy,
  'users-round': UsersRound,
  utensils: Utensils,
  'shopping-cart': ShoppingCart,
};

interface StreamWords {
  readonly name: string;
  readonly Icon: LucideIcon;
}

/** Name and icon of a stream; falls back to the category as its name. */
export const streamWords = (streams: readonly TimelineStream[], category: string): StreamWords => {
  const stream = streams.find((each) => each.category === category);
  return { name: stream?.label ?? category, Icon: ICONS[stream?.icon ?? ''] ?? Shapes };
};
