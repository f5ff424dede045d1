import type { ChatSentence } from '@hearthway/domain/chat/chat.contract.ts';

/** Receives each sentence as soon as it is complete and checked. */
export type OnSentence = (sentence: ChatSentence) => void;
