export const learningErrors = {
  UnknownModule: {
    status: 404,
    message: 'We can’t find this lesson. Please choose another one.',
  },
  UnknownSection: { status: 422, message: 'This lesson has no such section.' },
  UnknownQuestion: { status: 422, message: 'This lesson has no such question.' },
  UnknownAnswer: { status: 422, message: 'This question has no such answer.' },
  AnswersMissing: {
    status: 422,
    message: 'Some questions have no answer yet. Please answer all of them.',
  },
  ModuleRetired: {
    status: 409,
    message: 'This lesson is no longer offered. Please choose another one.',
  },
  ModuleNotStarted: { status: 409, message: 'This lesson was not started yet.' },
  ModuleAlreadyCompleted: {
    status: 409,
    message: 'You’ve completed this lesson already. Start it again to answer once more.',
  },
  EarlierAttemptOpen: {
    status: 409,
    message: 'You haven’t finished this lesson yet. Please go on where you left off.',
  },
  OtherModuleVersion: {
    status: 409,
    message: 'You’re reading another version of this lesson. Please load the page again.',
  },
  PracticeOver: {
    status: 409,
    message: 'That is all for today. New questions come tomorrow.',
  },
  TooManyAnswers: {
    status: 409,
    message: 'These answers were changed very often. Please complete the lesson.',
  },
} as const;
