export const entryFacesErrors = {
  NoPhoto: {
    status: 422,
    message: 'We can’t read this photo. Please choose another one.',
  },
  UnknownPhoto: {
    status: 404,
    message: 'We can’t find this photo. Please load the page again.',
  },
  TooManyPhotos: {
    status: 409,
    message: 'You have 100 photos already. Please remove one first, or choose a drawing.',
  },
  TooManyFaces: {
    status: 409,
    message: 'You have chosen pictures for 2,000 entries already. There is no room for more.',
  },
} as const;
