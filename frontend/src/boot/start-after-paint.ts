/** Longer than painting a complete page takes. */
const UNPAINTED_MS = 1_000;

/**
 * A page that was rendered at build time can be read before its scripts are there, and they would
 * only take the line from its style and font: they are fetched as soon as it was painted. Which
 * they are, the script of the site first, is said at the page's root. Any other page loads them by
 * itself.
 */
export const startAfterPaint = (): void => {
  let isStarted = false;
  const start = () => {
    const modules = document.getElementById('root')?.dataset['modules']?.split(' ');
    if (modules === undefined || isStarted) return;
    isStarted = true;
    const [entry = '', ...catalogs] = modules;
    for (const href of catalogs)
      document.head.append(element('link', { rel: 'modulepreload', crossOrigin: '', href }));
    document.head.append(element('script', { type: 'module', crossOrigin: '', src: entry }));
  };
  // The first paint may be the background alone, or show half of a page whose rest a script would
  // not find.
  const startWhenParsed = (paints: PerformanceObserverEntryList) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
    else start();
  };
  new PerformanceObserver(startWhenParsed).observe({ type: 'paint', buffered: true });
  // A tab in the background is not painted.
  window.addEventListener('load', () => setTimeout(start, UNPAINTED_MS));
};

const element = <Name extends 'link' | 'script'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties);
