import { type Message, say } from '../../kernel/message.ts';
import type { AnswerLine } from '../answer-lines.ts';
import type { ChatSource } from '../chat.contract.ts';

/** Returns lessons on a subject, best match first. */
export const lessonLines = (
  lessons: readonly ChatSource[],
  translate: (message: Message) => string,
): readonly AnswerLine[] =>
  lessons.length === 0
    ? [
        {
          text: translate(
            say('I found no lesson on this. All lessons are in the Learning Center.'),
          ),
          source: { title: translate(say('Learning Center')), address: '/learning' },
        },
      ]
    : lessons.map((source) => ({
        text: translate(say('This lesson speaks of it: “{title}”.', { title: source.title })),
        source,
      }));
