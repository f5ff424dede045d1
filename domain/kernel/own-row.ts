import type { core } from 'zod';
import type { RouteScope } from '../household-scopes/scopes.constants.ts';
import type { FoldedByKey } from './fold-by-key.ts';

/**
 * A GET that answers the family's own row of a read model, as far as the caller has written it. Its
 * route and its row in the tests of access follow from the declaration.
 */
export interface OwnRow {
  readonly url: string;
  /** The name of the read model. */
  readonly model: string;
  readonly answer: core.$ZodType;
  /** Sessions carry a copy of the row, which is not older than what was answered. */
  readonly isCarriedBySessions: boolean;
  /** Part of the family's data that other members of its household reach; undefined for none. */
  readonly scope: RouteScope | undefined;
  /** The row is about the person who calls, in whichever household they are. */
  readonly isPersonal: boolean;
  /** Null is the row of a family that has none yet. `now` is the time of the request. */
  readonly toAnswer: (row: unknown, now: Date) => unknown;
}

interface OwnRowOptions<Columns, Answer> {
  readonly url: `/api/${string}`;
  readonly model: Pick<FoldedByKey<string, Columns>, 'name' | 'parse'>;
  readonly answer: core.$ZodType<Answer>;
  readonly isCarriedBySessions?: true;
  readonly scope?: RouteScope;
  readonly isPersonal?: true;
  readonly toAnswer: (row: Columns | null, now: Date) => Answer;
}

export const ownRow = <Columns, Answer>({
  url,
  model,
  answer,
  isCarriedBySessions,
  scope,
  isPersonal,
  toAnswer,
}: OwnRowOptions<Columns, Answer>): OwnRow => ({
  url,
  model: model.name,
  answer,
  isCarriedBySessions: isCarriedBySessions === true,
  scope,
  isPersonal: isPersonal === true,
  toAnswer: (row, now) => toAnswer(row === null ? null : model.parse(row), now),
});
