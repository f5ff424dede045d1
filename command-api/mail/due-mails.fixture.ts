import type { Mail } from '@hearthway/infra/adapters/mail/mail.ts';
import type { TestApi } from '../command-api.fixture.ts';
import { sendMailsJob } from './send-mails.job.ts';

/** Sends all mails that are due now, and returns them. */
export const sendDueMails = async (
  api: Pick<TestApi, 'dependencies'>,
): Promise<readonly Mail[]> => {
  const sent: Mail[] = [];
  const job = sendMailsJob({
    ...api.dependencies,
    mailer: {
      isOutbox: true,
      health: () => ({ name: 'mail', status: 'ok' }),
      send: async (mail) => {
        sent.push(mail);
      },
      forgetPerson: async () => {},
    },
  });
  const { signal } = new AbortController();
  while ((await job.run(signal)).isMore);
  return sent;
};
