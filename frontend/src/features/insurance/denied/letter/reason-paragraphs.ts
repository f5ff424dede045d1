import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Reason } from '../answers.ts';

export const REASON_PARAGRAPHS: Readonly<Record<Reason, MessageDescriptor>> = {
  'not-medically-necessary': msg`You wrote that the care is not medically necessary. The enclosed records show the need, criterion by criterion. Please have this appeal decided by a reviewer of the same specialty as my child’s provider, and offer the provider a peer-to-peer call with that reviewer.`,
  'hours-reduced': msg`You approved fewer hours than were asked for. Each block of hours in the treatment plan has a purpose, which the enclosed papers explain. Please tell me which criterion the cut rests on.`,
  'no-prior-authorization': msg`You wrote that an approval was missing or had run out. The enclosed papers show when each request was sent and answered. Please approve the care for the time that has passed, and tell me whose duty the request was.`,
  experimental: msg`You called the care experimental or investigational. The enclosed papers show the evidence for it. Please send me the plan’s definition of these words, and tell me which medical treatments with similar evidence the plan covers.`,
  educational: msg`You called the care educational. It has medical goals, such as communication, safety and daily living, and a doctor has ordered it. The medical need does not end because school helps.`,
  'age-or-cap': msg`You wrote that a limit of age, dollars or visits was reached. Please show me where the plan sets this limit, and whether it sets the same kind of limit for medical or surgical care.`,
  'out-of-network': msg`You wrote that the provider is not in your network. The enclosed list shows which providers of the network I have called, on which dates, and how long they make us wait. Please make a network exception (gap exception), so that you pay this provider at the in-network rate.`,
  'diagnosis-or-provider': msg`You did not accept the diagnosis or the provider. The enclosed papers have what was missing. Please reopen the decision. If a paper is still missing, please name it, and the rule that asks for it.`,
  'no-progress-or-no-caregiver': msg`You wrote that there was too little progress or too little caregiver training. The enclosed papers show how my child has done over time, and how the plan of treatment was changed. To hold a gain or to prevent harm is progress, too.`,
  'coding-or-paperwork': msg`You wrote that the claim has an error. I have asked the provider to send a corrected claim. Please decide by the corrected claim; I am filing this appeal in time all the same.`,
  other: msg`I do not agree with this decision. Please look at it again with the enclosed papers.`,
};
