export const directoryErrors = {
  UnknownResource: {
    status: 404,
    message: 'This provider is no longer in the directory. Search again to see who is there now.',
  },
  UnknownLocation: {
    status: 422,
    message: 'We don’t know that ZIP code or city. Check it, or search without a location.',
  },
  LocationAmbiguous: {
    status: 422,
    message: 'Several places have that name. Choose one, or add the state.',
  },
  LocationOutsideUS: {
    status: 422,
    message:
      'That is outside the United States, where we list providers. Enter a ZIP code or a city there.',
  },
} as const;
