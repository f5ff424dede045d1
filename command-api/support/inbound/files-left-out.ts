import { say } from '@hearthway/domain/kernel/message.ts';
import type { Sender } from '@hearthway/domain/support/support.constants.ts';
import { LANGUAGES } from '@hearthway/infra/adapters/i18n/languages.ts';
import { translatorIn } from '@hearthway/infra/adapters/i18n/translator.ts';
import type { CommandDependencies } from '../../commands/dependencies.ts';

const NOTE = say('[Files that came with this email were left out.]');

/** Appends a line to the words of a mail that tells both sides which files were left out. */
export const withNote = (
  words: string,
  { files, language }: { readonly files: number; readonly language: string },
): string => (files === 0 ? words : `${words}\n\n${translatorIn(language)(NOTE)}`);

interface LeftOut {
  readonly messageId: string;
  readonly threadId: string;
  readonly sender: Sender;
  readonly userId: string;
  readonly language: string;
  /** Null if the person is told on the page only. */
  readonly to: string | null;
}

/** Tells the person, once for each message, that files were left out. */
export const postFilesLeftOut = async (
  { mails }: Pick<CommandDependencies, 'mails'>,
  { messageId, threadId, sender, userId, language, to }: LeftOut,
): Promise<void> => {
  if (to === null) return;
  await mails.post({
    id: messageId,
    kind: 'support-files-left-out',
    details: { address: to, threadId: sender === 'family' ? threadId : null },
    emailKey: null,
    userId,
    language: LANGUAGES.find((each) => each === language),
  });
};
