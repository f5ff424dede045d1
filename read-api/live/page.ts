import type { Handshake, Model, Projected } from '@hearthway/domain/live/live.contract.ts';
import type { MemberAccess } from '@hearthway/infra/adapters/household-access/household-subject.ts';
import type { Session } from '@hearthway/infra/adapters/sessions/sessions.ts';
import { mayHear } from './shared-models.ts';

export interface Page {
  readonly session: Session;
  /** Family whose moves the page is told. */
  readonly familyId: string;
  /** Access to the household of another family that the page shows; undefined in the own one. */
  readonly access: MemberAccess | undefined;
  /** Sends a position unless the page has seen it: each at most once, and in order. */
  readonly tell: (projected: Projected) => void;
  readonly signOut: () => void;
}

export interface PageOptions extends Pick<Page, 'session' | 'familyId' | 'access' | 'signOut'> {
  readonly seen: NonNullable<Handshake['seen']>;
  readonly send: (projected: Projected) => void;
}

export const createPage = ({
  session,
  familyId,
  access,
  seen,
  send,
  signOut,
}: PageOptions): Page => {
  const lastSent = new Map<Model, bigint>();
  const isNews = ({ model, position }: Projected): boolean => {
    const before = lastSent.get(model) ?? BigInt(seen[model] ?? -1);
    return before < BigInt(position);
  };
  return {
    session,
    familyId,
    access,
    tell: (projected) => {
      const isHeard = access === undefined || mayHear(access, projected.model);
      if (!isHeard || !isNews(projected)) return;
      lastSent.set(projected.model, BigInt(projected.position));
      send(projected);
    },
    signOut,
  };
};
