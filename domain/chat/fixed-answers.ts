import type { CrisisTier, DangerKind } from '../crisis/crisis.constants.ts';
import { type Message, say } from '../kernel/message.ts';
import type { ChatOutcome, ChatTopic } from './chat.constants.ts';
import type { ChatSource } from './chat.contract.ts';
import type { SmallTalk } from './small-talk.ts';

/** Fixed sentences, in display order; no model writes them. */
export interface FixedAnswer {
  readonly outcome: ChatOutcome;
  readonly topic: ChatTopic;
  readonly sentences: readonly Message[];
  readonly sources: readonly (Pick<ChatSource, 'address'> & { readonly title: Message })[];
}

const SAFETY_PLAN = {
  title: say('Meltdown and safety plan'),
  address: '/learning/module/meltdown-and-safety-plan',
} as const;

/** Short text above the emergency contacts. Sources: facts safety-988 and safety-tell-dispatch. */
export const CRISIS_ANSWERS: Readonly<Record<CrisisTier, readonly Message[]>> = {
  emergency: [
    say('If a life may be in danger, call 911 now.'),
    say('Say where you are, and that your child is autistic.'),
    say('I am a machine and cannot send help. I am still here afterwards.'),
  ],
  'self-harm': [
    say('I am glad that you wrote this. You do not have to be alone with it.'),
    say(
      'Please call or text 988 now: someone listens, day and night, also when you worry about another person.',
    ),
    say('If a life is in danger right now, call 911. I am a machine and cannot do it for you.'),
  ],
  violence: [
    say('Nobody should be hurt, neither you nor your child.'),
    say(
      'If someone is in danger right now, call 911. Those below help you to find a safe next step, day and night.',
    ),
    say(
      'If you are afraid of what you might do yourself: put your child in a safe place, step away, and call.',
    ),
  ],
  overwhelmed: [
    say('That is a lot to carry. Needing help does not make you a bad parent.'),
    say('Call or text 988: someone listens, day and night, also when it is all too much.'),
    say('If you might lose control, put your child in a safe place and step away first.'),
  ],
};

/** Texts for a known kind of danger. Sources: facts safety-tell-dispatch and safety-seizure. */
export const DANGER_ANSWERS: Readonly<Record<DangerKind, readonly Message[]>> = {
  missing: [
    say('If you cannot find someone who may be in danger, call 911 now. Do not wait.'),
    say('Say that the person is autistic, what they wear, and where they were last.'),
    say('I am a machine and cannot send help. I am still here afterwards.'),
  ],
  poison: [
    say('Call Poison Control now, day or night: 1-800-222-1222. Say what was taken and how much.'),
    say('If someone collapses, has a seizure, cannot breathe well or cannot be woken, call 911.'),
    say('I am a machine and cannot send help. I am still here afterwards.'),
  ],
  weapon: [
    say('Get yourself and others to a safe place first. Then call 911.'),
    say('Say where you are, and whether someone there is autistic.'),
    say('I am a machine and cannot send help. I am still here afterwards.'),
  ],
  grooming: [
    say('You did nothing wrong, and neither did the child. Whoever does this knows what they do.'),
    say('Do not meet, pay or send anything more. Keep the messages: do not delete them.'),
    say(
      'If someone is on the way to meet or is in danger, call 911. Those below help day and night.',
    ),
  ],
  restraint: [
    say(
      'Nobody may hurt a child, also not at school or in a clinic, and whatever it is called there.',
    ),
    say('If it happens right now or your child is hurt, call 911, and go there if you can.'),
    say(
      'Write down what you saw and when, and take pictures of marks. Those below help with the next step.',
    ),
  ],
  'child-attacks': [
    say(
      'Get yourself and the other children to a safe place first: another room, a car, a neighbor.',
    ),
    say(
      'If someone is hurt or may be, call 911. Say that the person is autistic and what calms them.',
    ),
    say('You are not to blame, and neither is your child. Below, someone listens day and night.'),
  ],
  mind: [
    say(
      'This can be an illness that doctors can treat, also after a birth. It is an emergency, and nobody’s fault.',
    ),
    say('Do not leave the person alone with a child. If someone is in danger right now, call 911.'),
    say(
      'Call or text 988: someone listens, day and night, and helps you to decide what comes next.',
    ),
  ],
  needs: [
    say('If someone may come to harm today without food, heat, power or medicine, call 911.'),
    say(
      'If a medicine or a device cannot wait, call the doctor or pharmacy now and say that there is none left.',
    ),
    say('You should not have to carry this alone. Those below listen day and night.'),
  ],
  abuse: [
    say('Nobody may hurt a child, whoever it is and whatever the reason.'),
    say('If someone is in danger right now, call 911.'),
    say(
      'Those below help you to find a safe next step, day and night, also when you are not sure.',
    ),
  ],
};

/** Answer about a child that hurts itself. */
export const SAFETY_ANSWER: FixedAnswer = {
  outcome: 'safety',
  topic: 'safety',
  sentences: [
    say('First, stay with your child and keep your child safe. Do not ignore it.'),
    say('Call 911 if your child is badly hurt, faints, or is hard to wake.'),
    say(
      'Call your child’s doctor today: pain, such as of an ear, a tooth or the stomach, can be behind it.',
    ),
    say('If you cannot keep your child safe, call or text 988: someone listens, day and night.'),
  ],
  sources: [
    SAFETY_PLAN,
    { title: say('Why behavior happens'), address: '/learning/module/why-behavior-happens' },
  ],
};

/** Answer to a question that a doctor has to decide. */
export const MEDICAL_ANSWER: FixedAnswer = {
  outcome: 'refused',
  topic: 'diagnosis',
  sentences: [
    say(
      'That is for someone who knows your child’s health: I may not advise on medicines, doses, diagnoses or cures.',
    ),
    say(
      'Please ask your child’s doctor or pharmacist before you change anything. Bring what you have noticed, since when, and all that your child takes.',
    ),
    say(
      'If your child took too much of something, call Poison Control at 1-800-222-1222. If your child collapses, has a seizure, cannot breathe well or cannot be woken, call 911.',
    ),
  ],
  sources: [],
};

/** Introduces sentences of the closest page if a question has no answer. */
export const NEAREST_PAGE = say('This comes nearest on our pages:');

/** Separates a referral to the doctor from sentences of our pages, which decide nothing. */
export const GENERAL_PAGES = say('In general, and not about your child, our pages say this:');

const ABOUT_ASSISTANT = {
  title: say('Is there an assistant that answers at once?'),
  address: '/help/assistant',
} as const;

/** Answers greetings, which would otherwise be questions without a matching page. */
export const SMALL_TALK_ANSWERS: Readonly<Record<SmallTalk, FixedAnswer>> = {
  greeting: {
    outcome: 'answered',
    topic: 'other',
    sentences: [
      say('Hello. I am a computer program that answers from the pages of Hearthway.'),
      say('Ask about therapies, insurance, school, providers or this site, in English or Spanish.'),
    ],
    sources: [ABOUT_ASSISTANT],
  },
  thanks: {
    outcome: 'answered',
    topic: 'other',
    sentences: [say('You are welcome. I am here at any hour.')],
    sources: [],
  },
  'who-answers': {
    outcome: 'answered',
    topic: 'other',
    sentences: [
      say('I am a computer program, and no person.'),
      say(
        'Ask about therapies, insurance, school, providers or this site: I answer from our own pages and show where they say so.',
      ),
      say('If you would rather talk to a person, write to us.'),
    ],
    sources: [ABOUT_ASSISTANT, { title: say('Write to us'), address: '/contact' }],
  },
};

/** Answer if none of our pages matches. */
export const UNKNOWN_ANSWER: FixedAnswer = {
  outcome: 'unknown',
  topic: 'other',
  sentences: [
    say('I don’t have an answer to that, and I’d rather not guess.'),
    say(
      'I can help with therapies, insurance, school, everyday life with your child, and this site. Try it in other words, or name your state or plan.',
    ),
    say('Or write to our team: a person reads it and answers you.'),
  ],
  sources: [
    { title: say('Write to us'), address: '/contact' },
    { title: say('Search the help'), address: '/help' },
  ],
};
