import type { PageToServer, ServerToPage } from '@hearthway/domain/live/live.contract.ts';
import type { OtherHousehold } from '@hearthway/infra/adapters/household-access/household-subject.ts';
import type { ThreadVisit } from '@hearthway/infra/adapters/support-visits/thread-cookie.ts';
import type { Server, Socket } from 'socket.io';
import type { Page } from './page.ts';
import type { Visitor } from './visitor.ts';

export interface SocketData {
  visitor: Visitor;
  /** Network of the remote address, by `networkOf`. */
  network: string;
  /** Household of another family that the page shows. */
  household?: OtherHousehold;
  page?: Page;
  visit?: ThreadVisit | undefined;
}

type NoEvents = Readonly<Record<never, never>>;
export type PageServer = Server<PageToServer, ServerToPage, NoEvents, SocketData>;
export type PageSocket = Socket<PageToServer, ServerToPage, NoEvents, SocketData>;
