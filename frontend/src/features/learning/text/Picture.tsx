import { useCallback } from 'react';

interface PictureProps {
  /** Lines and shapes only: the check of the content sees to it. */
  readonly svg: string;
  readonly alt: string;
}

/** In the color of the text, which an image file would not know. */
export const Picture = ({ svg, alt }: PictureProps) => {
  const draw = useCallback(
    (frame: HTMLElement | null) => {
      const { documentElement: drawing } = new DOMParser().parseFromString(svg, 'image/svg+xml');
      // The frame says it in words.
      drawing.setAttribute('aria-hidden', 'true');
      frame?.replaceChildren(document.importNode(drawing, true));
    },
    [svg],
  );
  return <div ref={draw} role="img" aria-label={alt} className="max-w-sm text-accent *:w-full" />;
};
