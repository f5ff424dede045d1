export const feedbackErrors = {
  UnknownFeedback: {
    status: 404,
    message: 'We can’t find this feedback any more.',
  },
  FeedbackClosed: {
    status: 409,
    message: 'This feedback can’t be changed any more. You can take it back, and send it anew.',
  },
  FeedbackMovedOn: {
    status: 409,
    message: 'This feedback has changed since you opened it. Look at it again.',
  },
  FeedbackNotPublic: {
    status: 409,
    message: 'The family did not agree that this is published.',
  },
  StoryTellsDetails: {
    status: 422,
    message:
      'It still has a phone number, an address or a full name in it. Leave that out, then publish it.',
  },
  StoryWordsAdded: {
    status: 422,
    message: 'A story is published in the family’s own words: leave words out, but add none.',
  },
} as const;
