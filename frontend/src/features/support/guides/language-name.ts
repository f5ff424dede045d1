/** Name of a file's language in the language of the page: "Spanish", or "inglés". */
export const languageName = (locale: string, language: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
