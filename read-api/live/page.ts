import type { Handshake, Model, Projected } from '@hearthway/domain/live/live.contract.ts';
import type { OtherHousehold } from '@hearthway/infra/adapters/household-access/household-subject.ts';
import { familyOfSession } from '@hearthway/infra/adapters/http/subject.ts';
import type { Session } from '@hearthway/infra/adapters/sessions/sessions.ts';
import { mayHear } from './shared-models.ts';

export interface Page {
  readonly session: Session;
  /** Family whose moves the page is told. */
  readonly familyId: string;
  /** Household of another family that the page shows; undefined in the own one. */
  readonly household: OtherHousehold | undefined;
  /** Sends a position unless the page has seen it: each at most once, and in order. */
  readonly tell: (projected: Projected) => void;
  readonly signOut: () => void;
  /** Ends the connection of a page that may connect again. */
  readonly close: () => void;
}

export interface PageOptions extends Omit<Page, 'familyId' | 'tell'> {
  readonly seen: NonNullable<Handshake['seen']>;
  readonly send: (projected: Projected) => void;
}

export const createPage = ({
  session,
  household,
  seen,
  send,
  signOut,
  close,
}: PageOptions): Page => {
  const lastSent = new Map<Model, bigint>();
  const isNews = ({ model, position }: Projected): boolean => {
    const before = lastSent.get(model) ?? BigInt(seen[model] ?? -1);
    return before < BigInt(position);
  };
  return {
    session,
    household,
    familyId: household?.familyId ?? familyOfSession(session).familyId,
    tell: (projected) => {
      const isHeard = household === undefined || mayHear(household, projected.model);
      if (!isHeard || !isNews(projected)) return;
      lastSent.set(projected.model, BigInt(projected.position));
      send(projected);
    },
    signOut,
    close,
  };
};
