import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { BookOpen, Info, LifeBuoy, type LucideIcon, Search, Trophy, Utensils } from 'lucide-react';

export interface Entry {
  readonly path: string;
  readonly name: MessageDescriptor;
  readonly Icon: LucideIcon;
  /** A visitor is led to signing in first. */
  readonly needsSession: boolean;
}

/** Where the header leads, in this order. Specification, section 2. */
export const ENTRIES: readonly Entry[] = [
  { path: '/resources', name: msg`Find Resources`, Icon: Search, needsSession: true },
  { path: '/learning', name: msg`Learning Center`, Icon: BookOpen, needsSession: true },
  { path: '/dietary', name: msg`Dietary Management`, Icon: Utensils, needsSession: true },
  { path: '/support', name: msg`Support Center`, Icon: LifeBuoy, needsSession: true },
  { path: '/achievements', name: msg`Achievements`, Icon: Trophy, needsSession: true },
  { path: '/about', name: msg`About`, Icon: Info, needsSession: false },
];
