export const supportErrors = {
  UnknownThread: {
    status: 404,
    message: 'We could not find this conversation. Open it from the list of your messages.',
  },
  ThreadMovedOn: {
    status: 409,
    message: 'Another message has come in. Read it first; your text is still here.',
  },
  ThreadMerged: {
    status: 409,
    message: 'This conversation was joined with another one. Continue there.',
  },
  ThreadOfAnotherPerson: {
    status: 409,
    message: 'These messages are from two people. Only messages of one person can be joined.',
  },
  ThreadGrantRequired: {
    status: 403,
    message: 'Your look at this message has ended. Open it again to continue.',
  },
  MailRefused: {
    status: 422,
    message: 'This mail could not be taken.',
  },
  ThreadLinkUsed: {
    status: 410,
    message: 'This link does not work. Ask for a new one: we send it to the same mailbox.',
  },
} as const;
