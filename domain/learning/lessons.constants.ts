interface ListedLesson {
  readonly id: string;
  readonly sections: number;
  /** The ids of its questions. */
  readonly questions: readonly string[];
}

/**
 * The product's lessons. Reports have a row for each, also without readers: a row that is there only
 * with a reader would tell that there is one.
 */
export const LESSONS: readonly ListedLesson[] = [
  {
    id: 'aac-is-a-voice',
    sections: 6,
    questions: ['will-never-talk', 'sit-still-first', 'first-week', 'ten-words', 'who-evaluates'],
  },
  {
    id: 'aba-what-it-is',
    sections: 7,
    questions: ['same-hours', 'pulls-away', 'code-97156', 'told-of-harm', 'who-writes-plan'],
  },
  {
    id: 'denied-the-appeal-clock',
    sections: 7,
    questions: ['which-day', 'final-no', 'hours-cut', 'day-45', 'speed-up'],
  },
  {
    id: 'early-intervention-under-three',
    sections: 7,
    questions: ['wait-and-see', 'how-long', 'turns-three', 'one-month'],
  },
  {
    id: 'eating-more-foods-calmly',
    sections: 7,
    questions: ['at-grandmas', 'next-cracker', 'touch-and-smell', 'foods-drop-out'],
  },
  {
    id: 'first-90-days',
    sections: 7,
    questions: ['one-hour', 'ask-doctor', 'ask-list', 'who-explains', 'in-the-folder'],
  },
  {
    id: 'first-question-self-funded',
    sections: 7,
    questions: [
      'name-on-card',
      'small-bakery',
      'law-does-not-apply',
      'fewer-visits',
      'who-explains',
    ],
  },
  {
    id: 'first-words-at-home',
    sections: 6,
    questions: ['spinning-wheels', 'says-juice', 'no-time', 'only-experts', 'nothing-comes'],
  },
  {
    id: 'fourteen-to-22-and-you',
    sections: 6,
    questions: ['bring-up', 'ssi-again', 'guardian', 'try-work', 'in-the-car'],
  },
  {
    id: 'medicaid-epsdt-waivers',
    sections: 7,
    questions: [
      'speech-therapy',
      'must-give-aba',
      'list-takes-years',
      'income-too-high',
      'in-chip',
    ],
  },
  {
    id: 'meltdown-and-safety-plan',
    sections: 7,
    questions: [
      'pacing-in-store',
      'not-a-tantrum',
      'on-the-floor',
      'when-to-look-back',
      'first-seizure',
      'cannot-talk',
    ],
  },
  {
    id: 'milestones-and-acting-early',
    sections: 6,
    questions: [
      'one-item-missing',
      'lost-words',
      'screened-for-autism',
      'long-waiting-list',
      'insurer-and-checklist',
    ],
  },
  {
    id: 'military-and-federal-plans',
    sections: 7,
    questions: ['first-step', 'echo-now', 'without-scores', 'appeal-date', 'fehb-no'],
  },
  {
    id: 'pictures-schedules-stories',
    sections: 6,
    questions: [
      'first-schedule',
      'rain-on-swing',
      'first-haircut',
      'before-toilet',
      'still-wet-days',
    ],
  },
  {
    id: 'play-siblings-friends',
    sections: 7,
    questions: [
      'elevators',
      'planned-end',
      'grabs-toys',
      'neighbor-wants-to-play',
      'mixed-feelings',
    ],
  },
  {
    id: 'praise-that-teaches',
    sections: 6,
    questions: [
      'shoes-away',
      'hates-loud-praise',
      'zip-the-coat',
      'just-ignore-it',
      'louder-screams',
    ],
  },
  {
    id: 'prevent-before-you-react',
    sections: 7,
    questions: ['evening-bath', 'giving-in', 'get-ready', 'homework-hour', 'wait-here'],
  },
  {
    id: 'school-evaluation-and-iep',
    sections: 7,
    questions: ['until-spring', 'signed-form', 'iep-meeting', 'meeting-language', 'not-agree'],
  },
  {
    id: 'sleep-wandering-water',
    sections: 7,
    questions: ['gone', 'gummies', 'spend-a-little', 'neighbor-helps', 'swim-class'],
  },
  {
    id: 'teach-a-better-request',
    sections: 6,
    questions: [
      'throws-pencil',
      'ten-times',
      'when-to-practice',
      'school-wants-words',
      'waits-for-hand',
    ],
  },
  {
    id: 'the-call-that-works',
    sections: 7,
    questions: ['which-number', 'therapy-covered', 'no-place', 'denied-on-phone', 'write-down'],
  },
  {
    id: 'what-autism-is',
    sections: 7,
    questions: ['can-think-well', 'how-many-children', 'quiet-girl', 'too-early', 'your-part'],
  },
  {
    id: 'what-your-state-requires',
    sections: 7,
    questions: ['age-limit', 'first-question', 'twenty-visits', 'called-experimental'],
  },
  {
    id: 'why-behavior-happens',
    sections: 7,
    questions: ['tv-scream', 'hits-ear', 'first-note', 'bad-night', 'just-autism'],
  },
];
