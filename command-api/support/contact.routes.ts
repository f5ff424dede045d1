import { crisisOf } from '@hearthway/domain/crisis/crisis.ts';
import type { Language } from '@hearthway/domain/product.ts';
import {
  type Contact,
  contactedSchema,
  contactSchema,
} from '@hearthway/domain/support/support.contract.ts';
import { threadDecider } from '@hearthway/domain/support/thread.decider.ts';
import { answerBy } from '@hearthway/domain/support/thread-urgency.ts';
import { chooseLanguage } from '@hearthway/infra/adapters/http/choose-language.ts';
import { networkOf } from '@hearthway/infra/adapters/http/network-of.ts';
import type { HttpRequest, HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { LANGUAGES } from '@hearthway/infra/adapters/i18n/languages.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { MESSAGE_LIMIT_BYTES } from '../commands/message-limit.ts';
import { sendPosition } from '../commands/send-position.ts';
import { countForm } from '../mail/mailbox-allowance.ts';
import { hasPrioritySupport } from './priority-support.ts';
import { type Sender, senderOfForm } from './sender.ts';
import { requireMessages } from './support.allowances.ts';
import { threadOfForm } from './thread-of-form.ts';

/** `POST /api/support/contact`: opens a thread, of the signed-in family or of the mailbox given. */
export const addContactRoute = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { clock, handle, privacy } = dependencies;

  /** Hashes the network with a key and the mailbox, so that it cannot be traced. */
  const askerOf = async ({ ip }: HttpRequest, { userId }: Sender): Promise<string> =>
    `${userId}/${(await privacy.keyedHash(`form/${userId}`, networkOf(ip))).toString('hex')}`;

  app.post(
    '/api/support/contact',
    {
      config: { access: 'anyone', limit: 'contact' },
      bodyLimit: MESSAGE_LIMIT_BYTES,
      schema: { body: contactSchema, response: { 200: contactedSchema } },
    },
    async (request, reply) => {
      const now = clock();
      const { body } = request;
      const language = languageOf(request);
      const sender = await senderOfForm(dependencies, request, {
        email: body.email,
        language,
        now,
      });
      const thread = await threadOfForm(dependencies, { userId: sender.userId, body, now });
      const { threadId, messageId, openedAt } = thread;
      if (openedAt === undefined) {
        // The message limit applies to families only: any visitor can enter an address that is not theirs,
        // and its holder must not be refused.
        if (sender.kind === 'family')
          await requireMessages(dependencies, { sender, requestId: threadId, now });
        else await countForm(dependencies, { threadId, asker: await askerOf(request, sender) });
      }
      const outcome = await handle(threadDecider, {
        id: threadId,
        command: {
          command: 'open',
          threadId,
          messageId,
          ...detailsOf(body),
          language,
          sender: sender.kind,
          channel: 'form',
          hasPrioritySupport: await hasPrioritySupport(dependencies, sender, now),
          text: body.message,
          ...crisisOf(body.subject, body.message),
        },
        context: sender.context,
      });
      sendPosition(reply, outcome);
      return {
        threadId: sender.kind === 'family' ? threadId : null,
        answerBy: answerBy(openedAt ?? now).toISOString(),
      };
    },
  );
};

const languageOf = ({ headers }: HttpRequest): Language => chooseLanguage(LANGUAGES, headers);

const detailsOf = ({ name, email, phone, subject, category: topic, priority }: Contact) => ({
  name,
  email,
  phone: phone === '' ? null : phone,
  subject,
  topic,
  priority,
});
