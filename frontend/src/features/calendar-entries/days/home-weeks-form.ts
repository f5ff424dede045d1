import { RHYTHMS } from '@hearthway/domain/family-days/family-days.constants.ts';
import {
  addHomeWeeksSchema,
  type HomeWeeks,
  type HomeWeeksFields,
} from '@hearthway/domain/family-days/family-days.contract.ts';
import { stayOn } from '@hearthway/domain/family-days/home-days.ts';
import { changedFields } from '@hearthway/domain/kernel/changes.contract.ts';
import * as z from 'zod/mini';
import { dayHere } from '../../../components/day-here.ts';
import { formSchema, type Texts } from '../../../forms/form-schema.ts';
import { weeksPath } from './family-days.query.ts';

/** How far a change reaches: all of the weeks, or those from a day on. */
export type Reach = 'all' | 'following';

interface Changing {
  /** Weeks that are changed; undefined for new ones. */
  readonly weeks: HomeWeeks | undefined;
  readonly childId: string;
  readonly reach: Reach;
}

/** Reads the texts of the form as a contract has them, unchecked. */
const weeksIn = (texts: Texts): unknown => ({
  homes: [texts['homes.0'] ?? '', texts['homes.1'] ?? ''],
  rhythm: texts['rhythm'],
  firstDay: texts['firstDay'] ?? '',
  lastDay: texts['lastDay'] || null,
  time: texts['time'] || null,
});

const newSchema = formSchema(weeksIn, addHomeWeeksSchema);

type Filled = z.infer<typeof addHomeWeeksSchema>;

/** Command of the form, with the schema of its body. */
export const commandOf = ({ weeks, childId, reach }: Changing) => {
  const path = weeksPath(childId);
  if (weeks === undefined) return { method: 'POST', path, schema: newSchema } as const;
  const { id: followsId, homes, rhythm, firstDay, lastDay, time } = weeks;
  if (reach === 'following')
    return {
      method: 'POST',
      path,
      schema: z.pipe(
        newSchema,
        z.transform((filled: Filled) => ({ ...filled, followsId })),
      ),
    } as const;
  const before: HomeWeeksFields = { homes, rhythm, firstDay, lastDay, time };
  return {
    method: 'PUT',
    path: `${path}/${followsId}`,
    schema: z.pipe(
      newSchema,
      z.transform(({ followsId: _, ...filled }: Filled) => changedFields(before, filled)),
    ),
  } as const;
};

/** Texts that the form begins with. A change from a day on begins with the next handover. */
export const textsOf = ({ weeks, reach }: Changing): Texts => {
  if (weeks === undefined) return { rhythm: RHYTHMS[0], firstDay: dayHere() };
  const { homes, rhythm, firstDay, lastDay, time } = weeks;
  const next = stayOn([weeks], dayHere())?.next?.day ?? dayHere();
  return {
    'homes.0': homes[0],
    'homes.1': homes[1],
    rhythm,
    firstDay: reach === 'following' ? next : firstDay,
    lastDay: lastDay ?? '',
    time: time ?? '',
  };
};
