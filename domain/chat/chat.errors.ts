export const chatErrors = {
  UnknownChatMessage: {
    status: 404,
    message: 'We could not find this message. Please load the page again.',
  },
} as const;
