export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Delayed, so that the browser can begin reading.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
