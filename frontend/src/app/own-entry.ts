import type { User } from '@hearthway/domain/session/session.contract.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ChartColumn, Headset, Heart, type LucideIcon } from 'lucide-react';

interface OwnEntry {
  readonly path: string;
  readonly name: MessageDescriptor;
  readonly Icon: LucideIcon;
  /** Under which the guided tour finds it. */
  readonly tour?: string;
}

/** The main page of each role: a link of its own beside the menus, and the first in them. */
export const OWN_ENTRY: Readonly<Record<User['role'], OwnEntry>> = {
  family: { path: '/favorites', name: msg`Favorites`, Icon: Heart, tour: 'favorites' },
  support: { path: '/staff/timeline', name: msg`Support timeline`, Icon: Headset },
  analyst: { path: '/staff/reports', name: msg`Usage reports`, Icon: ChartColumn },
};
