/**
 * Runs in the page: what keeps a person from seeing where the keyboard is. WCAG 2.2, 2.4.7 (Focus
 * Visible) and 2.4.11 (Focus Not Obscured), and stricter than both: all of what has the focus is in
 * the window, nothing covers its middle or a corner, and no edge cuts off its frame. Something that
 * is on its way gets a second. Null where nothing has the focus.
 */
export const FOCUS_PROBLEMS = `(async () => {
  const PATIENCE_MS = 1000;
  const LEAST_FRAME_PX = 2;
  /** Inside of what a rounded corner leaves. */
  const INSET_PX = 5;

  const wordsOf = (element) =>
    element.tagName.toLowerCase() + ' “' + (
      element.getAttribute('aria-label') || element.labels?.[0]?.textContent || element.textContent
    ).trim().slice(0, 40) + '”';

  /** A field has its own parts over it, and in a tall face the lines of a text reach into another. */
  const isNeighbor = (hit, focused) =>
    (focused.matches('input, select') || getComputedStyle(focused).display === 'inline') &&
    focused.parentElement.contains(hit);

  const isOver = (hit, focused) =>
    !focused.contains(hit) && !hit.contains(focused) && !isNeighbor(hit, focused);

  const clipsOf = (element) => {
    const clips = [{ name: 'the window', left: 0, top: 0, right: innerWidth, bottom: innerHeight }];
    for (let box = element; box !== document.body; box = box.parentElement) {
      const { overflow, position } = getComputedStyle(box);
      if (box !== element && overflow !== 'visible') {
        const { left, top, right, bottom } = box.getBoundingClientRect();
        clips.push({ name: wordsOf(box), left, top, right, bottom });
      }
      if (position === 'fixed') break;
    }
    return clips;
  };

  const pointsOf = ({ left, top, right, bottom }) => {
    const x = (left + right) / 2;
    const y = (top + bottom) / 2;
    const dx = Math.max(0, x - left - INSET_PX);
    const dy = Math.max(0, y - top - INSET_PX);
    return [[x, y], ...[-dx, dx].flatMap((byX) => [-dy, dy].map((byY) => [x + byX, y + byY]))];
  };

  const look = () => {
    const focused = document.activeElement;
    const problems = [];
    const say = (problem) => problems.push(wordsOf(focused) + ' ' + problem);
    if (!focused.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      say('is not visible');

    const style = getComputedStyle(focused);
    if (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < LEAST_FRAME_PX)
      say('has no frame');
    const reach = parseFloat(style.outlineOffset) + LEAST_FRAME_PX;

    const rects = [...focused.getClientRects()];
    if (rects.length === 0) say('takes no room');
    for (const rect of rects) {
      for (const clip of clipsOf(focused)) {
        const sides = ['left', 'top'].filter((side) => rect[side] - reach < clip[side]);
        sides.push(...['right', 'bottom'].filter((side) => rect[side] + reach > clip[side]));
        if (sides.length > 0) say('is cut off by ' + clip.name + ': ' + sides);
      }
      for (const [x, y] of pointsOf(rect)) {
        const hit = document.elementFromPoint(x, y);
        if (hit !== null && isOver(hit, focused))
          say('is covered by ' + wordsOf(hit) + ' at ' + Math.round(x) + ', ' + Math.round(y));
      }
    }
    return problems;
  };

  // Of the page, nothing has the focus.
  if (document.activeElement === document.body) return null;
  const end = performance.now() + PATIENCE_MS;
  let problems = look();
  while (problems.length > 0 && performance.now() < end) {
    await new Promise(requestAnimationFrame);
    problems = look();
  }
  return problems;
})()`;
