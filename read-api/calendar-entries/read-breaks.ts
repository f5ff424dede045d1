import { presentDays } from '@hearthway/domain/family-days/days-after.ts';
import { familyDaysModel } from '@hearthway/domain/family-days/family-days.model.ts';
import type { BreakDays } from '@hearthway/domain/family-days/school-breaks.ts';
import type { HttpReply, HttpRequest } from '@hearthway/infra/adapters/http/server.ts';
import { ownRowReader } from '../consistency/own-row-reader.ts';
import type { ReadDependencies } from '../read-part.ts';

/** Reads the school breaks of a family, which its series may skip. */
export const createReadBreaks = (dependencies: Pick<ReadDependencies, 'readModel' | 'privacy'>) => {
  const readDays = ownRowReader(dependencies, 'family_days');
  return async (request: HttpRequest, reply: HttpReply): Promise<readonly BreakDays[]> => {
    const row = await readDays(request, reply);
    return row === null ? [] : presentDays(familyDaysModel.parse(row)).breaks;
  };
};
