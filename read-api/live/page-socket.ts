import type { PageToServer, ServerToPage } from '@hearthway/domain/live/live.contract.ts';
import type { Server, Socket } from 'socket.io';
import type { Page } from './page.ts';
import type { Visitor } from './visitor.ts';

export interface SocketData {
  visitor: Visitor;
  /** Remote address. */
  address: string;
  page?: Page;
}

type NoEvents = Readonly<Record<never, never>>;
export type PageServer = Server<PageToServer, ServerToPage, NoEvents, SocketData>;
export type PageSocket = Socket<PageToServer, ServerToPage, NoEvents, SocketData>;
