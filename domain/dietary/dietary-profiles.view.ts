import * as z from 'zod';
import type { Recorded, View } from '../kernel/view.ts';
import { isGoneForGood } from './dietary-profiles.decider.ts';
import { type DietaryProfileEvent, profileShape } from './dietary-profiles.events.ts';
import { fieldsAfter } from './profile-fields.ts';

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

/** Keeps a removed profile for as long as it can be restored, and until the next event. */
export const dietaryProfilesView: View<DietaryProfilesRow, Recorded<DietaryProfileEvent>> = {
  evolve: (row, event) => {
    const { profileId: id } = event.data;
    const { occurredAt } = event.metadata;
    const kept = (row?.profiles ?? []).filter(
      (profile) => !isOver(profile, new Date(occurredAt)) || profile.id === id,
    );
    const change = (changes: (profile: KeptProfile) => KeptProfile): DietaryProfilesRow => ({
      profiles: kept.map((profile) => (profile.id === id ? changes(profile) : profile)),
    });
    switch (event.type) {
      case 'DietaryProfileCreated': {
        const { childId } = event.data;
        const created = { id, childId, createdAt: occurredAt, removedAt: null };
        return { profiles: [...kept, { ...fieldsAfter(null, event), ...created }] };
      }
      case 'DietaryProfileChanged':
        return change((profile) => ({ ...profile, ...fieldsAfter(profile, event) }));
      case 'DietaryProfileRemoved':
        return change((profile) => ({ ...profile, removedAt: occurredAt }));
      case 'DietaryProfileRestored':
        return change((profile) => ({ ...profile, removedAt: null }));
    }
  },
};

/** Whether a removed profile can no longer be restored. */
export const isOver = ({ removedAt }: Pick<KeptProfile, 'removedAt'>, now: Date): boolean =>
  removedAt !== null && isGoneForGood(new Date(removedAt), now);
