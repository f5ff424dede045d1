import { useEffect } from 'react';

/** Prefixes the title of every page with these words, while they are set. */
export const useTitleAlarm = (words: string | undefined): void => {
  useEffect(() => {
    if (words === undefined) return;
    const prefix = `${words} · `;
    const put = (): void => {
      if (!document.title.startsWith(prefix)) document.title = `${prefix}${document.title}`;
    };
    put();
    // Pages set their title when they open.
    const watching = new MutationObserver(put);
    watching.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      watching.disconnect();
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [words]);
};
