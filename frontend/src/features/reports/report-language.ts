/** What the server words of reports are written in, whatever the language of the page. */
export const REPORT_LANGUAGE = 'en';
