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
  LocationTooWide: {
    status: 422,
    message: 'That is a whole state. Choose a city in it, or enter a ZIP code.',
  },
  LocationMilitary: {
    status: 422,
    message:
      'That ZIP code is for military mail and has no place on a map. Enter a city or ZIP code near you.',
  },
  LocationOutsideUS: {
    status: 422,
    message:
      'That is outside the United States, where we list providers. Enter a ZIP code or a city there.',
  },
} as const;
