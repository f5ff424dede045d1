import type { Handshake, Model, Projected } from '@hearthway/domain/live/live.contract.ts';
import type { Session } from '@hearthway/infra/adapters/sessions/sessions.ts';

export interface Page {
  readonly session: Session;
  /** Sends a position unless the page has seen it: each at most once, and in order. */
  readonly tell: (projected: Projected) => void;
  readonly signOut: () => void;
}

export interface PageOptions {
  readonly session: Session;
  readonly seen: NonNullable<Handshake['seen']>;
  readonly send: (projected: Projected) => void;
  readonly signOut: () => void;
}

export const createPage = ({ session, seen, send, signOut }: PageOptions): Page => {
  const lastSent = new Map<Model, bigint>();
  const isNews = ({ model, position }: Projected): boolean => {
    const before = lastSent.get(model) ?? BigInt(seen[model] ?? -1);
    return before < BigInt(position);
  };
  return {
    session,
    tell: (projected) => {
      if (!isNews(projected)) return;
      lastSent.set(projected.model, BigInt(projected.position));
      send(projected);
    },
    signOut,
  };
};
