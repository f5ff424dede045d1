import { msg } from '@lingui/core/macro';
import type { GateWords } from '../../components/gate-words.ts';

export const calendarGate: GateWords = {
  name: msg`Calendar`,
  benefits: [
    msg`Appointments and tasks of the whole family in one list`,
    msg`Therapy every week, with the days that are moved or canceled`,
    msg`Private to you and those you share it with`,
  ],
};
