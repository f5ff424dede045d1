import * as z from 'zod';
import { foldStream } from '../kernel/fold-stream.ts';
import { say } from '../kernel/message.ts';
import type { Recorded, View } from '../kernel/view.ts';
import { type DutyEvent, dutyStream } from './duty.events.ts';

const dutyRowSchema = z.object({
  is_on_duty: z.boolean(),
  /** When it was last set. */
  since: z.date(),
});

type DutyRow = Readonly<z.infer<typeof dutyRowSchema>>;

const dutyView: View<DutyRow, Recorded<DutyEvent>> = {
  evolve: (_before, { type, metadata }) => ({
    is_on_duty: type === 'DutyStarted',
    since: new Date(metadata.occurredAt),
  }),
};

/** Support staff, and whether each is on duty. */
export const dutyModel = foldStream({
  name: 'duty',
  label: say('Who of support is on duty'),
  definition: 1,
  stream: dutyStream,
  row: dutyRowSchema,
  view: dutyView,
});
