import type { ChatEntry } from '@hearthway/domain/chat/chat.contract.ts';
import { beforeEach, expect, test } from 'vitest';
import { type BrowserStorage, storageOr } from '../../session/browser-storage.ts';
import { createDraftStore } from '../../session/draft-store.ts';
import { CHAT_KEY } from '../../session/kept-chat.ts';
import { familyMemory, visitorMemory } from './chat-memory.ts';

const turnOf = (chatMessageId: string): ChatEntry => ({
  chatMessageId,
  sentAt: '2026-11-20T10:00:00Z',
  message: 'What is ABA?',
  answer: null,
  isHelpful: null,
  topic: 'other',
  threadId: null,
});

const STORED = turnOf('a'.repeat(32));
const QUICK = turnOf('quick');
const pending = { message: 'And speech?', key: 'k', sentAt: '2026-11-20T10:01:00Z' };

let storage: BrowserStorage;

beforeEach(() => {
  storage = storageOr(() => {
    throw new Error('This storage is refused.');
  });
});

const family = (userId: string) => familyMemory(createDraftStore(storage), userId);

test('a visitor’s conversation and draft are there after a reload', () => {
  visitorMemory(storage).keepDraft('Next');
  visitorMemory(storage).keep({ turns: [STORED, QUICK], pending });
  expect(visitorMemory(storage).read()).toEqual({ turns: [STORED, QUICK], pending });
  expect(visitorMemory(storage).draft()).toBe('Next');
});

test('of a family the browser keeps only what its history lacks', () => {
  family('ana').keep({ turns: [STORED, QUICK], pending });
  expect(family('ana').read()).toEqual({ turns: [QUICK], pending });
});

test('another account sees nothing of it', () => {
  family('ana').keepDraft('Next');
  family('ana').keep({ turns: [QUICK], pending });
  expect(family('ben').draft()).toBe('');
  expect(family('ben').read()).toEqual({ turns: [], pending: null });
});

test('a visitor takes no draft away from an account whose session has ended', () => {
  family('ana').keepDraft('Next');
  visitorMemory(storage).keepDraft('Mine');
  expect(family('ana').draft()).toBe('Next');
});

test.each(['', '{', 'null', '{"kept":7}', '{"kept":"{\\"turns\\":[7],\\"pending\\":{}}"}'])(
  'rubbish is as good as nothing: %s',
  (text) => {
    storage.setItem(CHAT_KEY, text);
    expect(visitorMemory(storage).read()).toEqual({ turns: [], pending: null });
  },
);
