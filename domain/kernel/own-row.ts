import type { core } from 'zod';
import type { RouteAbout, RouteScope } from '../household-scopes/scopes.constants.ts';
import type { SeenChildren } from '../household-scopes/seen-children.ts';
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
  /** Relation to single children; without it, members who see some of them alone cannot read the row. */
  readonly about: RouteAbout | undefined;
  /** The row is about the person who calls, in whichever household they are. */
  readonly isPersonal: boolean;
  /** Null is the row of a family that has none yet. `now` is the time of the request. */
  readonly toAnswer: (row: unknown, now: Date, seen: SeenChildren) => unknown;
}

interface OwnRowOptions<Columns, Answer> {
  readonly url: `/api/${string}`;
  readonly model: Pick<FoldedByKey<string, Columns>, 'name' | 'parse'>;
  readonly answer: core.$ZodType<Answer>;
  readonly isCarriedBySessions?: true;
  readonly scope?: RouteScope;
  /** States that the row holds nothing of a single child. */
  readonly about?: 'nothing';
  /** Cuts the answer down to the children that a member sees. */
  readonly toSeen?: (answer: Answer, seen: SeenChildren) => Answer;
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
  about,
  toSeen,
  toAnswer,
}: OwnRowOptions<Columns, Answer>): OwnRow => ({
  url,
  model: model.name,
  answer,
  isCarriedBySessions: isCarriedBySessions === true,
  scope,
  about: toSeen === undefined ? about : 'seen',
  isPersonal: isPersonal === true,
  toAnswer: (row, now, seen) => {
    const answered = toAnswer(row === null ? null : model.parse(row), now);
    return toSeen?.(answered, seen) ?? answered;
  },
});
