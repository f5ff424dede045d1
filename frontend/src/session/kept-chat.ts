import { PRODUCT } from '@hearthway/domain/product.ts';
import { storageOr } from './browser-storage.ts';

/** A visitor's conversation with the assistant: `features/chat/chat-memory.ts` reads and writes it. */
export const CHAT_KEY = `${PRODUCT.storagePrefix}-chat`;

/** Chat of this tab, as far as every page knows it. */
export const keptChat = {
  /** Someone signs in: the visitor may have been another person. */
  clear: (): void => storageOr(() => sessionStorage).removeItem(CHAT_KEY),
};
