import type { CommandPart } from '../commands/command-part.ts';
import { addContactRoute } from './contact.routes.ts';
import { forgetVisitorsAgain } from './forget-visitor.ts';
import { forgetVisitorsJob } from './forget-visitors.job.ts';
import { inboundMailJob } from './inbound/inbound.job.ts';
import { addInboundRoute } from './inbound/inbound.routes.ts';
import { onRefused, replyToOf } from './inbound/outgoing.ts';
import { createTakeMail } from './inbound/take-mail.ts';
import { addMessagesRoute } from './messages.routes.ts';
import { readSupportHealth } from './support-health.ts';
import { addVisitsRoutes } from './visits.routes.ts';

export const supportPart: CommandPart = {
  addRoutes: (app, dependencies) => {
    addContactRoute(app, dependencies);
    addMessagesRoute(app, dependencies);
    addInboundRoute(app, dependencies);
    addVisitsRoutes(app, dependencies);
  },
  jobs: [inboundMailJob, forgetVisitorsJob],
  readHealth: readSupportHealth,
  outgoing: { replyToOf, onRefused },
  prepare: async (dependencies) => {
    await forgetVisitorsAgain(dependencies);
    const { inboundMail } = dependencies;
    inboundMail?.start(createTakeMail(dependencies, inboundMail.replyAddress));
  },
};
