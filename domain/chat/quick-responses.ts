import { type Message, say } from '../kernel/message.ts';

/** Common first questions of families, with answers from the help. */
export const QUICK_RESPONSES: readonly { readonly text: Message; readonly response: Message }[] = [
  {
    text: say('How do I find providers near me?'),
    response: say(
      'Open “Find Resources”, enter your ZIP code or city, and choose a kind of help. Keep the providers you like as favorites. Filters, such as by insurance, come with Plus.',
    ),
  },
  {
    text: say('Does insurance pay for ABA therapy?'),
    response: say(
      'It depends on your kind of plan and your state. “Insurance Helper” asks you a few questions and shows what is known for your state, with sources. Confirm it with your plan.',
    ),
  },
  {
    text: say('What do I do after a diagnosis?'),
    response: say(
      'The lesson “First 90 days” in the Learning Center takes you through the first steps, one small one at a time.',
    ),
  },
  {
    text: say('How do I talk to a person?'),
    response: say(
      'Write to us on the contact page: a person of our team answers. In a crisis, call or text 988, or call 911 if a life is in danger.',
    ),
  },
];
