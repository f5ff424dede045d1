/** Hands a file to the browser, which keeps it where its downloads are. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not before the browser has begun to read it.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
