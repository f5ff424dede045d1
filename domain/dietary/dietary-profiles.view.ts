import * as z from 'zod';
import { withStep } from '../kernel/removable.ts';
import type { Recorded, View } from '../kernel/view.ts';
import type { ProfileFields } from './dietary-profiles.contract.ts';
import { type DietaryProfileEvent, profileShape } from './dietary-profiles.events.ts';
import { profileStep } from './profile-fields.ts';

const keptProfileSchema = z.object({
  id: z.string(),
  childId: z.string().nullable(),
  ...profileShape,
  /** ISO date and time, as is `removedAt`. */
  createdAt: z.string(),
  /** Null for a profile that is there. */
  removedAt: z.string().nullable(),
});

/** A profile as its row keeps it. */
export type KeptProfile = Readonly<z.infer<typeof keptProfileSchema>>;

/** All profiles of a family, the oldest first. */
export const dietaryProfilesRowSchema = z.object({
  profiles: z.array(keptProfileSchema).readonly(),
});

export type DietaryProfilesRow = Readonly<z.infer<typeof dietaryProfilesRowSchema>>;

export const dietaryProfilesView: View<DietaryProfilesRow, Recorded<DietaryProfileEvent>> = {
  evolve: (row, event) => ({
    profiles: withStep<ProfileFields>(row?.profiles ?? [], {
      id: event.data.profileId,
      occurredAt: event.metadata.occurredAt,
      stepOf: (before) => profileStep(event, before),
    }),
  }),
};
