import * as z from 'zod';
import { familyEvents } from '../kernel/family-events.ts';
import { foldByKey } from '../kernel/fold-by-key.ts';
import { say } from '../kernel/message.ts';
import type { Recorded, View } from '../kernel/view.ts';
import { evolveDenial } from './denial-history.ts';
import { type Denial, denialSchema } from './denials.contract.ts';
import { type DenialEvent, denialsStream } from './denials.events.ts';

export const denialEvents = familyEvents<DenialEvent>()({
  streams: [denialsStream],
  types: ['DenialRecorded', 'DenialCorrected', 'AppealSent', 'AppealDecided', 'DenialRemoved'],
});

/** Denials, oldest first. */
const rowSchema = z.object({ denials: z.array(denialSchema).readonly() });

type DenialsRow = Readonly<z.infer<typeof rowSchema>>;

export const denialsView: View<DenialsRow, Recorded<DenialEvent>> = {
  evolve: (row, event) => {
    const denials = row?.denials ?? [];
    const { denialId: id } = event.data;
    const known = denials.find((denial) => denial.id === id) ?? null;
    const after = evolveDenial(known, event);
    if (after === null) return { denials: denials.filter((denial) => denial.id !== id) };
    const recordedAt = known?.recordedAt ?? event.metadata.occurredAt;
    const denial: Denial = { ...after, id, recordedAt, taken: [...after.taken] };
    return {
      denials:
        known === null
          ? [...denials, denial]
          : denials.map((other) => (other.id === id ? denial : other)),
    };
  },
};

export const denialsModel = foldByKey({
  name: 'denials',
  label: say('Your denials'),
  row: rowSchema,
  view: denialsView,
  keyOf: denialEvents.keyOf,
  read: denialEvents.read,
});
