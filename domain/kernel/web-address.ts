const ADDRESS = /^(https?:\/\/)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/iu;

/** A web address as a person types it, with `https://` where they left it out; null for anything else. */
export const webAddress = (text: string): string | null => {
  const typed = text.trim();
  const match = ADDRESS.exec(typed);
  if (match === null) return null;
  return match[1] === undefined ? `https://${typed}` : typed;
};
