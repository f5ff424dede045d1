export const subscriptionErrors = {
  PlusRequired: {
    status: 403,
    message:
      'That is part of the Plus plan. Search without it, or look at the plans to see what Plus adds.',
  },
} as const;
